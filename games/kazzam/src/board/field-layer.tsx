import type { ReactNode } from 'react';
import { type CourtPart, inPlayOnSquares, isIn, placeIn, squareAt } from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { paintOf } from './colours.ts';
import { OrbPiece, PedestalPiece } from './pieces.tsx';
import { UNIT } from './units.ts';

/** What lies on the squares of a part: zones, warps, traps, made walls, pedestals, loose orbs. */
export function FieldLayer({ part }: { readonly part: CourtPart }): ReactNode {
  const { view } = useBoard();
  const inside = (cell: number) => isIn(part, cell);
  const xOf = (cell: number) => placeIn(part, cell).x * UNIT;
  const yOf = (cell: number) => placeIn(part, cell).y * UNIT;
  const paint = (by: number) => paintOf(view, view.creatures[by]?.team);
  const loose = view.orbs.flatMap(({ place, team }, orb) =>
    place.at === 'ground' && inside(place.cell) ? [{ orb, cell: place.cell, team }] : [],
  );
  return (
    <g className="kz-field">
      {inPlayOnSquares(view).map((effect) => {
        const cells = effect.cells.filter(inside);
        if (effect.lies === 'zone') {
          const spots = cells.map((cell) => ({ x: xOf(cell), y: yOf(cell) }));
          return (
            <g
              key={effect.id}
              className="kz-zone"
              data-paint={paint(effect.by)}
              data-harms={effect.harms || undefined}
            >
              <path d={spots.map(({ x, y }) => `M${x} ${y}h${UNIT}v${UNIT}h-${UNIT}z`).join('')} />
              <path className="kz-zone-edge" d={outlineOf(cells, part)} />
            </g>
          );
        }
        return cells.map((cell) => (
          <g
            key={`${effect.id}/${cell}`}
            className="kz-mark"
            data-paint={paint(effect.by)}
            transform={`translate(${xOf(cell)} ${yOf(cell)})`}
          >
            <circle cx="20" cy="20" r="15" />
            <path d="M20 8v24M8 20h24M12 12l16 16M28 12L12 28" />
          </g>
        ));
      })}
      {view.walls.flatMap((wall) =>
        wall.cells.filter(inside).map((cell) => (
          <g
            key={`wall${cell}`}
            className="kz-made-wall"
            transform={`translate(${xOf(cell)} ${yOf(cell)})`}
          >
            <rect x="1" y="1" width="38" height="38" />
            <path d="M1 14H39M1 27H39M14 1V14M27 14V27M14 27V39" />
            <text x="20" y="20.5">
              {wall.hp}
            </text>
          </g>
        )),
      )}
      {view.traps
        .filter(({ cell }) => inside(cell))
        .map(({ id, cell, kind, by }) => (
          <g
            key={`trap${id}`}
            className="kz-trap"
            data-kind={kind}
            data-paint={paint(by)}
            transform={`translate(${xOf(cell)} ${yOf(cell)})`}
          >
            <path d="M20 8L34 32H6z" />
            <path
              className="kz-trap-sign"
              d={kind === 'snap' ? 'M14 26h12M16 21h8' : 'M20 16v8M20 28v1'}
            />
          </g>
        ))}
      {view.pedestals.map(({ cell, team }, number) =>
        cell >= 0 && inside(cell) ? (
          <PedestalPiece
            // biome-ignore lint/suspicious/noArrayIndexKey: pedestals are named by their place
            key={number}
            x={xOf(cell)}
            y={yOf(cell)}
            paint={paintOf(view, team)}
            orbs={view.orbs
              .filter(({ place }) => place.at === 'pedestal' && place.pedestal === number)
              .map((orb) => paintOf(view, orb.team))
              .join(' ')}
          />
        ) : null,
      )}
      {loose.map(({ orb, cell, team }) => (
        <OrbPiece
          key={orb}
          x={xOf(cell) + 31}
          y={yOf(cell) + 31}
          paint={paintOf(view, team)}
          radius={8}
        />
      ))}
    </g>
  );
}

/** The outline of a set of squares. */
function outlineOf(cells: readonly number[], part: CourtPart): string {
  const all = new Set(cells);
  const has = (x: number, y: number) => all.has(squareAt(part, x, y));
  let d = '';
  for (const cell of cells) {
    const { x, y } = placeIn(part, cell);
    if (!has(x, y - 1)) d += `M${x * UNIT} ${y * UNIT}h${UNIT}`;
    if (!has(x, y + 1)) d += `M${x * UNIT} ${(y + 1) * UNIT}h${UNIT}`;
    if (!has(x - 1, y)) d += `M${x * UNIT} ${y * UNIT}v${UNIT}`;
    if (!has(x + 1, y)) d += `M${(x + 1) * UNIT} ${y * UNIT}v${UNIT}`;
  }
  return d;
}
