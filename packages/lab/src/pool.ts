import { Piscina } from 'piscina';
import { PlanError, type SimulationPlan } from './plan.ts';
import { SimulationFault } from './simulate.ts';
import { merge, type Tally } from './tally.ts';

/** Where a worker finds the game: a module that exports `loadGame(id): Promise<Game>`. */
export interface GameSource {
  /** A URL that Node can import. */
  readonly module: string;
  readonly id: string;
}

/** How a plan is spread over processors. */
export interface PoolSetup {
  /** How many worker threads; at least 1. Results do not depend on it. */
  readonly workers: number;
  /** Called after every chunk with the number of matches played so far. */
  readonly onProgress?: (played: number, of: number) => void;
  /** Stops the work; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** What a worker is given. */
export interface Chunk {
  readonly game: GameSource;
  readonly plan: SimulationPlan;
}

/** What a worker hands back: errors as data, since their class would not survive the way. */
export type ChunkResult =
  | { readonly ok: true; readonly tally: Tally }
  | {
      readonly ok: false;
      readonly kind: 'match';
      readonly index: number;
      readonly nth: number;
      readonly message: string;
    }
  | { readonly ok: false; readonly kind: 'plan' | 'other'; readonly message: string };

/** Chunks are made so small that progress shows and no worker is left waiting at the end. */
const CHUNKS_PER_WORKER = 16;
const MOST_MATCHES_IN_CHUNK = 500;

/**
 * Plays a plan on several threads. The result is the one that `simulate` gives for the whole plan.
 * Rejects with {@link SimulationFault} when a match breaks, with
 * {@link PlanError} when the plan is wrong.
 */
export async function simulateInPool(
  game: GameSource,
  plan: SimulationPlan,
  { workers, onProgress, signal }: PoolSetup,
): Promise<Tally> {
  signal?.throwIfAborted();
  if (!Number.isSafeInteger(workers) || workers < 1) {
    throw new PlanError(`workers must be a whole number of at least 1, not ${workers}`);
  }
  if (!Number.isSafeInteger(plan.matches) || plan.matches < 1) {
    throw new PlanError(`matches must be a whole number of at least 1, not ${plan.matches}`);
  }
  const chunks = split(plan, workers);
  const threads = Math.min(workers, chunks.length);
  const pool = new Piscina<Chunk, ChunkResult>({
    filename: new URL('./pool-worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  // A worker that is being stopped may still answer, which the pool reports as an error of its own.
  // Whatever goes wrong in a task rejects that task's promise. Node aborts the whole process when
  // a thread is stopped while it loads its module: so no task is aborted, for which the pool would
  // stop its thread and start another, and the pool is closed only once all threads have loaded.
  const loaded = new Promise<void>((resolve) => {
    let count = 0;
    pool.on('workerCreate', () => {
      count += 1;
      if (count === threads) resolve();
    });
    pool.on('error', () => resolve());
  });
  let played = 0;
  const play = async (chunk: SimulationPlan): Promise<Tally> => {
    const result = await pool.run({ game, plan: chunk });
    if (!result.ok) throw faultOf(result, plan);
    played += chunk.matches;
    if (signal?.aborted !== true) onProgress?.(played, plan.matches);
    return result.tally;
  };
  try {
    return merge(await Promise.race([Promise.all(chunks.map(play)), rejectionOf(signal)]));
  } finally {
    await loaded;
    await pool.destroy();
  }
}

/** Rejects with the signal's reason once it is aborted. */
function rejectionOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function split(plan: SimulationPlan, workers: number): SimulationPlan[] {
  const size = Math.max(
    1,
    Math.min(MOST_MATCHES_IN_CHUNK, Math.ceil(plan.matches / (workers * CHUNKS_PER_WORKER))),
  );
  const first = plan.from ?? 0;
  const chunks: SimulationPlan[] = [];
  for (let from = 0; from < plan.matches; from += size) {
    chunks.push({ ...plan, from: first + from, matches: Math.min(size, plan.matches - from) });
  }
  return chunks;
}

function faultOf(result: ChunkResult & { ok: false }, { seed }: SimulationPlan): Error {
  switch (result.kind) {
    case 'match':
      return new SimulationFault(result.index, seed, result.message, undefined, result.nth);
    case 'plan':
      return new PlanError(result.message);
    case 'other':
      return new Error(result.message);
  }
}
