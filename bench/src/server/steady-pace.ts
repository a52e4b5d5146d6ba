import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlayedMatch } from './played-match.ts';
import { seat } from './seating.ts';
import type { RunningSubject } from './subject.ts';
import { beginCounting, type Traffic } from './traffic.ts';

export interface SteadyPaceOrder {
  readonly kind: 'steady-pace';
  readonly matches: number;
  /** In seconds. */
  readonly warmUp: number;
  readonly measured: number;
}

export interface PacedTraffic extends Traffic {
  /** Share of the answers that were still on their way when the next was due, a second later. */
  readonly missed: number;
}

/** How long answers that are on their way at the end are waited for, in milliseconds. */
const GRACE = 1000;

/**
 * An answer a second in each match, their moments spread evenly over the second. Where the last
 * answer has not arrived yet when the next is due, none is given: nothing piles up behind a server
 * that is too slow, it just carries less.
 */
export async function steadyPace(
  server: RunningSubject,
  { matches: count, warmUp, measured }: SteadyPaceOrder,
): Promise<PacedTraffic> {
  let note = (_late: number): void => {};
  const matches = await seat(server, 0, count, { arrived: (_, late) => note(late) });
  const pacing = beginPacing(matches);
  await pause(warmUp * 1000);
  const counting = await beginCounting(server);
  note = counting.count;
  const before = pacing.told();
  await pause(measured * 1000);
  const told = await counting.end();
  const after = pacing.told();
  pacing.stop();
  await arrivalOf(matches);
  for (const match of matches) if (!match.isOpen) counting.count(match.waiting);
  const traffic = told();
  await Promise.all(matches.map((match) => match.leave()));
  return { ...traffic, missed: (after.missed - before.missed) / (after.due - before.due) };
}

function beginPacing(matches: readonly PlayedMatch[]) {
  const apart = 1000 / matches.length;
  const began = performance.now();
  let due = 0;
  let missed = 0;
  let timer = setTimeout(step, apart);
  function step(): void {
    const now = performance.now();
    for (; began + due * apart <= now; due += 1) {
      const match = matches[due % matches.length];
      if (match?.isOpen) match.answer();
      else missed += 1;
    }
    timer = setTimeout(step, began + due * apart - now);
  }
  return {
    told: () => ({ due, missed }),
    stop: () => clearTimeout(timer),
  };
}

async function arrivalOf(matches: readonly PlayedMatch[]): Promise<void> {
  const until = performance.now() + GRACE;
  while (performance.now() < until && matches.some((match) => !match.isOpen)) await pause(20);
}
