import type { GameEvent, HeardEvent } from '@tablewright/engine';

/** Whether a line says nothing that the next one does not say; see `Speech.isEmpty`. */
export type IsEmpty = (event: GameEvent, next: GameEvent) => boolean;

/** How many lines have been told once the next that is worth it has; empty ones are passed over. */
export function nextTold(
  history: readonly HeardEvent[],
  count: number,
  isEmpty: IsEmpty | undefined,
): number {
  let told = count + 1;
  while (told < history.length && isEmptyAt(history, told - 1, isEmpty)) told += 1;
  return Math.min(told, history.length);
}

/** The last of the lines that have been told, oldest first, without empty ones. */
export function lastTold(
  history: readonly HeardEvent[],
  count: number,
  most: number,
  isEmpty: IsEmpty | undefined,
): readonly HeardEvent[] {
  const lines: HeardEvent[] = [];
  for (let at = count - 1; at >= 0 && lines.length < most; at -= 1) {
    const line = history[at];
    if (line !== undefined && !isEmptyAt(history, at, isEmpty)) lines.unshift(line);
  }
  return lines;
}

function isEmptyAt(
  history: readonly HeardEvent[],
  at: number,
  isEmpty: IsEmpty | undefined,
): boolean {
  const [line, next] = [history[at], history[at + 1]];
  return line !== undefined && next !== undefined && isEmpty?.(line.event, next.event) === true;
}
