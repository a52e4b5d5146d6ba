import { expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { choiceView, seatViewOf } from './match-view.ts';
import { SPECTATOR } from './seat.ts';

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

test('a seat is shown its own choices in their slots, and whom else the match waits for', () => {
  const amount = { kind: 'amount', why: { key: 'n' }, min: 1, max: 2 } as const;
  const match = {
    game: { id: 'toy', version: '7', view: (state: object, seat: number) => ({ state, seat }) },
    seats: [{ name: 'A', player: 'human' }],
    options: { long: true },
    seq: 3,
    state: { secret: 1 },
    choices: [
      { ...amount, seat: 0 },
      { ...amount, seat: 1, seats: [1, 2] },
      { ...amount, seat: 2 },
    ],
    standingFor: (seat: number) => (seat === 2 ? [{ ...amount, seat }] : []),
    outcome: undefined,
  } as never;
  const two = seatViewOf(match, 2);
  expect(two).toEqual({
    game: 'toy',
    rulesVersion: '7',
    seats: [{ name: 'A', player: 'human' }],
    options: { long: true },
    observer: 2,
    seq: 3,
    view: { state: { secret: 1 }, seat: 2 },
    choices: [expect.objectContaining({ slot: 1, seat: 1 }), expect.objectContaining({ slot: 2 })],
    standing: [expect.objectContaining({ slot: -1, seat: 2 })],
    waiting: [{ seats: [0] }],
  });
  expect(seatViewOf(match, 0)).not.toHaveProperty('standing');
  expect(two).not.toHaveProperty('outcome');
  expect(seatViewOf(match, 0).waiting).toEqual([{ seats: [1, 2] }, { seats: [2] }]);
  expect(seatViewOf(match, SPECTATOR)).toMatchObject({
    choices: [],
    waiting: [{ seats: [0] }, { seats: [1, 2] }, { seats: [2] }],
  });
  const over = { ...(match as object), choices: [], outcome: { result: 'won' } } as never;
  expect(seatViewOf(over, 0)).toMatchObject({ outcome: { result: 'won' }, waiting: [] });
});

test('an option without names and text is its id alone', () => {
  const one: Choice = { kind: 'one', seat: 0, why: { key: 'n' }, options: [{ id: 'a' }] };
  expect(Object.keys(choiceView(one, 0).options[0] ?? {})).toEqual(['id']);
});
