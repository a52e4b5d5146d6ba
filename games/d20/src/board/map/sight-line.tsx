import type { ReactNode } from 'react';
import { distanceOf, FEET_OF_SQUARE, sightBetween } from '../../explain/index.ts';
import { useTableTop } from '../board-context.tsx';
import { boardText } from '../words.ts';
import { UNIT } from './units.ts';

/** From whoever acts to whom one looks at: how far it is, and whether it is in sight, with cover, or not. */
export function SightLine(): ReactNode {
  const { view, map, acting, looked } = useTableTop();
  if (map === undefined || acting === undefined || looked === undefined) return null;
  const from = view.creatures.find(({ id }) => id === acting)?.place;
  const to = view.creatures.find(({ id, place }) =>
    'creature' in looked
      ? id === looked.creature
      : place.at === 'square' && place.cell === looked.cell,
  );
  if (from?.at !== 'square' || to?.place.at !== 'square') return null;
  const sight = sightBetween(view, acting, to.id);
  const distance = distanceOf(view, acting, to.id);
  if (sight === undefined || distance === undefined) return null;
  const middle = (cell: number) => ({
    x: ((cell % map.width) + 0.5) * UNIT,
    y: (Math.floor(cell / map.width) + 0.5) * UNIT,
  });
  const [a, b] = [middle(from.cell), middle(to.place.cell)];
  const says = boardText('board.feet', { feet: distance.feet });
  const wide = 10 + 6.4 * says.length;
  return (
    <g className="dt-sight" data-sight={sight}>
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      {/* Between two who stand side by side is no room for words; the foot says it. */}
      {distance.feet > FEET_OF_SQUARE && (
        <g transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}>
          <rect x={-wide / 2} y="-8" width={wide} height="16" rx="8" />
          <text>{says}</text>
        </g>
      )}
    </g>
  );
}
