import type { ChoiceView, Option } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { memo, type ReactNode, useMemo } from 'react';
import {
  areaOf,
  areNeighbours,
  attackAsked,
  attackOf,
  type CourtPart,
  costsTo,
  isIn,
  nameOfSquare,
  placeIn,
  reachOfAction,
  sightOf,
  threatsTo,
} from '../explain/index.ts';
import { type Picks, useBoard, useLookedAt, usePicks } from './board-context.tsx';
import { UNIT } from './units.ts';
import { useDrawnWay } from './use-way.ts';

interface InPart {
  readonly part: CourtPart;
}

function middleOf(part: CourtPart, cell: Cell): string {
  const { x, y } = placeIn(part, cell);
  return `${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}`;
}

function squaresPath(part: CourtPart, cells: Iterable<Cell>): string {
  let d = '';
  for (const cell of cells) {
    if (!isIn(part, cell)) continue;
    const { x, y } = placeIn(part, cell);
    d += `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`;
  }
  return d;
}

/** Marks squares that grant somebody an Opportunity when left (KZ-OPP-02). */
export function ThreatLayer({ part, who }: InPart & { readonly who: number }): ReactNode {
  const { view, choices } = useBoard();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices come with every change
  const threats = useMemo(() => threatsTo(view, who), [view, who, choices]);
  return <path className="kz-threat" d={squaresPath(part, threats.keys())} />;
}

/** Shades the squares that somebody has no line to. */
export function SightLayer({ part, who }: InPart & { readonly who: number }): ReactNode {
  const { view, court, choices } = useBoard();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices come with every change
  const { unseen } = useMemo(() => sightOf(view, who), [view, who, court, choices]);
  return <path className="kz-unseen" d={squaresPath(part, unseen)} />;
}

/** The way that is being drawn; before it is, what each square would cost. */
export function WayLayer({ part }: InPart): ReactNode {
  const { view, choices, court } = useBoard();
  const drawn = useDrawnWay();
  const inside = (cell: Cell) => isIn(part, cell);
  const way = choices.find(({ kind }) => kind === 'path');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view that changes brings a new choice
  const costs = useMemo(
    () => (way === undefined ? undefined : costsTo(view, way)),
    [way, view, court],
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
        const jumps = !areNeighbours(court, from, cell);
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

/** The option of a choice, open or closed, that is pointed at. */
function pointedIn(choice: ChoiceView, pointedAt: Picks['pointedAt']): Option | undefined {
  return [...choice.options, ...choice.closed].find((option) => pointedAt({ choice, option }));
}

/** Where the action that is pointed at leads, and what each square costs. */
export function ReachLayer({ part }: InPart): ReactNode {
  const { choices, view } = useBoard();
  const { pointedAt } = usePicks();
  let pointed = '';
  let who = -1;
  for (const choice of choices) {
    const option = pointedIn(choice, pointedAt);
    if (option === undefined) continue;
    pointed = option.id;
    who = Number(choice.why.params?.who ?? -1);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices come with every change
  const costs = useMemo(
    () => (pointed === '' ? undefined : reachOfAction(view, who, pointed)),
    [view, choices, who, pointed],
  );
  if (costs === undefined) return null;
  return (
    <g className="kz-way">
      <path className="kz-reach" d={squaresPath(part, costs.keys())} />
      <Costs part={part} costs={costs} />
    </g>
  );
}

/** The squares that the attack reaches which is asked about, or which is pointed at. */
export function AreaLayer({ part }: InPart): ReactNode {
  const { choices, view } = useBoard();
  const { pointedAt } = usePicks();
  let pointed = '';
  let who = -1;
  for (const choice of choices) {
    const option = pointedIn(choice, pointedAt);
    if (option === undefined || choice.why.key !== 'action') continue;
    pointed = option.id;
    who = Number(choice.why.params?.who ?? -1);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices come with every change
  const area = useMemo(() => {
    const [asked] = choices.flatMap((choice) => attackAsked(view, choice) ?? []);
    const attack = pointed === '' ? asked : attackOf(view, who, pointed);
    return attack === undefined ? [] : areaOf(view, attack);
  }, [view, choices, who, pointed]);
  if (area.length === 0) return null;
  return <path className="kz-range" d={squaresPath(part, area)} />;
}

/** The costs of squares, written on them. */
const Costs = memo(function Costs({
  part,
  costs,
}: InPart & { readonly costs: ReadonlyMap<Cell, number> }): ReactNode {
  return [...costs]
    .filter(([cell, cost]) => isIn(part, cell) && cost > 0)
    .map(([cell, cost]) => {
      const { x, y } = placeIn(part, cell);
      return (
        <text key={cell} className="kz-cost kz-fine" x={x * UNIT + 20} y={y * UNIT + 20.5}>
          {cost}
        </text>
      );
    });
});

/** The line between the two ends of the portal that is looked at. */
export function PortalLayer({ part }: InPart): ReactNode {
  const { court } = useBoard();
  const cell = useLookedAt();
  if (cell === undefined) return null;
  const portal = [...court.portals, ...court.tunnels].find(
    ({ entry, end }) => entry === cell || end === cell,
  );
  if (portal === undefined) return null;
  if (!isIn(part, portal.entry) || !isIn(part, portal.end)) return null;
  return (
    <path
      className="kz-portal-way"
      d={`M${middleOf(part, portal.entry)}L${middleOf(part, portal.end)}`}
      aria-label={nameOfSquare(court, portal.end)}
    />
  );
}
