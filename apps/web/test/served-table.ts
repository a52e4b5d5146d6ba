import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What is served is what people get, not what a test run would make of it. */
export const env = { ...process.env, NODE_ENV: 'production' };

/** A folder for the data of a server, which goes with it. */
export function freshData(): string {
  return mkdtempSync(join(tmpdir(), 'tablewright-data-'));
}

/**
 * Has a server with older rules leave a table, which come to the `same` or to something `other` than
 * those of now; its name, and the key of the guest who sits there.
 */
export function leaveOlderTable(
  data: string,
  how: 'same' | 'other',
): { readonly table: string; readonly key: string } {
  const made = execFileSync(process.execPath, ['apps/server/test/older/main.ts', data, how], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return JSON.parse(made);
}

/** Starts the server as a person would, on a free port, and waits for the address it prints. */
export function startTable(
  data = freshData(),
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (text: Buffer): void => {
      printed += String(text);
      const url = /served at (http:\S+)/.exec(printed)?.[1];
      if (url === undefined) return;
      const stop = (): void => {
        server.kill();
        rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
      };
      resolve({ url, stop });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('close', (code, signal) => {
      const ended = `The server ended (${code ?? signal}) and had printed:\n${printed}`;
      reject(new Error(ended));
      // Once it has started nobody waits for it: tests would only say that nothing answers.
      if (!server.killed) console.error(ended);
    });
  });
}
