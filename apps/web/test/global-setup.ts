import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real table is served, as `npm start` does it. */
    readonly tableUrl: string;
    /** Where the table is served with toys in place of the games. */
    readonly toysUrl: string;
  }
}

const root = join(import.meta.dirname, '../../..');

/** What is served is what people get, not what a test run would make of it. */
const env = { ...process.env, NODE_ENV: 'production' };

/** Serves the table and the table of toys for as long as the browser tests run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(join(root, 'test-artefacts'), { recursive: true });
  const toys = join(import.meta.dirname, 'toys/vite.config.ts');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', 'apps/web', '--config', toys], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const toysServer = await preview({
    configFile: toys,
    preview: { host: '127.0.0.1', port: 0 },
  });
  const table = await startTable();
  project.provide('tableUrl', table.url);
  project.provide('toysUrl', toysServer.resolvedUrls?.local[0] ?? '');
  return async () => {
    await toysServer.close();
    table.stop();
  };
}

/** Starts the server as a person would, on a free port, and waits for the address it prints. */
function startTable(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const data = mkdtempSync(join(tmpdir(), 'tablewright-data-'));
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
        rmSync(data, { recursive: true, force: true });
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
