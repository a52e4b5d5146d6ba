import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A script of this folder in a process of its own. */
export interface Child {
  /** What stood in the line that it was waited for. */
  readonly told: string;
  /** Everything that it has printed. */
  printed(): string;
  kill(signal: NodeJS.Signals): void;
  /** Waits for its end; its exit code. */
  ended(): Promise<number | null>;
}

/**
 * Starts a script and waits until it prints a line that fits.
 * @param line its first group is what is told
 */
export async function startChild(
  script: string,
  { args = [], env = {}, line }: { args?: string[]; env?: Record<string, string>; line: RegExp },
): Promise<Child> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = once(child, 'close') as Promise<[number | null]>;
  let printed = '';
  const told = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer): void => {
      printed += String(text);
      const found = line.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void end.then(() => reject(new Error(`it ended:\n${printed}`)));
  });
  return {
    told,
    printed: () => printed,
    kill: (signal) => child.kill(signal),
    ended: async () => (await end)[0],
  };
}

/** Starts a node and waits for the address that it prints. */
export function startNode(env: Record<string, string>): Promise<Child> {
  const line = /served at (http:\/\/\S+)\//;
  return startChild('node.ts', { env: { HOST: '127.0.0.1', PORT: '0', ...env }, line });
}
