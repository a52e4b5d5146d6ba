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
}

/** A match that is played again. */
interface Again {
  submit(answer: LogEntry): Result<unknown>;
}

/**
 * The game's views at each event that an observer heard of one answer; see `Match.viewsTold`.
 *
 * @param again the same match after so many answers; without a number it is set up anew
 */
export function viewsTold(
  { game, given, log }: Played,
  seq: number,
  observer: Observer,
  again: (playedFor: PlayedFor, answers: number | undefined) => Again,
): readonly unknown[] {
  const entry = log[seq - 1];
  if (seq !== 0 && entry === undefined) throw new RangeError(`there is no answer ${seq}`);
  const views: unknown[] = [];
  let hears = seq === 0;
  const hear = (event: GameEvent, state: object | undefined): void => {
    if (!hears || eventFor(event, observer) === undefined) return;
    if (state !== undefined)
      views.push(clonePlainSharing(game.view(state, observer), views.at(-1)));
    // What laid out a position that another was put in place of was not told.
    else if (given === undefined) views.push(undefined);
  };
  const match = again({ hear, unprinted: true }, entry && seq - 1);
  if (entry === undefined) return views;
  hears = true;
  const done = match.submit(entry);
  if (!done.ok) throw new Error(done.error.message);
  return views;
}
