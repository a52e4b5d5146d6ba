import type { Game, GameEvent } from '@tablewright/engine';
import { Match, type MatchFile } from '@tablewright/engine/host';
import { beginsSomething } from '../spoken.ts';

/** How the sides stood after so many answers. */
export interface StoryPoint {
  readonly seq: number;
  /** From 0 to 1 for each side; see `Measures.standing`. */
  readonly values: readonly number[];
}

/** A moment at which much changed at once. */
export interface TurningPoint {
  readonly seq: number;
  /** By how much the leads of all sides together changed. */
  readonly swing: number;
  /** The event that changed most of it. */
  readonly event?: GameEvent;
}

/** A match as a curve for each side. */
export interface Story {
  /** Where anything changed, and the beginning and the end; in order. */
  readonly points: readonly StoryPoint[];
  /** The largest swings, at most three, in order. */
  readonly turns: readonly TurningPoint[];
}

/** A smaller swing is no turning point. */
const LEAST_SWING = 0.08;
/** Most turning points of a story. */
const MOST_TURNS = 3;

/**
 * The story of a match, by playing its file again. Nothing if the game does not say how its sides
 * stand, or if the file does not fit the rules.
 * @param file with its secret
 */
export function storyOf(game: Game, file: MatchFile): Story | undefined {
  const { standing } = game.measures;
  if (standing === undefined) return undefined;
  const largest = new Map<number, GameEvent>();
  let started = false;
  let values: readonly number[] = [];
  let most = 0;
  let latest: GameEvent | undefined;
  /** The last event that told something, also of an earlier answer. */
  let told: GameEvent | undefined;
  const look = (event: GameEvent | undefined, seq: number): void => {
    const now = read();
    const swing = swingOf(values, now);
    values = now;
    if (swing <= most || event === undefined) return;
    most = swing;
    largest.set(seq, event);
  };
  const made = Match.create(game, file, {
    unprinted: true,
    hear: (event) => {
      if (!started) return;
      // What has been booked was done by what told it, which an answer may stand between.
      if (game.measures.isBookkeeping?.(event)) {
        look(told, match.seq + 1);
        return;
      }
      // Some rules tell first and then change the state: what a heading finds was done before it.
      const begins = beginsSomething(event);
      look(begins ? latest : event, match.seq + 1);
      if (begins) return;
      latest = event;
      told = event;
    },
  });
  if (!made.ok) return undefined;
  const match = made.value;
  const read = (): readonly number[] => game.measures.standing?.(match.state) ?? [];
  started = true;
  values = read();
  const points: StoryPoint[] = [{ seq: 0, values }];
  for (const answer of file.answers) {
    most = 0;
    latest = undefined;
    if (!match.submit(answer).ok) return undefined;
    look(latest, match.seq);
    const last = points.at(-1);
    if (match.over || values.some((value, side) => value !== last?.values[side])) {
      points.push({ seq: match.seq, values });
    }
  }
  const turns = turnsOf(points, match.seq).map((turn): TurningPoint => {
    const event = largest.get(turn.seq);
    return event === undefined ? turn : { ...turn, event };
  });
  return { points, turns };
}

/** The largest swings that are not next to each other. */
export function turnsOf(points: readonly StoryPoint[], answers: number): readonly TurningPoint[] {
  const swings = points.slice(1).map(
    ({ seq, values }, before): TurningPoint => ({
      seq,
      swing: swingOf(points[before]?.values ?? [], values),
    }),
  );
  const apart = Math.max(2, answers / 20);
  const turns: TurningPoint[] = [];
  // The earlier one of equal swings comes first.
  for (const one of swings.toSorted((a, b) => b.swing - a.swing || a.seq - b.seq)) {
    if (turns.length === MOST_TURNS || one.swing < LEAST_SWING) break;
    if (turns.every(({ seq }) => Math.abs(seq - one.seq) >= apart)) turns.push(one);
  }
  return turns.toSorted((a, b) => a.seq - b.seq);
}

/** By how much the leads of all sides together changed. */
function swingOf(before: readonly number[], after: readonly number[]): number {
  const old = leads(before);
  return leads(after).reduce((sum, lead, side) => sum + Math.abs(lead - (old[side] ?? 0)), 0);
}

/** How far each side is before the others: what all gain alike turns nothing. */
function leads(values: readonly number[]): readonly number[] {
  if (values.length < 2) return values;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}
