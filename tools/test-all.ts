/**
 * Runs the checks and then every test; arguments go to vitest. The last line printed is
 * `N passed, N failed[, N skipped]`, where each part of the check counts as one test.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkParts } from './check-parts.ts';
import { root, runParts } from './parts.ts';
import type { Counts, SlowFile } from './summary-reporter.ts';

const reporter = join(root, 'tools', 'summary-reporter.ts');
const summaryFile = join(root, 'test-artefacts', 'summary.json');
/** What Node has compiled once: the tests start it some hundred times. */
const compiled = join(root, 'node_modules', '.cache', 'node');

const checked = await runParts(checkParts);
rmSync(summaryFile, { force: true });
const vitestCode = await runVitest(process.argv.slice(2));
const tested = readCounts(vitestCode);

const passed = tested.passed + checked.filter((part) => part.passed).length;
const failed = tested.failed + checked.filter((part) => !part.passed).length;
process.exitCode = failed === 0 && vitestCode === 0 ? 0 : 1;
console.log(`\nslowest files: ${tested.slowest.map(shown).join(', ')}`);
const skipped = tested.skipped === 0 ? '' : `, ${tested.skipped} skipped`;
console.log(`${passed} passed, ${failed} failed${skipped}`);

function shown({ file, seconds }: SlowFile): string {
  return `${file} ${seconds} s`;
}

function runVitest(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(
      'vitest',
      ['run', '--reporter=default', `--reporter=${reporter}`, ...args],
      {
        cwd: root,
        env: { NODE_COMPILE_CACHE: compiled, ...process.env, SUMMARY_FILE: summaryFile },
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      },
    );
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A run that failed without a failing test (no test found, a crash) is one failure. */
function readCounts(code: number): Counts {
  let counts: Counts = { passed: 0, failed: 0, skipped: 0, slowest: [] };
  try {
    counts = JSON.parse(readFileSync(summaryFile, 'utf8')) as Counts;
  } catch {
    console.error('vitest ended without a summary');
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
