import type { ReactNode } from 'react';
import type { SideFace } from '../board.ts';
import { DASHES } from '../charts/dashes.ts';
import type { SeatMark } from '../seat-mark.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { SeatBadge } from './seat-badge.tsx';

/** A side of the story: what it is called and how it is drawn. */
export interface Side {
  readonly name: string;
  readonly colour: string;
  /** The outline of its sign in a box of 10 by 10, or the mark of its seat. */
  readonly sign?: string | SeatMark;
}

/** The sides that the board names, else the seats. */
export function useSides(count: number, faces: readonly SideFace[] | undefined): readonly Side[] {
  const { speaker, seats } = useTable();
  return Array.from({ length: count }, (_, side) => {
    const face = faces?.[side];
    if (face !== undefined) return { ...face, name: sayOrShow(speaker, face.name) };
    const seat = seats[side];
    if (seat !== undefined) return { name: seat.name, colour: seat.mark.colour, sign: seat.mark };
    return { name: String(side + 1), colour: `var(--seat-${side % DASHES.length})` };
  });
}

/** The line of a side, given its place among them. */
export function SideLine({
  side,
  place,
  d,
}: {
  readonly side: Side;
  readonly place: number;
  readonly d: string;
}): ReactNode {
  return (
    <path
      className="tw-story-line tw-plot-line"
      d={d}
      stroke={side.colour}
      strokeDasharray={DASHES[place % DASHES.length]}
    />
  );
}

/** The sign of a side in a box of 10 by 10: of a seat its letter. */
export function SideSign({ side: { sign, colour } }: { readonly side: Side }): ReactNode {
  if (sign === undefined) return null;
  if (typeof sign === 'string') return <path d={sign} fill={colour} />;
  return (
    <text className="tw-story-sign" y={9}>
      {sign.letter}
    </text>
  );
}

/** The sign of a side as it stands among words. */
export function SideBadge({ side }: { readonly side: Side }): ReactNode {
  if (typeof side.sign === 'object') return <SeatBadge mark={side.sign} size={20} />;
  return (
    <svg viewBox="0 0 10 10" width="12" height="12" aria-hidden="true">
      <SideSign side={side} />
    </svg>
  );
}

/** What the lines of a chart stand for. */
export function SideKey({ sides }: { readonly sides: readonly Side[] }): ReactNode {
  return (
    <ul className="tw-story-sides">
      {sides.map((side, place) => (
        <li key={side.name}>
          <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
            <SideLine side={side} place={place} d="M0 4H24" />
          </svg>
          <SideBadge side={side} />
          {side.name}
        </li>
      ))}
    </ul>
  );
}
