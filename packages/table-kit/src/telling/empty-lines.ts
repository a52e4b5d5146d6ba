import type { Game, GameEvent, HeardEvent } from '@tablewright/engine';
import { beginsSomething } from '../spoken.ts';

/** Whether an event only says that something begins. */
export type Begins = (event: GameEvent) => boolean;

/** Whether a line says nothing that the next one does not say. */
export type IsEmpty = (line: GameEvent, next: GameEvent) => boolean;

/** What only says that something begins in a game: by its type, or by the word of the game. */
export function beginsIn({ speech }: Pick<Game, 'speech'>): Begins {
  return (event) => beginsSomething(event) || speech.begins?.(event) === true;
}

/**
 * Which lines of a game are not told by themselves: those that it calls empty, and what announces a part of
 * the match in which nothing happens, as another one of its kind, or an end, comes right after it.
 */
export function emptyIn(game: Pick<Game, 'speech'>): IsEmpty {
  return emptyWhere(beginsIn(game), game.speech.isEmpty);
}

/** The same for events of any game. */
const USUALLY_EMPTY = emptyWhere(beginsSomething);

function emptyWhere(begins: Begins, isEmpty?: IsEmpty): IsEmpty {
  return (line, next) =>
    isEmpty?.(line, next) === true ||
    (begins(line) && (next.type === line.type || /-ended$/.test(next.type)));
}

/**
 * Whether the log has a line for which nobody waits.
 * @param place index of the line
 */
export function isEmptyLine(
  history: readonly HeardEvent[],
  place: number,
  isEmpty: IsEmpty = USUALLY_EMPTY,
): boolean {
  const line = history[place]?.event;
  const next = history[place + 1]?.event;
  return line !== undefined && next !== undefined && isEmpty(line, next);
}

/** The lines of a part of the history in which something happens. */
export function fullLines(
  history: readonly HeardEvent[],
  from: number,
  to: number,
  isEmpty?: IsEmpty,
): readonly HeardEvent[] {
  return history.filter(
    (_, place) => place >= from && place < to && !isEmptyLine(history, place, isEmpty),
  );
}

/** How many lines have been told once the next one in which something happens is. */
export function countAfter(
  history: readonly HeardEvent[],
  count: number,
  isEmpty?: IsEmpty,
): number {
  let place = count;
  while (place < history.length - 1 && isEmptyLine(history, place, isEmpty)) place += 1;
  return Math.min(place + 1, history.length);
}
