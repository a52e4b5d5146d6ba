import type { Game, HeardEvent } from '@tablewright/engine';
import { beginsSomething } from '../spoken.ts';

/** Whether an event only says that something begins. */
export type Begins = (event: HeardEvent['event']) => boolean;

/** What only says that something begins in a game: by its type, or by the word of the game. */
export function beginsIn({ speech }: Pick<Game, 'speech'>): Begins {
  return (event) => beginsSomething(event) || speech.begins?.(event) === true;
}

/**
 * Whether a line announces a part of the match in which nothing has happened: another one of its kind,
 * or an end, comes right after it. The log has such lines; nobody waits for them to be told.
 * @param place index of the line
 */
export function isEmptyLine(
  history: readonly HeardEvent[],
  place: number,
  begins: Begins = beginsSomething,
): boolean {
  const line = history[place]?.event;
  const next = history[place + 1]?.event;
  if (line === undefined || next === undefined || !begins(line)) return false;
  return next.type === line.type || /-ended$/.test(next.type);
}

/** The lines of a part of the history in which something happens. */
export function fullLines(
  history: readonly HeardEvent[],
  from: number,
  to: number,
  begins?: Begins,
): readonly HeardEvent[] {
  return history.filter(
    (_, place) => place >= from && place < to && !isEmptyLine(history, place, begins),
  );
}

/** How many lines have been told once the next one in which something happens is. */
export function countAfter(history: readonly HeardEvent[], count: number, begins?: Begins): number {
  let place = count;
  while (place < history.length - 1 && isEmptyLine(history, place, begins)) place += 1;
  return Math.min(place + 1, history.length);
}
