/**
 * Loaded into every measured server before its own code (`node --import`): tells the process that
 * started it what it uses, and ends with it. So a server needs no code for being measured.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** `collected`: collect garbage first. */
export type UsageAsk = 'now' | 'collected';

/** What a server process uses. */
export interface Usage {
  /** Resident memory, in bytes. */
  readonly resident: number;
  /** Of the main thread: objects on the heap and memory outside it that belongs to them, in bytes. */
  readonly heap: number;
  /** Processor time since the start, of all threads, in microseconds. */
  readonly processor: number;
  /** Milliseconds since the start that the main thread's event loop worked and waited. */
  readonly active: number;
  readonly idle: number;
}

if (isMainThread && process.send !== undefined) {
  process.on('message', (ask: UsageAsk) => void report(ask));
  process.once('disconnect', () => process.exit());
}

async function report(ask: UsageAsk): Promise<void> {
  if (ask === 'collected') await collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const { active, idle } = performance.eventLoopUtilization();
  const usage: Usage = {
    resident: rss,
    heap: heapUsed + external,
    processor: user + system,
    active,
    idle,
  };
  process.send?.(usage);
}

/** Closed connections take a few turns of the loop to go, and giving pages back takes a moment. */
async function collect(): Promise<void> {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('memory is measured with node --expose-gc');
  for (let times = 0; times < 3; times += 1) {
    await pause(100);
    gc();
  }
}
