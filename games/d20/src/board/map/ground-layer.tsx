import { memo, type ReactNode } from 'react';
import type { GroundKind, MapFacts } from '../../explain/index.ts';
import { squaresOf } from './outline.ts';
import { UNIT } from './units.ts';

/** What a map is drawn of: parchment with ink on it, walls, doors, rubble, cover and growth; then the dark. */
export const GroundLayer = memo(function GroundLayer({
  map: { width, height, grounds, dark },
}: {
  readonly map: MapFacts;
}): ReactNode {
  const cellsOf = (kind: GroundKind) =>
    grounds.flatMap((one, cell) => (one === kind ? [cell] : []));
  return (
    <g>
      <rect className="dt-parchment" width={width * UNIT} height={height * UNIT} />
      <path className="dt-lines" d={linesOf(width, height)} />
      <path className="dt-growth-ground" d={squaresOf(cellsOf('growth'), width)} />
      {cellsOf('rough').map((cell) => at(cell, width, 'dt-rough', ROUGH))}
      {cellsOf('growth').map((cell) => at(cell, width, 'dt-growth', GROWTH))}
      {cellsOf('cover').map((cell) => at(cell, width, 'dt-cover', COVER))}
      <path className="dt-wall" d={squaresOf(cellsOf('wall'), width)} />
      <path
        className="dt-wall-lines"
        d={cellsOf('wall')
          .map((cell) => hatch(cell, width))
          .join('')}
      />
      {cellsOf('door').map((cell) => at(cell, width, 'dt-door', DOOR))}
      <path className="dt-dark" d={squaresOf([...dark], width)} />
    </g>
  );
});

function at(cell: number, width: number, className: string, d: string): ReactNode {
  // Every other square the other way round, so that a field of them is no wallpaper.
  const flip = (cell * 7) % 3 === 0;
  const [x, y] = [(cell % width) * UNIT, Math.floor(cell / width) * UNIT];
  const turned = flip && className !== 'dt-door' ? ` translate(${UNIT} 0) scale(-1 1)` : '';
  return (
    <path key={cell} className={className} d={d} transform={`translate(${x} ${y})${turned}`} />
  );
}

function linesOf(width: number, height: number): string {
  const rows = Array.from(
    { length: height - 1 },
    (_, row) => `M0 ${(row + 1) * UNIT}h${width * UNIT}`,
  );
  const columns = Array.from(
    { length: width - 1 },
    (_, column) => `M${(column + 1) * UNIT} 0v${height * UNIT}`,
  );
  return [...rows, ...columns].join('');
}

function hatch(cell: number, width: number): string {
  const [x, y] = [(cell % width) * UNIT, Math.floor(cell / width) * UNIT];
  return `M${x} ${y + 20}l20 -20M${x} ${y + 40}l40 -40M${x + 20} ${y + 40}l20 -20`;
}

/** Stones on the floor. */
const ROUGH =
  'M6 29l4-5 6 1 2 5-5 3zM24 12l5-3 5 3-1 5-6 1zM26 33l3-3 4 2-1 4h-4zM9 11l3-2 3 2-1 3h-4z';
/** Leaves of a thicket. */
const GROWTH =
  'M9 34c-6-4-6-11-1-14c-3-6 2-12 8-11c3-6 12-6 14 0c6 0 9 7 5 11c4 5 0 12-6 12c-4 5-11 6-14 2c-2 2-4 2-6 0zM14 27c2-2 5-2 7 0M22 18c2-2 5-2 7 0M12 17c2-1 4-1 5 0';
/** A crate, or a low wall. */
const COVER = 'M7 11h26v20h-26zM7 17h26M7 25h26M15 11v6M25 17v8M15 25v6';
/** A closed door. */
const DOOR = 'M3 3h34v34h-34zM20 3v34M14 20h2M24 20h2';
