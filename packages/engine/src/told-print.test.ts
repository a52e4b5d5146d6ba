import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import type { GameEvent } from './events.ts';
import { type CameOf, eventMarks, toldPrint } from './told-print.ts';

const hurt = { type: 'hurt', rule: 'T-01', seat: 1, by: 3 } as GameEvent;
const fell: GameEvent = {
  type: 'fell',
  rule: 'T-02',
  secret: [{ seats: [1], data: { where: 4 } }],
};
const pick: Choice = {
  kind: 'one',
  seat: 0,
  why: { key: 'pick', rule: 'T-03' },
  options: [{ id: 'red' }, { id: 'blue' }],
};

const print = (came: Partial<CameOf>): string =>
  toldPrint({ events: [], choices: [], outcome: undefined, ...came });

/** Choices of every kind, each with changes of it that are other questions. */
const OTHERWISE: readonly (readonly [Choice, readonly object[]])[] = [
  [
    pick,
    [
      { seat: 1 },
      { seats: [0, 1] },
      { why: { key: 'take' } },
      { options: [{ id: 'red' }] },
      { options: [{ id: 'blue' }, { id: 'red' }] },
      { kind: 'order' },
    ],
  ],
  [
    { kind: 'some', seat: 0, why: { key: 'w' }, options: pick.options, min: 0, max: 1 },
    [{ min: 1 }, { max: 2 }, { limits: [{ of: [0], max: 1 }] }],
  ],
  [{ kind: 'amount', seat: 0, why: { key: 'w' }, min: 0, max: 3 }, [{ min: 1 }, { max: 2 }]],
  [
    {
      kind: 'allocation',
      seat: 0,
      why: { key: 'w' },
      options: pick.options,
      caps: [1, 2],
      min: 0,
      max: 3,
    },
    [{ caps: [2, 1] }, { min: 1 }, { max: 2 }, { maxTargets: 1 }],
  ],
  [
    {
      kind: 'path',
      seat: 0,
      why: { key: 'w' },
      options: pick.options,
      from: 0,
      steps: [[1], []],
      costs: [[1], []],
      budget: 2,
      ends: [true, true],
    },
    [
      { from: 1 },
      { steps: [[], [0]] },
      { costs: [[2], []] },
      { budget: 1 },
      { ends: [false, true] },
    ],
  ],
  [
    { kind: 'text', seat: 0, why: { key: 'w' }, minLength: 1, maxLength: 9 },
    [{ minLength: 2 }, { maxLength: 8 }, { pattern: 'a' }, { prose: true }, { picture: true }],
  ],
  [
    {
      kind: 'form',
      seat: 0,
      why: { key: 'w' },
      fields: [{ name: 'colour', choice: pick }],
    },
    [
      { fields: [] },
      { fields: [{ name: 'shade', choice: pick }] },
      { fields: [{ name: 'colour', choice: { ...pick, options: [] } }] },
      {
        fields: [
          { name: 'colour', choice: pick },
          { name: 'other', choice: pick },
        ],
      },
    ],
  ],
];

describe('the fingerprint of what came of an answer', () => {
  test('is the same for good, since files hold it', () => {
    expect(print({ events: [hurt, fell], choices: [pick] })).toBe('cb7cd889.I3xJ');
    const prints = OTHERWISE.map(([choice]) => [choice.kind, print({ choices: [choice] })]);
    expect(Object.fromEntries(prints)).toMatchInlineSnapshot(`
      {
        "allocation": "e488ca0f.",
        "amount": "af081064.",
        "form": "6e8d1f4d.",
        "one": "c617fc63.",
        "path": "3ad267c3.",
        "some": "f6a0ba9c.",
        "text": "32d3c3aa.",
      }
    `);
  });

  test('changes with every event, its secret parts and its order', () => {
    const events = [
      [],
      [hurt],
      [fell],
      [hurt, fell],
      [fell, hurt],
      [hurt, hurt],
      [{ ...hurt, by: 4 }],
      [{ ...hurt, only: [1] }],
      [{ ...fell, secret: [{ seats: [1], data: { where: 5 } }] }],
    ];
    expect(new Set(events.map((list) => print({ events: list }))).size).toBe(events.length);
  });

  test('does not change with the ids of rules, words, proposals, or the order of fields', () => {
    const { rule: _, ...rest } = hurt;
    const again = { by: 3, ...rest, rule: 'T-99', extra: undefined } as GameEvent;
    expect(print({ events: [again] })).toBe(print({ events: [hurt] }));
    const same: Choice = {
      ...pick,
      why: { key: 'pick', rule: 'T-98', params: { a: 1 } },
      options: [
        { id: 'red', names: { card: 'x' } },
        { id: 'blue', text: { key: 'b' } },
      ],
      fallback: 1,
      about: { anything: 1 },
      closed: () => [{ id: 'green', because: { key: 'no' } }],
    };
    expect(print({ choices: [same] })).toBe(print({ choices: [pick] }));
  });

  test.each(OTHERWISE)('changes with what can be chosen: %#', (choice, changes) => {
    const prints = [choice, ...changes.map((change) => ({ ...choice, ...change }) as Choice)].map(
      (one) => print({ choices: [one] }),
    );
    expect(new Set(prints).size).toBe(changes.length + 1);
  });

  test('changes with the outcome', () => {
    const outcome = { result: 'won', winners: [0], payoffs: [1, 0] };
    const other = { ...outcome, winners: [1] };
    const prints = [print({}), print({ outcome }), print({ outcome: other })];
    expect(new Set(prints).size).toBe(3);
  });

  test('has a mark of each event', () => {
    const [one, two, ...more] = eventMarks(print({ events: [hurt, fell] }));
    expect(more).toEqual([]);
    expect(eventMarks(print({ events: [fell] }))).toEqual([two]);
    expect(eventMarks(print({ events: [hurt], choices: [pick] }))).toEqual([one]);
    expect(eventMarks(print({ choices: [pick] }))).toEqual([]);
  });
});
