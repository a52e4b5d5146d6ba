import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

/** The root of the repository. */
export const root = dirname(import.meta.dirname);

/** One command of a check; its output is shown only when it fails. */
export interface Part {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

export interface PartResult {
  readonly name: string;
  readonly passed: boolean;
}

/**
 * Runs the parts, as many at a time as there are processors, and says of each whether it passed.
 * A program is looked up in node_modules/.bin, as in an npm script.
 */
export async function runParts(parts: readonly Part[]): Promise<readonly PartResult[]> {
  const waiting = [...parts];
  const results: PartResult[] = [];
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      results.push(await runPart(part));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return results;
}

/** Runs the parts, prints a closing line and sets the exit code. */
export async function runAndReport(parts: readonly Part[]): Promise<void> {
  const failed = (await runParts(parts)).filter(({ passed }) => !passed);
  if (failed.length === 0) return;
  console.error(`failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}

async function runPart({ name, command }: Part): Promise<PartResult> {
  const started = performance.now();
  const { code, output } = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const passed = code === 0;
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name}  (${seconds} s)`);
  if (!passed) console.log(indent(output.trim() || `exit code ${code}, no output`));
  return { name, passed };
}

function run([program, ...args]: Part['command']): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (chunk: string): void => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const indent = (text: string): string => text.replace(/^/gm, '    ');
