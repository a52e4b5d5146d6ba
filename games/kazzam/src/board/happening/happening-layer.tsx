import type { CSSProperties, ReactNode } from 'react';
import { useMemo } from 'react';
import type { AttackEnd } from '../../attack-end.ts';
import type { KazzamEvent } from '../../events.ts';
import { type CourtPart, isIn, placeIn } from '../../explain/index.ts';
import type { Status } from '../../model.ts';
import type { KazzamView } from '../../view-of.ts';
import { useBoard } from '../board-context.tsx';
import { statusIcon } from '../status-icons.ts';
import { UNIT } from '../units.ts';
import { boardText } from '../words.ts';
import { type Beat, beatsOf, type Spot } from './beats.ts';
import './happening.css';

/** A point of the drawing. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** All that happened at the last answer is seen within so many milliseconds. */
const MOST = 2_400;
/** Between two things that happen, in milliseconds, if they are few. */
const STEP = 320;

/** What has just happened, one thing after the other: it comes, and goes by itself. */
export function HappeningLayer({ part }: { readonly part: CourtPart }): ReactNode {
  const { recent, events, view } = useBoard();
  const beats = useMemo(() => beatsOf(recent.map(({ event }) => event as KazzamEvent)), [recent]);
  if (beats.length === 0) return null;
  const step = Math.min(STEP, MOST / beats.length);
  return (
    // What happens next is another row of things: they begin anew.
    <g key={events.length} className="kz-happening">
      {beats.map((beat, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that never changes
          key={at}
          style={{ '--beat': `${at * step}ms` } as CSSProperties}
        >
          <Happening beat={beat} placed={(spot) => middleOf(view, part, spot)} part={part} />
        </g>
      ))}
    </g>
  );
}

/** The middle of where something is; nothing if that is no place of this part. */
function middleOf(view: KazzamView, part: CourtPart, spot: Spot): Point | undefined {
  const creature = 'creature' in spot ? view.creatures[spot.creature] : undefined;
  const { width = 1, height = 1 } = creature ?? {};
  // Whoever has just fallen is seen where it fell.
  const there = creature !== undefined && creature.cell < 0 ? creature.fellAt : creature?.cell;
  const cell = 'cell' in spot ? spot.cell : there;
  if (cell === undefined || cell < 0 || !isIn(part, cell)) return undefined;
  const { x, y } = placeIn(part, cell);
  return { x: (x + width / 2) * UNIT, y: (y + height / 2) * UNIT };
}

function Happening({
  beat,
  placed,
  part,
}: {
  readonly beat: Beat;
  readonly placed: (spot: Spot) => Point | undefined;
  readonly part: CourtPart;
}): ReactNode {
  if (beat.kind === 'trail') return <Trail {...beat} part={part} />;
  if (beat.kind === 'shot' || beat.kind === 'aim' || beat.kind === 'leap') {
    const from = placed(beat.from);
    const to = placed(beat.to);
    if (beat.kind === 'leap') return <Leap from={from} to={to} />;
    if (from === undefined || to === undefined) return null;
    if (beat.kind === 'aim') return <path className="kz-aim" d={lineOf(from, to)} />;
    return (
      <>
        <Shot from={from} to={to} end={beat.end} />
        <Dice at={from} dice={beat.dice} />
      </>
    );
  }
  const at = placed(beat.at);
  if (at === undefined) return null;
  switch (beat.kind) {
    case 'ring':
      return <circle className="kz-seen-ring" cx={at.x} cy={at.y} r="20" />;
    case 'dice':
      return <Dice at={at} dice={beat.dice} />;
    case 'status':
      return <StatusWord at={at} status={beat.status} />;
    case 'word':
      return (
        <text className="kz-seen-word" data-tone={beat.tone} x={at.x} y={at.y - 24}>
          {boardText(beat.word, { amount: beat.amount ?? 0 })}
        </text>
      );
    default:
      return null;
  }
}

/** The icon and the name of a status that somebody has got. */
function StatusWord({ at, status }: { readonly at: Point; readonly status: Status }): ReactNode {
  const { say } = useBoard();
  const Icon = statusIcon(status);
  return (
    <g className="kz-seen-status" transform={`translate(${at.x} ${at.y - 26})`}>
      <Icon x={-7} y={-22} width="14" height="14" strokeWidth="2.5" />
      <text>{say({ key: `status.${status}` })}</text>
    </g>
  );
}

/** Where somebody was gone from, where it came to, and a dotted line from the one to the other. */
function Leap({
  from,
  to,
}: {
  readonly from: Point | undefined;
  readonly to: Point | undefined;
}): ReactNode {
  return (
    <>
      {from !== undefined && to !== undefined && <path className="kz-leap" d={lineOf(from, to)} />}
      {from !== undefined && <circle className="kz-seen-gone" cx={from.x} cy={from.y} r="16" />}
      {to !== undefined && <circle className="kz-seen-ring" cx={to.x} cy={to.y} r="20" />}
    </>
  );
}

function lineOf(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** What flies from an attacker to its target, and how it lands. */
function Shot({
  from,
  to,
  end,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly end: AttackEnd;
}): ReactNode {
  const way = {
    '--from': `translate(${from.x}px, ${from.y}px)`,
    '--to': `translate(${to.x}px, ${to.y}px)`,
  } as CSSProperties;
  return (
    <g data-end={end}>
      <path className="kz-shot-line" d={lineOf(from, to)} pathLength={1} />
      <circle className="kz-shot" r="6" style={way} />
      <circle className="kz-impact" cx={to.x} cy={to.y} r="20" />
      {end !== 'hit' && (
        <text
          className="kz-seen-word"
          data-tone={end === 'miss' ? 'good' : 'bad'}
          x={to.x}
          y={to.y - 24}
        >
          {boardText(`board.seen.${end}`)}
        </text>
      )}
    </g>
  );
}

/** Where somebody went, or was made to go. */
function Trail({
  path,
  forced,
  part,
}: {
  readonly path: readonly number[];
  readonly forced: boolean;
  readonly part: CourtPart;
}): ReactNode {
  const points = path.filter((cell) => isIn(part, cell)).map((cell) => placeIn(part, cell));
  if (points.length === 0) return null;
  const d = points.map(({ x, y }, at) => {
    return `${at === 0 ? 'M' : 'L'}${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}`;
  });
  return (
    <path
      className="kz-trail"
      data-forced={forced || undefined}
      d={`${d.join('')}${points.length === 1 ? 'h.01' : ''}`}
      pathLength={1}
    />
  );
}

/** The side of a die. */
const DIE = 18;

/** Dice beside whoever has rolled them: they tumble, and stay for a while. */
function Dice({ at, dice }: { readonly at: Point; readonly dice: readonly number[] }): ReactNode {
  const left = at.x - (dice.length * (DIE + 3) - 3) / 2;
  return dice.map((face, place) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll
      key={place}
      transform={`translate(${left + place * (DIE + 3)} ${at.y + 12})`}
    >
      <g className="kz-die">
        <rect width={DIE} height={DIE} rx="4" />
        <text x={DIE / 2} y={DIE / 2 + 0.5}>
          {face}
        </text>
      </g>
    </g>
  ));
}
