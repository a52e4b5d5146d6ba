import type { FlatOutOrder } from './flat-out.ts';
import type { MemoryOrder } from './memory.ts';

/** How much is measured. */
export interface Plan {
  /** Rounds of {@link flatOut}; the median counts. */
  readonly rounds: number;
  readonly flatOut: FlatOutOrder;
  /** Matches at a steady pace, step by step. */
  readonly paces: readonly number[];
  /** Seconds of each step. */
  readonly step: { readonly warmUp: number; readonly measured: number };
  readonly memory: MemoryOrder;
}

export const FULL: Plan = {
  rounds: 3,
  flatOut: { kind: 'flat-out', matches: 100, warmUp: 2, measured: 5 },
  paces: [500, 1000, 2000, 4000, 8000],
  step: { warmUp: 2, measured: 5 },
  memory: { kind: 'memory', first: 1000, matches: 1000, answers: 20, rest: 16 },
};

/** A look in two minutes; compilers have not finished by then. */
export const QUICK: Plan = {
  rounds: 1,
  flatOut: { kind: 'flat-out', matches: 100, warmUp: 0.7, measured: 1 },
  paces: [500],
  step: { warmUp: 1, measured: 1 },
  memory: { kind: 'memory', first: 200, matches: 200, answers: 20, rest: 16 },
};

/** Files that a process opens besides its connections. */
const OTHER_FILES = 200;

/**
 * The steps for which one process may open two connections a match. Windows sets no such limit.
 * @param limit how many files a process may open; the shell says so with `ulimit -Hn`
 */
export function possiblePaces(paces: readonly number[], limit: number): readonly number[] {
  return paces.filter((matches) => 2 * matches + OTHER_FILES <= limit);
}

/** How many files a process may open at most, as Node sees to at its start. */
export function openFileLimit(): number {
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly hard: number | string } };
  };
  const hard = Number(userLimits?.open_files?.hard);
  return Number.isNaN(hard) ? Number.POSITIVE_INFINITY : hard;
}
