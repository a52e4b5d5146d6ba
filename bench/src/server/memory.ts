import { setTimeout as pause } from 'node:timers/promises';
import type { PlayedMatch } from './played-match.ts';
import { seat } from './seating.ts';
import type { RunningSubject } from './subject.ts';

export interface MemoryOrder {
  readonly kind: 'memory';
  /** Matches that are played first and stay, with nobody there. */
  readonly first: number;
  /** Matches that share what is measured. */
  readonly matches: number;
  /** Answers given in each of them. */
  readonly answers: number;
  /** Seconds that a server has to put away what was left, before it is weighed. */
  readonly rest: number;
}

/** Memory in bytes. */
export interface MemoryUse {
  /**
   * Heap of the server for a match that both seats have left, and for one with both connected.
   * The heap is counted after collecting garbage, without what it keeps in reserve.
   */
  readonly idleMatch: number;
  readonly activeMatch: number;
  /**
   * Resident memory of the process: just started, with all the idle matches, and with the active
   * ones besides. What one match takes cannot be told from it, since it seldom shrinks: it shows
   * what the machine has to have.
   */
  readonly empty: number;
  readonly withIdle: number;
  readonly withActive: number;
}

/** Matches that come and go at the same time, so that connections leave little behind. */
const BATCH = 50;

/**
 * Weighs matches that are left alone, then as many with their clients. Others are played before
 * them: what all matches share is then there already, and what the first connections leave behind.
 */
export async function weigh(
  server: RunningSubject,
  { first, matches: count, answers, rest }: MemoryOrder,
): Promise<MemoryUse> {
  let seated = 0;
  const playBatches = async (most: number, after: (played: PlayedMatch[]) => unknown) => {
    for (let left = most; left > 0; left -= BATCH) {
      const size = Math.min(BATCH, left);
      const played = await play(server, seated, size, answers);
      seated += size;
      await after(played);
    }
  };
  const leave = (played: readonly PlayedMatch[]) =>
    Promise.all(played.map((match) => match.leave()));

  const fresh = await server.usage('collected');
  await playBatches(first, leave);
  await pause(rest * 1000);
  const before = await server.usage('collected');
  await playBatches(count, leave);
  await pause(rest * 1000);
  const idle = await server.usage('collected');
  const connected: PlayedMatch[] = [];
  await playBatches(count, (played) => connected.push(...played));
  const active = await server.usage('collected');
  await leave(connected);
  return {
    idleMatch: (idle.heap - before.heap) / count,
    activeMatch: (active.heap - idle.heap) / count,
    empty: fresh.resident,
    withIdle: idle.resident,
    withActive: active.resident,
  };
}

/** Creates matches and plays so many answers in each. */
async function play(
  server: RunningSubject,
  from: number,
  count: number,
  answers: number,
): Promise<PlayedMatch[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count * answers;
  const arrived = (match: PlayedMatch): void => {
    missing -= 1;
    if (match.answers < answers) match.answer();
    if (missing === 0) resolve();
  };
  const matches = await seat(server, from, from + count, { arrived });
  for (const match of matches) match.answer();
  await promise;
  return matches;
}
