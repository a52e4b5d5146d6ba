import { describe, expect, test } from 'vitest';
import type { Choice, Pending } from './choice.ts';
import {
  arrange,
  choose,
  chooseAmount,
  choosePath,
  chooseSome,
  chooseText,
  confirm,
  divide,
} from './choose.ts';
import { type Flow, maybe, type Reply } from './flow.ts';
import { choiceView } from './match-view.ts';

const t = { seatCount: 3 };
const options = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const rule = 'TOY-01';

/** Answers the one question of a flow; returns it and what the flow returned. */
function answered<T>(flow: Flow<T>, reply: Reply): { asked: Pending; value: T } {
  const first = flow.next(0);
  if (first.done) throw new Error('nothing is asked');
  const last = flow.next(reply);
  if (!last.done) throw new Error('more is asked');
  return { asked: first.value, value: last.value };
}

describe('the verbs', () => {
  test('ask what they are told, with the rule', () => {
    const { asked, value } = answered(choose(t, 1, 'pick', options, { rule }), 2);
    expect(asked).toEqual({ kind: 'one', seat: 1, why: { key: 'pick', rule }, options });
    expect(value).toBe(options[2]);
  });

  test('hand on all that a question says', () => {
    const closed = () => [];
    const reaction = { key: 'pick', take: 1, decline: 0 };
    const said = { always: true, reaction, closed, about: { of: 'a' }, fallback: 1 } as const;
    const question = { rule, params: { card: 'a' }, ...said };
    expect(answered(choose(t, 0, 'pick', options, question), 0).asked).toEqual({
      kind: 'one',
      seat: 0,
      why: { key: 'pick', params: { card: 'a' }, rule },
      options,
      ...said,
    });
  });

  test('ask several seats, the first of which stands for them', () => {
    const { asked } = answered(chooseAmount(t, [2, 0], 'many', { rule, min: 0, max: 3 }), 1);
    expect(asked).toMatchObject({ kind: 'amount', seat: 2, seats: [2, 0], min: 0, max: 3 });
  });

  test('give back options, numbers, orders, ways and text', () => {
    const some = { rule, min: 0, max: 2, limits: [{ of: [0, 1], max: 1 }], fallback: [2] };
    const chosen = answered(chooseSome(t, 0, 'some', options, some), [0, 2]);
    expect(chosen.value).toEqual([options[0], options[2]]);
    const { rule: _, ...parts } = some;
    expect(chosen.asked).toMatchObject({ kind: 'some', ...parts });

    const amount = { rule, min: 1, max: 9, fallback: 9 };
    expect(answered(chooseAmount(t, 0, 'amount', amount), 7)).toMatchObject({
      asked: { min: 1, max: 9, fallback: 9 },
      value: 7,
    });

    const points = { caps: [1, 2, 3], min: 1, max: 3, maxTargets: 2, fallback: [1, 0, 0] };
    expect(answered(divide(t, 0, 'points', options, { rule, ...points }), [0, 2, 1])).toMatchObject(
      {
        asked: { kind: 'allocation', options, ...points },
        value: [0, 2, 1],
      },
    );

    const { value } = answered(arrange(t, 0, 'order', options, { rule }), [2, 0, 1]);
    expect(value.map(({ id }) => id)).toEqual(['c', 'a', 'b']);

    const steps = [[1], [2], []];
    const costs = [[1], [1], []];
    const graph = { options, from: 0, steps, costs, ends: [false, true, true] };
    expect(answered(choosePath(t, 0, 'way', graph, { rule, budget: 2 }), [1, 2])).toMatchObject({
      asked: { kind: 'path', ...graph, budget: 2 },
      value: [options[1], options[2]],
    });

    const text = { minLength: 1, maxLength: 5, pattern: '[a-z]+', fallback: 'x' };
    expect(answered(chooseText(t, 0, 'name', { rule, ...text }), 'hi')).toMatchObject({
      asked: { kind: 'text', ...text },
      value: 'hi',
    });
  });

  test('yes or no: no is usual, unless it is said otherwise', () => {
    expect(answered(confirm(t, 0, 'sure', { rule }), 1)).toMatchObject({
      asked: { options: [{ id: 'no' }, { id: 'yes' }], fallback: 0 },
      value: true,
    });
    expect(answered(confirm(t, 0, 'sure', { rule, usual: true }), 0)).toMatchObject({
      asked: { fallback: 1 },
      value: false,
    });
  });

  test('find faults of the rules: nobody to ask, an answer that is no option', () => {
    expect(() => choose(t, 3, 'pick', options, { rule }).next(0)).toThrow('nobody to ask "pick"');
    expect(() => choose(t, [], 'pick', options, { rule }).next(0)).toThrow('nobody to ask "pick"');
    expect(() => answered(choose(t, 0, 'pick', options, { rule }), 3)).toThrow('no option 3');
  });
});

test('what a question does not say is no part of what is seen of it', () => {
  const { asked } = answered(choose(t, 1, 'pick', options, { rule }), 0);
  expect(choiceView(asked as Choice, 0)).toStrictEqual({
    kind: 'one',
    slot: 0,
    seat: 1,
    why: { key: 'pick', rule },
    options,
    closed: [],
    fallback: 'a',
  });
});

describe('a flow that may be none', () => {
  function* two(): Flow<number> {
    return 2;
  }

  test('runs and gives back its result, or does nothing, however often', () => {
    expect(maybe(two()).next(0)).toEqual({ done: true, value: 2 });
    for (let i = 0; i < 2; i += 1) {
      expect(maybe(undefined).next(0)).toEqual({ done: true, value: undefined });
    }
  });
});
