import type { TableFace } from '@tablewright/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dropAdded,
  dropPromise,
  keepAdded,
  keepAddedByHost,
  keepAddedOnly,
  keepPromise,
  witnessOf,
} from './kept-promise.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const TABLE = 'table1234';
const see = (commitment: string, status: TableFace['status'] = 'gathering') =>
  keepPromise({ table: TABLE, commitment, status } as TableFace);

test('the first commitment that was seen stays, whatever is shown later', () => {
  see('first');
  see('swapped', 'playing');
  expect(witnessOf(TABLE, -1)).toEqual({ commitment: 'first', since: 'before', added: [] });
});

test('one that was seen when the match had begun is known as such; after it, none is', () => {
  see('over', 'finished');
  expect(witnessOf(TABLE, -1).commitment).toBeUndefined();
  see('begun', 'playing');
  expect(witnessOf(TABLE, -1)).toMatchObject({ commitment: 'begun', since: 'later' });
});

test('what was added is known by seat, and of another own seat that it is not', () => {
  keepAddedByHost(TABLE, [{ seat: 1 }, { seat: 12 }], 'ab');
  keepAdded(TABLE, 2, 'cd');
  see('first');
  expect(witnessOf(TABLE, 0)).toEqual({
    commitment: 'first',
    since: 'before',
    added: [
      { seat: 0, entropy: undefined },
      { seat: 1, entropy: 'ab1' },
      { seat: 2, entropy: 'cd' },
      { seat: 12, entropy: 'ab12' },
    ],
  });
});

test('what was added for a seat is forgotten with the seat', () => {
  for (const seat of [0, 1, 2]) keepAdded(TABLE, seat, `e${seat}`);
  keepAddedOnly(TABLE, [0, 1]);
  dropAdded(TABLE, 1);
  expect(witnessOf(TABLE, -1).added).toEqual([{ seat: 0, entropy: 'e0' }]);
  dropPromise(TABLE);
  expect(witnessOf(TABLE, -1).added).toEqual([]);
});

test('what somebody else has written there is nothing', () => {
  localStorage.setItem(`tablewright.promise.${TABLE}`, '{"added":');
  expect(witnessOf(TABLE, -1)).toEqual({ commitment: undefined, since: 'later', added: [] });
});
