import { expect, test } from 'vitest';
import { joined, quickHash } from './quick-hash.ts';

test('equal data has equal hashes, however its fields stand', () => {
  const one = quickHash({ type: 'hurt', who: 1, parts: [{ a: 1, b: [true, null] }] });
  expect(quickHash({ parts: [{ b: [true, null], a: 1 }], who: 1, type: 'hurt' })).toBe(one);
  expect(
    quickHash({ type: 'hurt', who: 1, none: undefined, parts: [{ a: 1, b: [true, null] }] }),
  ).toBe(one);
});

test('other data has other hashes', () => {
  const values = [
    ...['', 'a', 'b', 'ab', 'ba', '1', 'true', 'null'],
    ...[0, 1, -1, 0.5, 1.5, 2 ** 31, 2 ** 32, -(2 ** 40)],
    ...[true, false, null, [], {}, [[]], [{}], [0], [1], [0, 0], [1, 2], [2, 1]],
    ...[{ a: 1 }, { b: 1 }, { a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, { ab: 1 }],
    ...[['ab', 'c'], ['a', 'bc'], { a: 'b', c: 'd' }, { a: 'd', c: 'b' }],
  ];
  const hashes = values.map(quickHash);
  expect(new Set(hashes).size).toBe(values.length);
  expect(joined(1, 2)).not.toBe(joined(2, 1));
});

test('it is the same for good, since files hold it', () => {
  const value = { type: 'hurt', who: 1, amount: -3, at: 0.25, deep: [true, false, null, 'Ä', {}] };
  expect(quickHash(value)).toBe(-206288515);
  expect(joined(quickHash('a'), quickHash('b'))).toBe(-469090140);
});
