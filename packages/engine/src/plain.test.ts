import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clonePlain, clonePlainSharing, notPlain } from './clone.ts';
import { eventFor } from './events.ts';
import { canonicalJson, hashPlain } from './hash.ts';
import { answerByOrder } from './orders.ts';
import { seatsFrom, seatsUpTo } from './seat.ts';

describe('plain data', () => {
  const data = { b: [1, { c: 'x' }, []], a: { n: null, yes: true }, u: undefined };

  test('is copied deeply', () => {
    const copy = clonePlain(data);
    expect(copy).toEqual(data);
    expect(copy.b).not.toBe(data.b);
    expect(copy.b[1]).not.toBe(data.b[1]);
    expect(copy.a).not.toBe(data.a);
    expect(Object.keys(copy)).toEqual(['b', 'a', 'u']);
    expect(clonePlain(7)).toBe(7);
    expect(clonePlain(null)).toBe(null);
  });

  test('is copied with what has not changed since another copy shared', () => {
    const before = clonePlain(data);
    expect(clonePlainSharing(data, before)).toBe(before);
    const now = { ...clonePlain(data), b: [2, { c: 'x' }, []] };
    const copy = clonePlainSharing(now, before);
    expect(copy).toEqual(now);
    expect(copy.b).not.toBe(now.b);
    expect(copy.b[1]).toBe(before.b[1]);
    expect(copy.a).toBe(before.a);
    expect(before).toEqual(data);
  });

  test('is copied the same, whatever another copy is like, down to the order of its keys', () => {
    // Few values and keys, so that the two have much in common.
    const alike = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(0, 1, 'x', null, undefined),
        fc.array(
          tie('value').map((item) => item ?? null),
          { maxLength: 3 },
        ),
        fc
          .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), tie('value')), {
            selector: ([key]) => key,
          })
          .map((fields) => Object.fromEntries(fields)),
      ),
    })).value;
    const written = (value: unknown) =>
      JSON.stringify(value, (_, item) => (item === undefined ? 'undefined' : item));
    fc.assert(
      fc.property(alike, alike, (value, before) => {
        const [text, other] = [written(value), written(before)];
        const copy = clonePlainSharing(value, before);
        expect(written(copy)).toBe(text);
        // What was shared is not what may still change.
        for (const part of partsOf(copy)) expect(partsOf(value)).not.toContain(part);
        expect(written(before)).toBe(other);
      }),
      { numRuns: 500 },
    );
  });

  test('has one canonical text, whatever the order of its keys', () => {
    expect(canonicalJson(data)).toBe('{"a":{"n":null,"yes":true},"b":[1,{"c":"x"},[]]}');
    expect(canonicalJson({ y: 1, x: [2, 3] })).toBe('{"x":[2,3],"y":1}');
    expect(JSON.parse(canonicalJson({ 'a"b': 'c\nd' }))).toEqual({ 'a"b': 'c\nd' });
    expect(hashPlain({ y: 1, x: 2 })).toBe(hashPlain({ x: 2, y: 1 }));
    expect(hashPlain({ x: 1 })).not.toBe(hashPlain({ x: 2 }));
    expect(hashPlain({ x: 1 })).toMatchInlineSnapshot(`"5041bf1f713df204"`);
  });

  test('is written as JSON writes it, but for the order of its keys', () => {
    const texts = [
      '',
      'é',
      '"',
      '\\',
      '\u0000',
      '\u001f',
      '\u007f',
      '\u2028',
      '😀',
      '\ud800',
      '\uffff',
    ];
    const values = [...texts, 0, -0, 1e21, 5e-324, -1.5, Number.NaN, true, false, null];
    for (const value of values) expect(canonicalJson(value)).toBe(JSON.stringify(value));
    for (const key of texts) expect(canonicalJson({ [key]: 1 })).toBe(JSON.stringify({ [key]: 1 }));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(text).toBe(sortedJson(value));
        expect(canonicalJson(value)).toBe(text);
      }),
    );
  });

  test('has its canonical text in however many shapes it comes', () => {
    for (let i = 0; i < 6_000; i += 1) {
      expect(canonicalJson({ [`b${i}`]: i, a: 1, 10: 2, 9: 3 })).toBe(
        `{"10":2,"9":3,"a":1,"b${i}":${i}}`,
      );
    }
    expect(canonicalJson({ b: 1, a: 2 })).toBe('{"a":2,"b":1}');
  });

  test.each<[unknown, string | undefined]>([
    [{ a: [1, 'x', true, null, { b: undefined }] }, undefined],
    [{ a: Number.NaN }, 'state.a is NaN'],
    [{ a: [Number.POSITIVE_INFINITY] }, 'state.a[0] is Infinity'],
    [{ a: -0 }, 'state.a is -0'],
    [{ a: () => 1 }, 'state.a is a function'],
    [{ a: new Map() }, 'state.a is an instance of Map'],
    [{ a: new Date(0) }, 'state.a is an instance of Date'],
    [{ a: [undefined] }, 'state.a[0] is undefined inside a list'],
    [{ a: 1n }, 'state.a is a bigint'],
  ])('%# knows what is not', (value, wrong) => {
    expect(notPlain(value)).toBe(wrong);
  });
});

describe('events are told to whom they concern', () => {
  const open = { type: 'drew', rule: 'R-1', count: 2 };

  test('open ones to all', () => {
    expect(eventFor(open, 0)).toBe(open);
    expect(eventFor(open, -1)).toBe(open);
  });

  test('those for some seats to nobody else', () => {
    const event = { ...open, only: [1] };
    expect(eventFor(event, 1)).toEqual(open);
    expect(eventFor(event, 0)).toBeUndefined();
    expect(eventFor(event, -1)).toBeUndefined();
  });

  test('secret parts to their seats', () => {
    const event = {
      ...open,
      secret: [
        { seats: [0], data: { cards: ['x'] } },
        { seats: [0, 1], data: { deck: 3 } },
      ],
    };
    expect(eventFor(event, 0)).toEqual({ ...open, cards: ['x'], deck: 3 });
    expect(eventFor(event, 1)).toEqual({ ...open, deck: 3 });
    expect(eventFor(event, 2)).toEqual(open);
  });
});

test('seats are counted clockwise', () => {
  expect(seatsUpTo(3)).toEqual([0, 1, 2]);
  expect(seatsUpTo(3)).toBe(seatsUpTo(3));
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
});

test('standing orders answer reactions only, and only if left', () => {
  const choice = {
    kind: 'one',
    seat: 0,
    why: { key: 'react' },
    options: [{ id: 'no' }, { id: 'yes' }],
    reaction: { key: 'opportunity', take: 1, decline: 0 },
  } as const;
  expect(answerByOrder(choice, {})).toBeUndefined();
  expect(answerByOrder(choice, { opportunity: 'ask' })).toBeUndefined();
  expect(answerByOrder(choice, { opportunity: 'always' })).toBe(1);
  expect(answerByOrder(choice, { opportunity: 'never' })).toBe(0);
  const { reaction: _reaction, ...turn } = choice;
  expect(answerByOrder(turn, { opportunity: 'always' })).toBeUndefined();
});

/** All objects and lists within a value, itself included. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

/** What {@link canonicalJson} should say, without any memory of shapes. */
function sortedJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${sortedJson(item)}`).join()}}`;
}
