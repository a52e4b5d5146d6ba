import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { sampleAnswer } from './sample-answer.ts';

const ask = { seat: 0, why: { key: 'test' } } as const;
const options = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `${i}` }));

/** The answer when chance draws these numbers, and out of how many each was drawn. */
function drawing(choice: Choice, ...drawn: number[]) {
  const outOf: number[] = [];
  const answer = sampleAnswer(choice, {
    index: (count: number) => {
      outOf.push(count);
      const next = drawn.shift();
      if (next === undefined) throw new Error(`drew once more, out of ${count}`);
      return next;
    },
  });
  expect(drawn).toEqual([]);
  return { answer, outOf };
}

describe('an answer at random', () => {
  test('one and amount are one draw out of all there are', () => {
    const one: Choice = { kind: 'one', ...ask, options: options(5) };
    expect(drawing(one, 3)).toEqual({ answer: 3, outOf: [5] });
    const amount: Choice = { kind: 'amount', ...ask, min: 2, max: 6 };
    expect(drawing(amount, 4)).toEqual({ answer: 6, outOf: [5] });
    expect(drawing(amount, 0).answer).toBe(2);
  });

  test('a text is the usual one or some letters, and never breaks a pattern', () => {
    const text: Choice = { kind: 'text', ...ask, minLength: 1, maxLength: 3, fallback: 'no' };
    expect(drawing(text, 0)).toEqual({ answer: 'no', outOf: [2] });
    expect(drawing(text, 1, 1, 7, 8)).toEqual({ answer: 'hi', outOf: [2, 3, 26, 26] });
    expect(drawing({ ...text, pattern: 'no|yes' })).toEqual({ answer: 'no', outOf: [] });
  });

  test('an order is shuffled by one draw less than it has places', () => {
    const order: Choice = { kind: 'order', ...ask, options: options(4) };
    expect(drawing(order, 2, 0, 1)).toEqual({ answer: [2, 1, 3, 0], outOf: [4, 3, 2] });
    expect(drawing(order, 0, 0, 0).answer).toEqual([0, 1, 2, 3]);
    expect(drawing(order, 3, 2, 1).answer).toEqual([3, 0, 1, 2]);
  });

  test('some are first how many, then each out of what is left, and come rising', () => {
    const some: Choice = { kind: 'some', ...ask, options: options(5), min: 1, max: 3 };
    expect(drawing(some, 2, 4, 0, 1)).toEqual({ answer: [1, 3, 4], outOf: [3, 5, 4, 3] });
    expect(drawing(some, 0, 2)).toEqual({ answer: [2], outOf: [3, 5] });
    const many: Choice = { ...some, min: 0, max: 9 };
    expect(drawing(many, 0)).toEqual({ answer: [], outOf: [6] });
  });

  test('what a limit forbids is drawn and left out', () => {
    const limits = [{ of: [0, 1, 2], max: 1 }];
    const some: Choice = { kind: 'some', ...ask, options: options(4), min: 2, max: 2, limits };
    // 1 is taken; 0 and 2 would be too many of a kind; 3 is free.
    expect(drawing(some, 0, 1, 0, 0, 0)).toEqual({ answer: [1, 3], outOf: [1, 4, 3, 2, 1] });
    const two: Choice = { ...some, limits: [{ of: [0, 1, 2], max: 2 }] };
    expect(drawing(two, 0, 1, 0).answer).toEqual([0, 1]);
  });

  test('where the draws come to no legal set, it is the first legal one', () => {
    const limits = [
      { of: [0, 1], max: 1 },
      { of: [0, 2], max: 1 },
    ];
    const some: Choice = { kind: 'some', ...ask, options: options(3), min: 2, max: 2, limits };
    expect(drawing(some, 0, 0, 0, 0)).toEqual({ answer: [1, 2], outOf: [1, 3, 2, 1] });
  });

  test('points are dealt one by one to who may take more', () => {
    const split: Choice = {
      kind: 'allocation',
      ...ask,
      options: options(3),
      caps: [1, 2, 2],
      min: 1,
      max: 4,
    };
    // Four points: 0 takes one and is full; the last moves to its place.
    expect(drawing(split, 3, 0, 0, 0, 1, 0)).toEqual({
      answer: [1, 1, 2],
      outOf: [4, 3, 3, 2, 2, 2],
    });
    expect(drawing(split, 0, 2).answer).toEqual([0, 0, 1]);
  });

  test('points go to as many targets as may be', () => {
    const split: Choice = {
      kind: 'allocation',
      ...ask,
      options: options(4),
      caps: [3, 3, 3, 3],
      min: 2,
      max: 3,
      maxTargets: 2,
    };
    expect(drawing(split, 1, 3, 0, 0, 0, 1)).toEqual({
      answer: [0, 1, 0, 2],
      outOf: [2, 4, 3, 2, 2, 2],
    });
    const open: Choice = { ...split, maxTargets: 4 };
    expect(drawing(open, 0, 2, 2).outOf).toEqual([2, 4, 4]);
  });

  test('where too few points find room, it is the first legal split', () => {
    const split: Choice = {
      kind: 'allocation',
      ...ask,
      options: options(3),
      caps: [1, 1, 4],
      min: 4,
      max: 4,
      maxTargets: 2,
    };
    // The two targets drawn hold two points only.
    expect(drawing(split, 0, 0, 0, 0, 0, 0, 0)).toEqual({
      answer: [1, 0, 3],
      outOf: [1, 3, 2, 2, 2, 1, 1],
    });
  });

  test('a way ends at one end in four, and else goes on as far as the budget lets it', () => {
    // 0 → 1 → 2 → 3 in a row, a step costs 1; a way may end at 0, 2 and 3.
    const path: Choice = {
      kind: 'path',
      ...ask,
      options: options(4),
      from: 0,
      steps: [[1], [0, 2], [1, 3], [2]],
      costs: [[1], [1, 1], [1, 1], [1]],
      budget: 3,
      ends: [true, false, true, true],
    };
    expect(drawing(path, 0)).toEqual({ answer: [], outOf: [4] });
    expect(drawing(path, 1, 0, 1, 0)).toEqual({ answer: [1, 2], outOf: [4, 1, 2, 4] });
    // Where the way breaks off between ends, it goes back to the last one.
    expect(drawing(path, 3, 0, 1, 2, 0).answer).toEqual([1, 2]);
    expect(drawing(path, 1, 0, 1, 1, 1, 1).answer).toEqual([1, 2, 3]);
  });

  test('a way does not go round in circles at no cost', () => {
    const path: Choice = {
      kind: 'path',
      ...ask,
      options: options(2),
      from: 0,
      steps: [[1], [0]],
      costs: [[0], [0]],
      budget: 1,
      ends: [false, true],
    };
    expect(drawing(path, 0, 1)).toEqual({ answer: [1], outOf: [1, 4] });
  });

  test('a way that came to no end is the first legal one', () => {
    const path: Choice = {
      kind: 'path',
      ...ask,
      options: options(3),
      from: 0,
      steps: [[1, 2], [0], []],
      costs: [[1, 2], [1], []],
      budget: 2,
      ends: [false, false, true],
    };
    // To 1, back to 0, and nothing is left.
    expect(drawing(path, 0, 0)).toEqual({ answer: [2], outOf: [2, 1] });
  });
});
