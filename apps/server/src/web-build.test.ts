import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWebStale } from './web-build.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tablewright-root-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, minute: number): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const time = new Date(Date.UTC(2026, 0, 1, 0, minute));
  utimesSync(file, time, time);
}

test('a table that was never built is stale', () => {
  write('apps/web/src/main.tsx', 1);
  expect(isWebStale(root)).toBe(true);
});

test('a table built after its sources is not', () => {
  write('apps/web/src/main.tsx', 1);
  write('games/kazzam/src/index.ts', 2);
  write('apps/web/dist/index.html', 3);
  expect(isWebStale(root)).toBe(false);
});

test.each(['apps/web/src/main.tsx', 'games/kazzam/src/index.ts', 'packages/engine/package.json'])(
  'a later change of %s makes it stale',
  (path) => {
    write('apps/web/dist/index.html', 3);
    write(path, 4);
    expect(isWebStale(root)).toBe(true);
  },
);

test.each(['games/kazzam/src/a.test.ts', 'apps/web/test/a.ts', 'apps/web/dist/assets/a.js'])(
  'a later change of %s does not',
  (path) => {
    write('apps/web/dist/index.html', 3);
    write(path, 4);
    expect(isWebStale(root)).toBe(false);
  },
);
