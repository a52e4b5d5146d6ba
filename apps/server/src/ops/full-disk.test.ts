import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sqliteStore } from '../store/sqlite-store.ts';

/** No file of the process grows beyond this: for a write that is too much, as a full disk is. */
const MOST_KIB = 256;

test.skipIf(process.platform === 'win32')(
  'a node whose disk is full is not ready, though all else works',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tablewright-full-'));
    await (await sqliteStore(join(folder, 'tablewright.db'))).close();
    const node = join(import.meta.dirname, '../../test/ops/node.ts');
    const limited = `ulimit -f ${MOST_KIB} && exec "$0" "$@"`;
    const child = spawn('bash', ['-c', limited, process.execPath, node], {
      env: { ...process.env, DATABASE_URL: '', DATA: folder, HOST: '127.0.0.1', PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    try {
      const url = await new Promise<string>((resolve, reject) => {
        let printed = '';
        child.stdout.on('data', (data) => {
          printed += String(data);
          const found = /served at (http:\/\/\S+)\//.exec(printed)?.[1];
          if (found !== undefined) resolve(found);
        });
        void ended.then(() => reject(new Error(printed)));
      });
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      let guests = 0;
      while ((await fetch(`${url}/api/guests`, { method: 'POST' })).ok) guests += 1;
      expect(guests).toBeLessThan(2_000);
      // What was found a moment ago may still hold.
      await vi.waitFor(
        async () => {
          const ready = await fetch(`${url}/readyz`);
          expect(ready.status).toBe(503);
          expect(await ready.json()).toEqual({ status: 'not ready', reason: 'store' });
        },
        { timeout: 20_000, interval: 50 },
      );
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect((await fetch(`${url}/api/tables`)).status).toBe(200);
    } finally {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    }
  },
);
