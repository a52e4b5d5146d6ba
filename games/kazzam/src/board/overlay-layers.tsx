import type { Cell } from '@tablewright/geometry';
import { memo, type ReactNode, useMemo } from 'react';
import type { MapPart } from '../map/court-map.ts';
import { reachOfAction } from './action-reach.ts';
import { useBoard, useLookedAt, usePicks } from './board-context.tsx';
import { nameOfCell } from './places.ts';
import { seenBy, threatsTo } from './threats.ts';
import { UNIT } from './units.ts';
import { useDrawnWay } from './use-way.ts';
import { costsTo } from './way-view.ts';

interface InPart {
  readonly part: MapPart;
}

function middleOf({ grid, offset }: MapPart, cell: Cell): string {
  return `${(grid.x(cell - offset) + 0.5) * UNIT} ${(grid.y(cell - offset) + 0.5) * UNIT}`;
}

function squaresPath({ grid, offset }: MapPart, cells: Iterable<Cell>): string {
  let d = '';
  for (const cell of cells) {
    if (cell < offset || cell >= offset + grid.size) continue;
    d += `M${grid.x(cell - offset) * UNIT} ${grid.y(cell - offset) * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`;
  }
  return d;
}

/** Squares out of which a step grants somebody an Opportunity (KZ-OPP-02). */
export function ThreatLayer({ part, who }: InPart & { readonly who: number }): ReactNode {
  const { table, choices } = useBoard();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices come with every change
  const threats = useMemo(() => threatsTo(table, who), [table, who, choices]);
  return <path className="kz-threat" d={squaresPath(part, threats.keys())} />;
}

/** Shades what somebody has no line to. */
export function SightLayer({ part, who }: InPart & { readonly who: number }): ReactNode {
  const { table, ground, choices } = useBoard();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices come with every change
  const unseen = useMemo(() => {
    const seen = seenBy(table, who);
    const { offset, grid } = part;
    return Array.from({ length: grid.size }, (_, at) => at + offset).filter(
      (cell) => !ground.isFull(cell) && !seen.has(cell),
    );
  }, [table, who, part, ground, choices]);
  return <path className="kz-unseen" d={squaresPath(part, unseen)} />;
}

/** The way that is being drawn, and what each square would cost before it is. */
export function WayLayer({ part }: InPart): ReactNode {
  const { choices, ground } = useBoard();
  const drawn = useDrawnWay();
  const { grid, offset } = part;
  const inside = (cell: Cell) => cell >= offset && cell < offset + grid.size;
  const way = choices.find(({ kind }) => kind === 'path');
  const costs = useMemo(
    () => (way === undefined ? undefined : costsTo(way, ground.map)),
    [way, ground],
  );
  if (way === undefined || drawn === undefined) return null;
  const cells = drawn.cells.filter(inside);
  const risky = drawn.granted.flatMap(({ from }) => from).filter(inside);
  return (
    <g className="kz-way">
      {(cells.length < 2 || !drawn.mayEnd) && costs !== undefined && (
        <Costs part={part} costs={costs} />
      )}
      {cells.slice(1).map((cell, at) => {
        const from = cells[at] ?? cell;
        const jumps = !ground.inOnePart(from, cell) || (ground.distance(from, cell) ?? 0) > 1;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a square twice
            key={at}
            className="kz-way-line"
            data-jumps={jumps || undefined}
            d={`M${middleOf(part, from)}L${middleOf(part, cell)}`}
          />
        );
      })}
      {cells.slice(1).map((cell, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a square twice
          key={at}
          className="kz-way-stop"
          data-last={at === cells.length - 2 || undefined}
          r={at === cells.length - 2 ? 9 : 5}
          transform={`translate(${middleOf(part, cell)})`}
        />
      ))}
      {risky.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may strike at one square
        <g key={at} className="kz-risk" transform={`translate(${middleOf(part, cell)})`}>
          <path d="M0 -16L15 11H-15z" />
          <path className="kz-risk-sign" d="M0 -8v9M0 5v1.5" />
        </g>
      ))}
    </g>
  );
}

/** Where the action that is pointed at could take whoever acts, with what each square costs. */
export function ReachLayer({ part }: InPart): ReactNode {
  const { choices, table } = useBoard();
  const { pointedAt } = usePicks();
  let pointed = '';
  let who = -1;
  for (const choice of choices) {
    const option = choice.options.find((one) => pointedAt({ choice, option: one }));
    if (option === undefined) continue;
    pointed = option.id;
    who = Number(choice.why.params?.who ?? -1);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices come with every change
  const costs = useMemo(
    () => (pointed === '' ? undefined : reachOfAction(table, who, pointed)),
    [table, choices, who, pointed],
  );
  if (costs === undefined) return null;
  return (
    <g className="kz-way">
      <path className="kz-reach" d={squaresPath(part, costs.keys())} />
      <Costs part={part} costs={costs} />
    </g>
  );
}

/** What it costs to come to squares. */
const Costs = memo(function Costs({
  part: { grid, offset },
  costs,
}: InPart & { readonly costs: ReadonlyMap<Cell, number> }): ReactNode {
  return [...costs]
    .filter(([cell, cost]) => cell >= offset && cell < offset + grid.size && cost > 0)
    .map(([cell, cost]) => (
      <text
        key={cell}
        className="kz-cost kz-fine"
        x={grid.x(cell - offset) * UNIT + 20}
        y={grid.y(cell - offset) * UNIT + 20.5}
      >
        {cost}
      </text>
    ));
});

/** A portal's way to its other end, while somebody looks at it. */
export function PortalLayer({ part }: InPart): ReactNode {
  const { ground } = useBoard();
  const cell = useLookedAt();
  if (cell === undefined) return null;
  const { grid, offset } = part;
  const portal = [...ground.map.portals, ...ground.tunnels].find(
    ({ entry, end }) => entry === cell || end === cell,
  );
  if (portal === undefined) return null;
  const inside = (one: Cell) => one >= offset && one < offset + grid.size;
  if (!inside(portal.entry) || !inside(portal.end)) return null;
  return (
    <path
      className="kz-portal-way"
      d={`M${middleOf(part, portal.entry)}L${middleOf(part, portal.end)}`}
      aria-label={nameOfCell(ground.map, portal.end)}
    />
  );
}
