import { printable } from '@tablewright/words/printable';
import type { Catalogue } from '../src/input.ts';
import { runProgram } from '../src/program.ts';
import { toyCatalogue } from './toy-catalogue.ts';

/** What a run of the program left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program in this process with lines to read. */
export async function run(
  args: readonly string[],
  lines: readonly string[] = [],
  catalogue: Catalogue = toyCatalogue(),
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const rest = [...lines];
  const io = {
    out: (line: string) => out.push(printable(line)),
    err: (line: string) => err.push(printable(line)),
    status: () => undefined,
    interactive: false,
    readLine: async () => rest.shift(),
    clear: () => undefined,
    close: () => undefined,
  };
  const code = await runProgram(io, catalogue, args);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
