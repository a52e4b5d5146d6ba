import { expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { choiceView } from './match-view.ts';

const text = { key: 'option.a', params: { n: 1 } };
const choice: Choice = {
  kind: 'allocation',
  seat: 1,
  seats: [1, 2],
  why: { key: 'split', rule: 'R-1' },
  options: [{ id: 'a', names: { seat: 0 }, text, secretPlan: 'mine' } as never, { id: 'b' }],
  caps: [2, 1],
  min: 1,
  max: 3,
  maxTargets: 1,
  reaction: { key: 'split', take: [1, 0], decline: [0, 1] },
  about: { from: 3 },
  closed: () => [{ id: 'c', because: { key: 'hidden', rule: 'R-2' } }],
};

test('a choice as data: options without what is the flow’s own, reasons worked out', () => {
  const view = choiceView(choice, 4);
  expect(view).toEqual({
    slot: 4,
    kind: 'allocation',
    seat: 1,
    seats: [1, 2],
    why: { key: 'split', rule: 'R-1' },
    options: [{ id: 'a', names: { seat: 0 }, text }, { id: 'b' }],
    closed: [{ id: 'c', because: { key: 'hidden', rule: 'R-2' } }],
    fallback: { a: 2 },
    caps: [2, 1],
    min: 1,
    max: 3,
    maxTargets: 1,
    reaction: { key: 'split', take: [1, 0], decline: [0, 1] },
    about: { from: 3 },
  });
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
});

test('choices without options have an empty list', () => {
  const amount: Choice = { kind: 'amount', seat: 0, why: { key: 'n' }, min: 1, max: 2 };
  expect(choiceView(amount, 0)).toMatchObject({ options: [], closed: [], fallback: 1 });
});
