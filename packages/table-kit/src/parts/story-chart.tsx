import type { GameEvent, HeardEvent } from '@tablewright/engine';
import { type ReactNode, useMemo } from 'react';
import type { SideFace } from '../board.ts';
import { momentsOf } from '../moments.ts';
import type { SeatMark } from '../seat-mark.ts';
import type { Story, StoryPoint } from '../session/story.ts';
import { beginsSomething, sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { SeatBadge } from './seat-badge.tsx';
import { useMomentText } from './timeline.tsx';

const WIDTH = 320;
const HEIGHT = 140;
/** Room for the signs at the ends of the lines. */
const MARGIN = { top: 10, right: 22, bottom: 10, left: 6 } as const;
/** Lines are told apart without their colours. */
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '1 3'] as const;
/** Most rows of the table of numbers. */
const MOST_ROWS = 24;
/** Most names that have room side by side in its head; the signs of more sides have. */
const MOST_NAMES = 3;

/** A side of the story: what it is called and how it is drawn. */
interface Side {
  readonly name: string;
  readonly colour: string;
  /** The outline of its sign in a box of 10 by 10, or the mark of its seat. */
  readonly sign?: string | SeatMark;
}

/** The story of a match: a line for each side, its turning points, and the same as a table. */
export function StoryChart({
  story,
  history,
  faces,
}: {
  readonly story: Story;
  readonly history: readonly HeardEvent[];
  /** Who its sides are; without them the seats. */
  readonly faces?: readonly SideFace[] | undefined;
}): ReactNode {
  const { speaker, lookAt, momentOf } = useTable();
  const words = useWords();
  const what = useTurnText(history);
  const { points, turns } = story;
  const sides = useSides(points[0]?.values.length ?? 0, faces);
  const last = points.at(-1);
  const rounds = useMemo(
    () => rowsOf(points, momentsOf(history, momentOf)),
    [points, history, momentOf],
  );
  if (last === undefined || last.seq === 0) return null;
  const scale = speaker.sayIfKnown({ key: 'standing.help' });
  const x = (seq: number): number =>
    MARGIN.left + (seq / last.seq) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (value: number): number =>
    HEIGHT - MARGIN.bottom - value * (HEIGHT - MARGIN.top - MARGIN.bottom);
  return (
    <div className="tw-story-room">
      <section className="tw-story" aria-labelledby="story-title">
        <h3 id="story-title">{words('story.title')}</h3>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words('story.chart')}>
          {[0, 0.5, 1].map((value) => (
            <path key={value} className="tw-story-grid" d={`M${x(0)} ${y(value)}H${x(last.seq)}`} />
          ))}
          {turns.map(({ seq }, at) => (
            <g key={seq} className="tw-story-turn">
              <path d={`M${x(seq)} ${y(0)}V${y(1)}`} />
              <text x={x(seq)} y={MARGIN.top - 2} textAnchor="middle">
                {at + 1}
              </text>
            </g>
          ))}
          {sides.map(({ name, colour }, side) => (
            <path
              key={name}
              className="tw-story-line"
              d={stepsOf(points, side, x, y)}
              stroke={colour}
              strokeDasharray={DASHES[side % DASHES.length]}
            />
          ))}
          {signsOf(sides, last).map((side) => (
            <g key={side.name} transform={`translate(${x(last.seq) + 5} ${y(side.at) - 5})`}>
              <Sign side={side} />
            </g>
          ))}
        </svg>
        <ul className="tw-story-sides">
          {sides.map((one, side) => (
            <li key={one.name}>
              <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
                <path
                  className="tw-story-line"
                  d="M0 4H24"
                  stroke={one.colour}
                  strokeDasharray={DASHES[side % DASHES.length]}
                />
              </svg>
              <Badge side={one} />
              {one.name}
            </li>
          ))}
        </ul>
        {scale !== undefined && <p className="tw-quiet tw-story-scale">{scale}</p>}
        {turns.length > 0 && (
          <>
            <h4>{words('story.turns')}</h4>
            <ol className="tw-story-turns">
              {turns.map(({ seq, event }) => (
                <li key={seq}>
                  <button
                    type="button"
                    className="tw-link"
                    // The end is what lies on the table already: show what it came from.
                    onClick={() => lookAt(Math.min(seq, last.seq - 1))}
                  >
                    {what(seq, event)}
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
        <details className="tw-story-table">
          <summary>{words('story.table')}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{words('story.moment')}</th>
                {sides.map((one) => (
                  <th key={one.name} scope="col">
                    {sides.length > MOST_NAMES && <Badge side={one} />}
                    <span className={sides.length > MOST_NAMES ? 'tw-visually-hidden' : undefined}>
                      {one.name}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ label, point: { seq, values } }) => (
                <tr key={seq}>
                  <th scope="row">
                    <button type="button" className="tw-link" onClick={() => lookAt(seq)}>
                      {label ?? words('timeline.value', { at: seq, of: last.seq })}
                    </button>
                  </th>
                  {values.map((share, side) => (
                    <td key={sides[side]?.name}>{words('story.percent', { share })}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </section>
    </div>
  );
}

/** The sides that the board names, else the seats. */
function useSides(count: number, faces: readonly SideFace[] | undefined): readonly Side[] {
  const { speaker, seats } = useTable();
  return Array.from({ length: count }, (_, side) => {
    const face = faces?.[side];
    if (face !== undefined) return { ...face, name: sayOrShow(speaker, face.name) };
    const seat = seats[side];
    if (seat !== undefined) return { name: seat.name, colour: seat.mark.colour, sign: seat.mark };
    return { name: String(side + 1), colour: `var(--seat-${side % DASHES.length})` };
  });
}

/** The sign of a side in a box of 10 by 10: of a seat its letter. */
function Sign({ side: { sign, colour } }: { readonly side: Side }): ReactNode {
  if (sign === undefined) return null;
  if (typeof sign === 'string') return <path d={sign} fill={colour} />;
  return (
    <text className="tw-story-sign" y={9}>
      {sign.letter}
    </text>
  );
}

/** The sign of a side as it stands among words. */
function Badge({ side }: { readonly side: Side }): ReactNode {
  if (typeof side.sign === 'object') return <SeatBadge mark={side.sign} size={20} />;
  return (
    <svg viewBox="0 0 10 10" width="12" height="12" aria-hidden="true">
      <Sign side={side} />
    </svg>
  );
}

/** What happened at a turning point: what stands out of it, else what changed most. */
function useTurnText(
  history: readonly HeardEvent[],
): (seq: number, event: GameEvent | undefined) => string {
  const { speaker, eventText, momentOf } = useTable();
  const last = useMomentText(history);
  return (seq, event) => {
    const big = history.find(
      (heard) =>
        heard.seq === seq && !beginsSomething(heard.event) && momentOf(heard.event)?.kind === 'big',
    );
    const told = big?.event ?? event;
    if (told !== undefined) return sayOrShow(speaker, eventText(told));
    return last(seq) ?? String(seq);
  };
}

/** A line that stays where it is until something changes. */
function stepsOf(
  points: readonly StoryPoint[],
  side: number,
  x: (seq: number) => number,
  y: (value: number) => number,
): string {
  return points
    .map(({ seq, values }, at) => {
      const to = y(values[side] ?? 0).toFixed(1);
      return at === 0 ? `M${x(seq).toFixed(1)} ${to}` : `H${x(seq).toFixed(1)}V${to}`;
    })
    .join('');
}

/** The signs at the ends of the lines, moved apart where lines end close together. */
function signsOf(sides: readonly Side[], last: StoryPoint) {
  const apart = 12 / (HEIGHT - MARGIN.top - MARGIN.bottom);
  const signs = sides
    .map((side, at) => ({ ...side, at: last.values[at] ?? 0 }))
    .sort((a, b) => b.at - a.at);
  let above = Number.POSITIVE_INFINITY;
  for (const sign of signs) {
    sign.at = Math.min(sign.at, above - apart);
    above = sign.at;
  }
  return signs;
}

/** A row for every round, thinned out; the last moment is always there. */
function rowsOf(
  points: readonly StoryPoint[],
  moments: ReturnType<typeof momentsOf>,
): readonly { readonly label: string | undefined; readonly point: StoryPoint }[] {
  const end = points.at(-1);
  const rounds = moments.filter(({ kind }) => kind === 'round');
  const marks: readonly { readonly seq: number; readonly label?: string }[] =
    rounds.length > 1 ? rounds : points;
  const every = Math.max(1, Math.ceil(marks.length / MOST_ROWS));
  const rows = marks
    .filter(({ seq }, at) => at % every === 0 && seq !== end?.seq)
    .map(({ seq, label }) => {
      const values = points.findLast((point) => point.seq <= seq)?.values ?? [];
      return { label, point: { seq, values } };
    });
  return end === undefined ? rows : [...rows, { label: undefined, point: end }];
}
