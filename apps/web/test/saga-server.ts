import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A server at which the toys of documents and of pictures are played, with the pages of the toys. */
export function startSaga(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const data = mkdtempSync(join(tmpdir(), 'tablewright-saga-'));
  const pages = join(root, 'test-artefacts/toys');
  const server = spawn(
    process.execPath,
    ['apps/server/test/saga/serve.ts', pages, join(data, 'tables.db')],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
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
      reject(new Error(`The server ended (${code ?? signal}) and had printed:\n${printed}`));
    });
  });
}
