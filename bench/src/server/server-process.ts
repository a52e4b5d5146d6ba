import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Usage, UsageAsk } from './usage-report.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  /** On 127.0.0.1. */
  readonly port: number;
  /** What the process uses; asks one at a time. */
  usage(ask: UsageAsk): Promise<Usage>;
  stop(): Promise<void>;
}

/**
 * Garbage is collected when memory is asked for. Code that nobody calls stays: V8 would drop that
 * of Node's own loader at some moment, five megabytes at once.
 */
const FLAGS = ['--expose-gc', '--no-flush-bytecode'];

/** Milliseconds that a server may take until it listens. */
const PATIENCE = 20_000;

/** What every server prints once it listens; it may print other things before. */
const LISTENS = /served at http:\/\/127\.0\.0\.1:(\d+)\//;

/**
 * Starts a server as one would in production, on any free port (it is told `PORT=0` and
 * `HOST=127.0.0.1`), and waits until it prints `served at http://127.0.0.1:<port>/`.
 * @param file the program
 * @param env what its environment has besides
 */
export async function startServer(
  file: URL,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const report = new URL('usage-report.ts', import.meta.url).href;
  const child = spawn(process.execPath, [...FLAGS, '--import', report, fileURLToPath(file)], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let stopping = false;
  child.once('exit', (code) => {
    if (!stopping) throw new Error(`the server ${file} ended by itself (${code})`);
  });
  const port = await portOf(child);
  return {
    port,
    usage: async (ask) => {
      child.send(ask);
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    stop: async () => {
      stopping = true;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function portOf({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    if (stdout === null) throw new Error('what the server prints cannot be read');
    const late = setTimeout(() => reject(new Error('the server does not listen')), PATIENCE);
    createInterface(stdout).on('line', (line) => {
      const port = LISTENS.exec(line)?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      resolve(Number(port));
    });
  });
}
