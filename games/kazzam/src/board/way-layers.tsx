import type { Cell } from '@tablewright/geometry';
import { memo, type ReactNode, useMemo } from 'react';
import {
  areNeighbours,
  type CourtPart,
  isIn,
  placeIn,
  pricesOf,
  type WayFacts,
  waysOfAction,
} from '../explain/index.ts';
import { useBoard, useLookedAt, usePicks } from './board-context.tsx';
import { middleOf, pointedIn, squaresPath } from './overlay-layers.tsx';
import { UNIT } from './units.ts';
import { useDrawnWay, useWayAhead } from './use-way.ts';
import { wayInShort } from './way-words.ts';

interface InPart {
  readonly part: CourtPart;
}

/** What coming to a square costs, and whether that brings anything upon the walker. */
interface Price {
  readonly cost: number;
  readonly risky: boolean;
}

/** The way that is being drawn; before it is, what each square would cost. */
export function WayLayer({ part }: InPart): ReactNode {
  const { view, choices, court } = useBoard();
  const drawn = useDrawnWay();
  const way = choices.find(({ kind }) => kind === 'path');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view that changes brings a new choice
  const prices = useMemo(
    () => (way === undefined ? undefined : pricesOf(view, way)),
    [way, view, court],
  );
  if (way === undefined || drawn === undefined) return null;
  return (
    <g className="kz-way">
      {(drawn.cells.length < 2 || !drawn.mayEnd) && prices !== undefined && (
        <Prices part={part} prices={prices} />
      )}
      <Line part={part} way={drawn} />
    </g>
  );
}

/** The side of a square, in CSS pixels, at which a sign is as large as it is drawn. */
const SIGN = 46;
/** How much smaller and larger it is drawn at most. */
const LEAST_SIGN = 0.45;
const LARGEST_SIGN = 2.6;

/** The way that a touch would draw or go, with what it costs and brings about. */
export function AheadLayer({
  part,
  side,
}: InPart & {
  /** The side of a square, in CSS pixels. */
  readonly side: number;
}): ReactNode {
  const ahead = useWayAhead();
  const cell = useLookedAt();
  if (ahead === undefined || cell === undefined || !isIn(part, cell)) return null;
  const line = wayInShort(ahead);
  const { x, y } = placeIn(part, cell);
  const width = 9 + 6 * line.length;
  // As large to read at any size of the map.
  const scale = Math.max(LEAST_SIGN, Math.min(LARGEST_SIGN, SIGN / side));
  const half = (width / 2) * scale;
  const most = part.columns * UNIT - half;
  const middle = Math.max(half, Math.min(most, (x + 0.5) * UNIT));
  // Above its square, or below where there is no room.
  const away = 9 * scale;
  const top = y * UNIT < 2 * away ? (y + 1) * UNIT + away : y * UNIT - away;
  return (
    <g className="kz-way" data-ahead>
      <Line part={part} way={ahead} />
      <g
        className="kz-aims"
        data-risky={ahead.risks.length > 0 || undefined}
        transform={`translate(${middle} ${top}) scale(${scale})`}
      >
        <rect x={-width / 2} y="-7.5" width={width} height="15" rx="7.5" />
        <text>{line}</text>
      </g>
    </g>
  );
}

/** A way square by square, with a sign wherever something comes upon its walker. */
function Line({ part, way }: InPart & { readonly way: WayFacts }): ReactNode {
  const { court } = useBoard();
  const inside = (cell: Cell) => isIn(part, cell);
  const cells = way.cells.filter(inside);
  const risky = way.risks.flatMap(({ at }) => at).filter(inside);
  return (
    <>
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
    </>
  );
}

/** Where the action that is pointed at leads, and what each square costs. */
export function ReachLayer({ part }: InPart): ReactNode {
  const { choices, view } = useBoard();
  const { pointedAt } = usePicks();
  const cell = useLookedAt();
  let pointed = '';
  let who = -1;
  for (const choice of choices) {
    const option = pointedIn(choice, pointedAt);
    if (option === undefined) continue;
    pointed = option.id;
    who = Number(choice.why.params?.who ?? -1);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices come with every change
  const prices = useMemo(() => {
    const ways = pointed === '' ? undefined : waysOfAction(view, who, pointed);
    return (
      ways &&
      new Map([...ways].map(([to, { cost, risks }]) => [to, { cost, risky: risks.length > 0 }]))
    );
  }, [view, choices, who, pointed]);
  // The way to a square that is looked at says more than the price of all.
  if (prices === undefined || cell !== undefined) return null;
  return (
    <g className="kz-way">
      <path className="kz-reach" d={squaresPath(part, prices.keys())} />
      <Prices part={part} prices={prices} />
    </g>
  );
}

/** The prices of squares, written on them, with a sign on those to which no way is without risk. */
const Prices = memo(function Prices({
  part,
  prices,
}: InPart & { readonly prices: ReadonlyMap<Cell, Price> }): ReactNode {
  return [...prices]
    .filter(([cell, { cost }]) => isIn(part, cell) && cost > 0)
    .map(([cell, { cost, risky }]) => {
      const { x, y } = placeIn(part, cell);
      return (
        <g key={cell} className="kz-price" data-risky={risky || undefined}>
          <text className="kz-cost kz-fine" x={x * UNIT + 20} y={y * UNIT + 20.5}>
            {cost}
          </text>
          {risky && <path d={`M${x * UNIT + 33} ${y * UNIT + 3}l5 9h-10z`} />}
        </g>
      );
    });
});
