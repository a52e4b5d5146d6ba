import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/** What a run of the tests came to. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The files that took longest, longest first. */
  readonly slowest: readonly SlowFile[];
}

/** A file of tests with the seconds that it took, loading included. */
export interface SlowFile {
  readonly file: string;
  readonly seconds: number;
}

/** So many of the slowest files are named. */
const SLOWEST = 12;

/**
 * Writes the counts of a run as JSON to the file named by SUMMARY_FILE. A test file that could
 * not be loaded, a suite whose hook failed, an error outside any test and an interrupted run each
 * count as a failure: none of them shows up among the tests.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    const file = process.env.SUMMARY_FILE;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(count(modules, unhandledErrors.length, reason)));
  }
}

function count(
  modules: readonly TestModule[],
  unhandled: number,
  reason: TestRunEndReason,
): Counts {
  let passed = 0;
  let failed = unhandled;
  let skipped = 0;
  for (const module of modules) {
    failed += module.errors().length;
    for (const suite of module.children.allSuites()) failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      else if (state === 'skipped') skipped += 1;
      else failed += 1;
    }
  }
  if (reason === 'interrupted' || (reason === 'failed' && failed === 0)) failed += 1;
  return { passed, failed, skipped, slowest: slowestOf(modules) };
}

function slowestOf(modules: readonly TestModule[]): readonly SlowFile[] {
  const timed = modules.map((module): SlowFile => {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    return {
      file: module.relativeModuleId,
      seconds: Math.round((collectDuration + setupDuration + duration) / 100) / 10,
    };
  });
  return timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
}
