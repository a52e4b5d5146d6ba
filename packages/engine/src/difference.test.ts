import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksum, type Difference, differenceBetween, withDifference } from './difference.ts';

const overTheWire = <T>(value: T): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);

/** Any plain data; no game has a key that JavaScript takes for something else. */
const data = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

describe('a difference', () => {
  test.each<[string, unknown, unknown, Difference | undefined]>([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['another value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    [
      'a field that is new, and one that is gone',
      { a: 1 },
      { b: { c: 1 } },
      { a: 0, b: [{ c: 1 }] },
    ],
    ['a place in a list', [1, 2, 3], [1, 5, 3], { 1: [5] }],
    ['a longer list', ['a'], ['a', 'b'], { 1: ['b'], length: 2 }],
    ['a shorter list', ['a', 'b'], ['a'], { length: 1 }],
    ['a list in place of an object', { a: {} }, { a: [] }, { a: [[]] }],
    ['null in place of an object', { a: {} }, { a: null }, { a: [null] }],
    ['a list as a value', { a: 1 }, { a: [0] }, { a: [[0]] }],
    ['what is undefined, which is not there', { a: 1, b: undefined }, { a: undefined }, { a: 0 }],
    ['an object with a length', { length: 1 }, { length: 2 }, { length: [2] }],
  ])('is %s', (_, before, after, difference) => {
    expect(differenceBetween(before, after)).toEqual(difference);
  });

  test('leads from the one value to the other, over the wire as well', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const difference = overTheWire(differenceBetween(before, after));
        const there = withDifference(overTheWire(before), difference);
        expect(JSON.stringify(there) === undefined ? null : there).toEqual(overTheWire(after));
        expect(checksum(there)).toBe(checksum(overTheWire(after)));
      }),
      { numRuns: 2_000 },
    );
  });

  test('is small where little has changed, and shares the rest', () => {
    const before = { rows: Array.from({ length: 50 }, (_, at) => ({ at, tokens: ['x', 'y'] })) };
    const after = structuredClone(before);
    (after.rows[7] as { at: number }).at = -1;
    const difference = differenceBetween(before, after);
    expect(difference).toEqual({ rows: { 7: { at: [-1] } } });
    const there = withDifference(before, difference) as typeof before;
    expect(there.rows[8]).toBe(before.rows[8]);
    expect(before.rows[7]?.at).toBe(7);
  });

  test('holds copies: what goes on to change does not change it', () => {
    const list = [1];
    const difference = differenceBetween({}, { list });
    list.push(2);
    expect(difference).toEqual({ list: [[1]] });
  });

  test('of another value is refused', () => {
    expect(() => withDifference(3, { a: [1] })).toThrow(TypeError);
  });
});

describe('a checksum', () => {
  test('is the same for equal data, in whatever order its keys stand', () => {
    expect(checksum({ a: 1, b: [2, { c: 3 }] })).toBe(checksum({ b: [2, { c: 3 }], a: 1 }));
    expect(checksum({ a: 1, b: undefined })).toBe(checksum({ a: 1 }));
  });

  test('differs for other data', () => {
    const values = [
      0,
      1,
      '1',
      null,
      [],
      {},
      [1],
      { 0: 1 },
      [1, 2],
      [2, 1],
      { a: 1 },
      { a: '1' },
      [[1]],
    ];
    expect(new Set(values.map(checksum)).size).toBe(values.length);
    fc.assert(
      fc.property(data, data, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        fc.pre(!same && differenceBetween(one, other) !== undefined);
        expect(checksum(one)).not.toBe(checksum(other));
      }),
      { numRuns: 2_000 },
    );
  });
});
