import type { Checkpoint } from './checkpoints.ts';
import { clonePlainSharing } from './clone.ts';
import type { PlayedFor } from './course.ts';
import { eventFor, type GameEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Result } from './result.ts';
import type { Observer } from './seat.ts';
import type { LogEntry } from './undo.ts';

/** A match that was played, as far as looking at it again needs it. */
interface Played {
  readonly game: Game;
  readonly given: object | undefined;
  readonly log: readonly LogEntry[];
  readonly checkpoints: readonly Checkpoint[];
}

/** A match that is played again. */
interface Again {
  submit(answer: LogEntry): Result<unknown>;
}

/**
 * The game's views at each event that an observer heard of one answer; see `Match.viewsTold`. What came
 * before it since the last checkpoint is played again first: it pauses after each answer.
 *
 * @param again the same match after so many answers; without a number it is set up anew
 * @throws RangeError if there is no such answer
 */
export function* viewsTold(
  { game, given, log, checkpoints }: Played,
  seq: number,
  observer: Observer,
  again: (playedFor: PlayedFor, answers: number | undefined) => Again,
): Generator<void, readonly unknown[]> {
  if (seq !== 0 && log[seq - 1] === undefined) throw new RangeError(`there is no answer ${seq}`);
  const views: unknown[] = [];
  let hears = seq === 0;
  const hear = (event: GameEvent, state: object | undefined): void => {
    if (!hears || eventFor(event, observer) === undefined) return;
    if (state !== undefined)
      views.push(clonePlainSharing(game.view(state, observer), views.at(-1)));
    // What laid out a position that another was put in place of was not told.
    else if (given === undefined) views.push(undefined);
  };
  const from = checkpoints.findLast((kept) => kept.seq < seq)?.seq;
  const match = again({ hear, unprinted: true }, seq === 0 ? undefined : (from ?? 0));
  for (const [i, entry] of log.slice(from, seq).entries()) {
    if (i > 0) yield;
    hears = (from ?? 0) + i + 1 === seq;
    const done = match.submit(entry);
    if (!done.ok) throw new Error(done.error.message);
  }
  return views;
}
