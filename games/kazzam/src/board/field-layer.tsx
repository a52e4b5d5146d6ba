import type { Cell } from '@tablewright/geometry';
import type { ReactNode } from 'react';
import {
  type CourtPart,
  type InPlay,
  inPlayOnSquares,
  isIn,
  isOrb,
  placeIn,
  questsIn,
  squareAt,
} from '../explain/index.ts';
import type { BuiltTrap, CreatureId } from '../model.ts';
import { useBoard } from './board-context.tsx';
import { type Paint, paintOf } from './colours.ts';
import { ItemPiece, OrbPiece, PedestalPiece } from './pieces.tsx';
import { UNIT } from './units.ts';

/** What lies on the squares of a part: zones, warps, traps, made walls, pedestals, loose orbs. */
export function FieldLayer({ part }: { readonly part: CourtPart }): ReactNode {
  const { view } = useBoard();
  return (
    <g className="kz-field">
      {inPlayOnSquares(view).map((effect) =>
        effect.lies === 'zone' ? (
          <Zone key={effect.id} part={part} zone={effect} />
        ) : (
          <Marks key={effect.id} part={part} effect={effect} />
        ),
      )}
      <MadeWalls part={part} />
      <Blocks part={part} />
      <Traps part={part} />
      <Pedestals part={part} />
      <LooseItems part={part} />
      <NamedOrbs part={part} />
    </g>
  );
}

function Zone({ part, zone }: { readonly part: CourtPart; readonly zone: InPlay }): ReactNode {
  const paint = usePaint();
  const cells = zone.cells.filter((cell) => isIn(part, cell));
  const spots = cells.map((cell) => spotOf(part, cell));
  return (
    <g className="kz-zone" data-paint={paint(zone.by)} data-harms={zone.harms || undefined}>
      <path d={spots.map(({ x, y }) => `M${x} ${y}h${UNIT}v${UNIT}h-${UNIT}z`).join('')} />
      <path className="kz-zone-edge" d={outlineOf(cells, part)} />
    </g>
  );
}

/** What marks single squares. */
function Marks({ part, effect }: { readonly part: CourtPart; readonly effect: InPlay }): ReactNode {
  const paint = usePaint();
  return effect.cells
    .filter((cell) => isIn(part, cell))
    .map((cell) => (
      <g
        key={cell}
        className="kz-mark"
        data-paint={paint(effect.by)}
        transform={shiftTo(part, cell)}
      >
        <circle cx="20" cy="20" r="15" />
        <path d="M20 8v24M8 20h24M12 12l16 16M28 12L12 28" />
      </g>
    ));
}

/** Walls that somebody has made, with their HP. */
function MadeWalls({ part }: { readonly part: CourtPart }): ReactNode {
  const { view } = useBoard();
  return view.walls.flatMap((wall) =>
    wall.cells
      .filter((cell) => isIn(part, cell))
      .map((cell) => (
        <g key={cell} className="kz-made-wall" transform={shiftTo(part, cell)}>
          <rect x="1" y="1" width="38" height="38" />
          <path d="M1 14H39M1 27H39M14 1V14M27 14V27M14 27V39" />
          <text x="20" y="20.5">
            {wall.hp}
          </text>
        </g>
      )),
  );
}

/** Blocks, which glow: their square is drawn as Low Cover below. */
function Blocks({ part }: { readonly part: CourtPart }): ReactNode {
  const { view } = useBoard();
  return view.changed
    .filter(({ cell, under }) => under !== undefined && isIn(part, cell))
    .map(({ cell }) => (
      <g key={cell} className="kz-block" transform={shiftTo(part, cell)}>
        <rect x="7" y="7" width="26" height="26" rx="3" />
        <path d="M7 14l7-7h19v19l-7 7M26 33V14H7M26 14l7-7" />
      </g>
    ));
}

function Traps({ part }: { readonly part: CourtPart }): ReactNode {
  const { view } = useBoard();
  const paint = usePaint();
  return view.traps
    .filter(({ cell }) => isIn(part, cell))
    .map((trap) => (
      <g
        key={trap.id}
        className="kz-trap"
        data-kind={trap.kind}
        data-inert={(trap.kind === 'built' && trap.charges === 0) || undefined}
        data-paint={paint(trap.by)}
        transform={shiftTo(part, trap.cell)}
      >
        <path d="M20 8L34 32H6z" />
        {trap.kind === 'built' ? (
          <BuiltSign trap={trap} />
        ) : (
          <path
            className="kz-trap-sign"
            d={trap.kind === 'snap' ? 'M14 26h12M16 21h8' : 'M20 16v8M20 28v1'}
          />
        )}
      </g>
    ));
}

/** Charges of a built trap in its middle, and in its corner its HP if it has more than one. */
function BuiltSign({ trap }: { readonly trap: BuiltTrap }): ReactNode {
  return (
    <>
      <text x="20" y="27">
        {trap.charges}
      </text>
      {trap.hp > 1 && (
        <g className="kz-trap-hp">
          <circle cx="33" cy="32" r="6.5" />
          <text x="33" y="36">
            {trap.hp}
          </text>
        </g>
      )}
    </>
  );
}

/** The pedestals with the orbs that lie on them. */
function Pedestals({ part }: { readonly part: CourtPart }): ReactNode {
  const { view } = useBoard();
  return view.pedestals.map(({ cell, team }, number) =>
    cell >= 0 && isIn(part, cell) ? (
      <PedestalPiece
        // biome-ignore lint/suspicious/noArrayIndexKey: pedestals are named by their place
        key={number}
        {...spotOf(part, cell)}
        paint={paintOf(view, team)}
        orbs={view.items
          .filter(({ place }) => place.at === 'pedestal' && place.pedestal === number)
          .map((orb) => paintOf(view, orb.team))
          .join(' ')}
      />
    ) : null,
  );
}

/** Rings around the orbs that quests name, with what they pay. */
function NamedOrbs({ part }: { readonly part: CourtPart }): ReactNode {
  const { view } = useBoard();
  return questsIn(view).flatMap(({ cells, reward }) =>
    cells
      .filter((cell) => isIn(part, cell))
      .map((cell) => (
        <g key={cell} className="kz-named" transform={shiftTo(part, cell)}>
          <circle cx="20" cy="20" r="17" />
          <text x="33" y="9">
            {reward}
          </text>
        </g>
      )),
  );
}

/** Items that lie on the ground, in a corner of their square. */
function LooseItems({ part }: { readonly part: CourtPart }): ReactNode {
  const { view } = useBoard();
  return view.items.map(({ kind, place, team }, number) => {
    if (place.at !== 'ground' || !isIn(part, place.cell)) return null;
    const { x, y } = spotOf(part, place.cell);
    const at = { x: x + 31, y: y + 31 };
    // biome-ignore-start lint/suspicious/noArrayIndexKey: items are named by their place
    return isOrb(kind) ? (
      <OrbPiece key={number} {...at} paint={paintOf(view, team)} radius={8} />
    ) : (
      <ItemPiece key={number} {...at} />
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: items are named by their place
  });
}

/** The colour of whoever has brought something. */
function usePaint(): (by: CreatureId) => Paint {
  const { view } = useBoard();
  return (by) => paintOf(view, view.creatures[by]?.team);
}

/** Where the corner of a square is drawn. */
function spotOf(part: CourtPart, cell: Cell): { readonly x: number; readonly y: number } {
  const { x, y } = placeIn(part, cell);
  return { x: x * UNIT, y: y * UNIT };
}

function shiftTo(part: CourtPart, cell: Cell): string {
  const { x, y } = spotOf(part, cell);
  return `translate(${x} ${y})`;
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
