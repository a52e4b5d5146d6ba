import { setTimeout as pause } from 'node:timers/promises';
import type { PlayedMatch } from './played-match.ts';
import { seat } from './seating.ts';
import type { RunningSubject } from './subject.ts';
import { beginCounting, type Traffic } from './traffic.ts';

export interface FlatOutOrder {
  readonly kind: 'flat-out';
  readonly matches: number;
  /** In seconds. */
  readonly warmUp: number;
  readonly measured: number;
}

/** Every seat answers as soon as it is told that it is its turn. */
export async function flatOut(
  server: RunningSubject,
  { matches: count, warmUp, measured }: FlatOutOrder,
): Promise<Traffic> {
  let note = (_late: number): void => {};
  let isOver = false;
  const arrived = (match: PlayedMatch, late: number): void => {
    note(late);
    if (!isOver) match.answer();
  };
  const matches = await seat(server, 0, count, { arrived });
  for (const match of matches) match.answer();
  await pause(warmUp * 1000);
  const counting = await beginCounting(server);
  note = counting.count;
  await pause(measured * 1000);
  const told = await counting.end();
  isOver = true;
  const traffic = told();
  await Promise.all(matches.map((match) => match.leave()));
  return traffic;
}
