import type { HeardEvent } from '@tablewright/engine';
import { beginsSomething } from '../spoken.ts';
import { countAfter, isEmptyLine } from '../telling/empty-lines.ts';
import { stay } from '../telling/tempo.ts';

/** How fast a match is played before one's eyes, from slow to fast. */
export const REPLAY_SPEEDS = ['slow', 'normal', 'fast'] as const;

/** One of {@link REPLAY_SPEEDS}. */
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Where a replay stands. */
export interface ReplayPlace {
  /** After how many answers. */
  readonly at: number;
  /** How many lines of what happened at that answer have been told. */
  readonly line: number;
}

/** The fast speed is so many times the normal one. */
const HASTE = 3;

/** What happened at one answer; 0 is the set-up. */
export function linesAt(history: readonly HeardEvent[], at: number): readonly HeardEvent[] {
  return history.filter(({ seq }) => seq === at);
}

/** The place after `at` answers with all of its lines told. */
export function wholeMoment(history: readonly HeardEvent[], at: number): ReplayPlace {
  return { at, line: linesAt(history, at).length };
}

/** The place at which an answer begins to be told. */
export function momentBegun(history: readonly HeardEvent[], at: number): ReplayPlace {
  const lines = linesAt(history, at);
  return { at, line: lines.length === 0 ? 0 : countAfter(lines, 0) };
}

/**
 * One line on: of the same answer, else the first of the next; nothing at the end of the match.
 * @param seq how many answers the match has
 */
export function lineAfter(
  history: readonly HeardEvent[],
  { at, line }: ReplayPlace,
  seq: number,
): ReplayPlace | undefined {
  const lines = linesAt(history, at);
  if (line < lines.length) return { at, line: countAfter(lines, line) };
  return at < seq ? momentBegun(history, at + 1) : undefined;
}

/** One line back: of the same answer, else the whole of the one before; nothing at the beginning. */
export function lineBefore(
  history: readonly HeardEvent[],
  { at, line }: ReplayPlace,
): ReplayPlace | undefined {
  const lines = linesAt(history, at);
  for (let before = line - 1; before > 0; before -= 1) {
    if (!isEmptyLine(lines, before - 1)) return { at, line: before };
  }
  return at > 0 ? wholeMoment(history, at - 1) : undefined;
}

/** How long a place stays in sight before the next, in milliseconds. */
export function replayStay(
  history: readonly HeardEvent[],
  { at, line }: ReplayPlace,
  speed: ReplaySpeed,
): number {
  const lines = linesAt(history, at);
  const told = lines[line - 1];
  const heading = told === undefined || beginsSomething(told.event);
  const whole = stay(speed === 'slow' ? 'slow' : 'normal', lines.length - line, heading) ?? 0;
  return speed === 'fast' ? whole / HASTE : whole;
}
