import type { ChoiceView } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { fitNext } from './said-next.ts';

const why = { key: 'target' };
const targets = [
  { id: 'blue', names: { creature: 1 } },
  { id: 'green', names: { creature: 2 } },
];
const one: ChoiceView = {
  slot: 3,
  kind: 'one',
  seat: 0,
  why,
  options: targets,
  closed: [],
  fallback: 'blue',
};
/** A way from A over B to C, that may end in B and C. */
const way: ChoiceView = {
  slot: 0,
  kind: 'path',
  seat: 0,
  why,
  options: ['A', 'B', 'C'].map((square) => ({ id: square, names: { square } })),
  closed: [],
  fallback: [],
  from: 0,
  steps: [[1], [0, 2], [1]],
  costs: [[1], [1, 1], [1]],
  budget: 3,
  ends: [true, true, true],
};

test('what was touched before answers the question that names it', () => {
  expect(fitNext([one], { names: { creature: 2 }, sure: true })).toMatchObject({
    offer: { choice: { slot: 3 }, option: { id: 'green' } },
    draft: 'green',
    answers: true,
  });
});

test('a way is gone to its end, or only filled in where it should be looked at first', () => {
  const names = { square: 'C' };
  expect(fitNext([way], { names, sure: true })).toMatchObject({
    draft: ['B', 'C'],
    answers: true,
  });
  expect(fitNext([way], { names, sure: false })).toMatchObject({
    draft: ['B', 'C'],
    answers: false,
  });
});

test('nothing is answered where what was touched is not offered, or in two places', () => {
  expect(fitNext([one], { names: { creature: 9 }, sure: true })).toBeUndefined();
  expect(fitNext([way], { names: { creature: 1 }, sure: true })).toBeUndefined();
  expect(fitNext([one, { ...one, slot: 4 }], { names: { creature: 1 }, sure: true })).toBe(
    undefined,
  );
});
