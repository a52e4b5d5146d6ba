import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { type Graph, type PathChoice, placeOf, type Trail } from './choice.ts';
import { notPlain } from './clone.ts';
import { askPath } from './flow.ts';
import { lazyPath } from './lazy-choice.ts';
import { choiceView } from './match-view.ts';
import { seededSource } from './random/seeded.ts';
import { sampleAnswer } from './sample-answer.ts';
import { fromWire, toWire } from './wire-answer.ts';

/** A row of places with the keys 10, 20, 30 and 40, on which the second is no place to end. */
const KEYS = [10, 20, 30, 40];
const optionOf = (key: number) => ({ id: `at-${key}` });
const beside = (key: number) => KEYS.filter((other) => Math.abs(other - key) === 10);

const graph: Graph = {
  options: KEYS.map(optionOf),
  from: 0,
  steps: [[1], [0, 2], [1, 3], [2]],
  costs: [[1], [1, 1], [1, 2], [2]],
  ends: [true, false, true, true],
};
const why = { key: 'way' };

/** The way lazily, and from which places it was asked. */
function asked() {
  const looked: (number | 'all')[] = [];
  const trail: Trail = {
    from: 10,
    stepsFrom(key) {
      looked.push(key);
      const to = beside(key);
      return { to, costs: to.map((other) => (key + other === 70 ? 2 : 1)) };
    },
    mayEnd: (key) => key !== 20,
    option: (key) => (KEYS.includes(key) ? optionOf(key) : undefined),
  };
  const choice = lazyPath(0, why, 4, trail, () => {
    looked.push('all');
    return graph;
  });
  return { choice, looked };
}

const listed: PathChoice = { kind: 'path', seat: 0, why, budget: 4, ...graph };

describe('a way with a trail', () => {
  test('is drawn as if it were listed, place by place, and the rest is never looked at', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { choice, looked } = asked();
      const answer = sampleAnswer(choice, seededSource(`${seed}`));
      expect(looked).not.toContain('all');
      const same = sampleAnswer(listed, seededSource(`${seed}`));
      expect(toWire(choice, answer)).toEqual(toWire(listed, same));
      expect(checkAnswer(choice, answer)).toBeUndefined();
    }
  });

  test('takes places by key and by index, and hands out the same', () => {
    const { choice } = asked();
    expect([placeOf(choice, -1 - 30), placeOf(choice, 2)]).toEqual([
      { id: 'at-30' },
      { id: 'at-30' },
    ]);
    for (const answer of [
      [-1 - 20, -1 - 30],
      [1, 2],
    ]) {
      const flow = askPath(choice);
      flow.next(0);
      expect(flow.next(answer).value).toEqual([{ id: 'at-20' }, { id: 'at-30' }]);
    }
    expect(fromWire(choice, ['at-20', 'at-30'])).toEqual({ ok: true, value: [1, 2] });
  });

  test('refuses by key what it would refuse by index', () => {
    const ways: readonly (readonly [number[], RegExp])[] = [
      [[10], /no step from at-10 to at-10/],
      [[20, 40], /no step from at-20 to at-40/],
      [[20], /may not end at at-20/],
      [[20, 30, 40, 30], /costs more than 4 at at-30/],
    ];
    for (const [keys, because] of ways) {
      const { choice } = asked();
      const indexes = keys.map((key) => KEYS.indexOf(key));
      expect(
        checkAnswer(
          choice,
          keys.map((key) => -1 - key),
        )?.message,
      ).toMatch(because);
      expect(checkAnswer(listed, indexes)?.message).toMatch(because);
    }
    expect(checkAnswer(listed, [-1 - 20])?.code).toBe('unknown-option');
  });

  test('refuses a key of no place', () => {
    const { choice } = asked();
    expect(checkAnswer(choice, [-1 - 99])).toEqual({
      code: 'not-allowed',
      message: 'no step from at-10 to 99',
    });
  });

  test('is plain and whole to whoever looks on', () => {
    const { choice } = asked();
    const view = choiceView(choice, 0);
    expect(notPlain(view)).toBeUndefined();
    expect(view).toEqual(choiceView(listed, 0));
  });
});
