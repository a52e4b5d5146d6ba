import type { ChoiceView, Option } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type ReactNode, useMemo } from 'react';
import {
  areaOf,
  attackAsked,
  attackOf,
  type CourtPart,
  isIn,
  nameOfSquare,
  placeIn,
  sightOf,
  threatsTo,
} from '../explain/index.ts';
import { type Picks, useBoard, useLookedAt, usePicks } from './board-context.tsx';
import { UNIT } from './units.ts';

interface InPart {
  readonly part: CourtPart;
}

/** The middle of a square, as two numbers in text. */
export function middleOf(part: CourtPart, cell: Cell): string {
  const { x, y } = placeIn(part, cell);
  return `${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}`;
}

/** The outline of squares, as far as they are in the part. */
export function squaresPath(part: CourtPart, cells: Iterable<Cell>): string {
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

/** The option of a choice, open or closed, that is pointed at. */
export function pointedIn(choice: ChoiceView, pointedAt: Picks['pointedAt']): Option | undefined {
  return [...choice.options, ...choice.closed].find((option) => pointedAt({ choice, option }));
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
