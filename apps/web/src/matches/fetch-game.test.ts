import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { fetchGameOf, fetchGameOfTable, noteGameOf } from './fetch-game.ts';

const load = vi.hoisted(() => vi.fn((id: string) => Promise.resolve(id)));
const read = vi.hoisted(() => vi.fn(() => Promise.resolve({ file: { game: 'kazzam' } })));
vi.mock('@tablewright/registry', () => ({
  findGame: (id: string) => (id === '' ? undefined : { status: 'ready', load: () => load(id) }),
}));
vi.mock('idb-keyval', () => ({ get: read, createStore: () => () => undefined }));

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

afterAll(() => void vi.unstubAllGlobals());
afterEach(() => {
  stored.clear();
  load.mockClear();
  read.mockClear();
});

test('the game of a match that was opened before is fetched without reading the match', async () => {
  noteGameOf('m1', 'd20');
  await fetchGameOf('m1');
  expect(load).toHaveBeenCalledExactlyOnceWith('d20');
  expect(read).not.toHaveBeenCalled();
});

test('any other match is read for it, and of any other table it is not known', async () => {
  noteGameOf('m1', 'd20');
  await fetchGameOf('m2');
  expect(load).toHaveBeenCalledExactlyOnceWith('kazzam');
  await fetchGameOfTable('t1');
  expect(load).toHaveBeenCalledOnce();
});

test('the last thirty are noted, and what is stored otherwise is nothing', async () => {
  for (let at = 0; at < 31; at += 1) noteGameOf(`t${at}`, 'd20');
  noteGameOf('t1', 'd20');
  noteGameOf('t31', 'd20');
  const [key = ''] = stored.keys();
  const noted = Object.keys(JSON.parse(stored.get(key) ?? ''));
  expect(noted).toHaveLength(30);
  expect(noted).toContain('t1');
  expect(noted).not.toContain('t2');
  stored.set(key, '[7]');
  await fetchGameOfTable('0');
  expect(load).not.toHaveBeenCalled();
});
