import type { Choice } from '@tablewright/engine';
import { fromWire } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { howToAnswer, typedAnswer } from './typed-answer.ts';

const base = { seat: 0, why: { key: 'ask' } };
const options = [{ id: 'left' }, { id: 'right' }, { id: '1' }];

const FORM: Choice = {
  ...base,
  kind: 'form',
  fields: [
    { name: 'whom', choice: { ...base, kind: 'one', options } },
    { name: 'hp', choice: { ...base, kind: 'amount', min: -9, max: 9, fallback: 4 } },
  ],
};

const cases: readonly [choice: Choice, typed: string, wire: unknown][] = [
  [{ ...base, kind: 'one', options, fallback: 1 }, '', 'right'],
  [{ ...base, kind: 'one', options }, ' left ', 'left'],
  [{ ...base, kind: 'one', options }, '2', 'right'],
  [{ ...base, kind: 'one', options }, '1', '1'],
  [{ ...base, kind: 'one', options }, '"right"', 'right'],
  [{ ...base, kind: 'amount', min: 2, max: 5 }, '4', 4],
  [{ ...base, kind: 'amount', min: 2, max: 5 }, '', 2],
  [{ ...base, kind: 'some', options, min: 0, max: 2 }, 'left, 2', ['left', 'right']],
  [{ ...base, kind: 'some', options, min: 0, max: 2 }, '-', []],
  [{ ...base, kind: 'order', options }, 'right,left,1', ['right', 'left', '1']],
  [
    { ...base, kind: 'allocation', options, caps: [3, 3, 3], min: 0, max: 3 },
    'left=1, right=2',
    { left: 1, right: 2 },
  ],
  [{ ...base, kind: 'allocation', options, caps: [3, 3, 3], min: 0, max: 3 }, '-', {}],
  [
    {
      ...base,
      kind: 'path',
      options,
      from: 0,
      steps: [[1], [2], []],
      costs: [[1], [1], []],
      budget: 2,
      ends: [true, true, true],
    },
    'right, 1',
    ['right', '1'],
  ],
  [FORM, 'hp: -3; whom: 2', { whom: 'right', hp: -3 }],
  [FORM, 'whom: left', { whom: 'left', hp: 4 }],
  [FORM, '', { whom: 'left', hp: 4 }],
  [{ ...base, kind: 'text', minLength: 0, maxLength: 9 }, 'a b', 'a b'],
  [
    {
      ...base,
      kind: 'text',
      minLength: 1,
      maxLength: 99,
      document: { kind: 'crew', read: (value) => ({ ok: true, value }) },
    },
    '{"hands":2}',
    '{"hands":2}',
  ],
];

for (const [choice, typed, wire] of cases) {
  test(`"${typed}" answers a choice of kind ${choice.kind} legally`, () => {
    expect(typedAnswer(choice, typed)).toEqual(wire);
    expect(fromWire(choice, wire).ok).toBe(true);
    expect(howToAnswer(choice)).not.toBe('');
  });
}

test('what makes no sense is left to the match to refuse', () => {
  const amount: Choice = { ...base, kind: 'amount', min: 2, max: 5 };
  expect(typedAnswer(amount, 'many')).toBe('many');
  const one: Choice = { ...base, kind: 'one', options };
  expect(typedAnswer(one, '9')).toBe('9');
  expect(typedAnswer(one, '[broken')).toBe('[broken');
  const points: Choice = { ...base, kind: 'allocation', options, caps: [1, 1, 1], min: 1, max: 1 };
  expect(fromWire(points, typedAnswer(points, 'left=x')).ok).toBe(false);
});
