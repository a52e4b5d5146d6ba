import { expect, test } from 'vitest';
import { type EventForms, undeclared } from './event-forms.ts';
import type { GameEvent } from './events.ts';

type Told =
  | (GameEvent & {
      readonly type: 'hit';
      readonly amount: number;
      readonly from?: 'left' | 'right';
    })
  | (GameEvent & { readonly type: 'found' | 'lost'; readonly squares: readonly string[] });

const FORMS = {
  hit: { amount: 'number', from: ['left', 'right'] },
  found: { squares: { list: 'text' } },
  lost: { squares: { list: 'text' } },
} satisfies EventForms<Told>;

test('the compiler holds a table of events against their types', () => {
  // @ts-expect-error an event that is not told
  ({ ...FORMS, gone: {} }) satisfies EventForms<Told>;
  const { hit: _, ...lacking } = FORMS;
  // @ts-expect-error an event that is missing
  lacking satisfies EventForms<Told>;
  // @ts-expect-error a field that is missing
  ({ ...FORMS, hit: { amount: 'number' } }) satisfies EventForms<Told>;
  // @ts-expect-error another form
  ({ ...FORMS, found: { squares: 'text' } }) satisfies EventForms<Told>;
  // @ts-expect-error a word that is none
  ({ ...FORMS, hit: { amount: 'number', from: ['up'] } }) satisfies EventForms<Told>;
  expect(Object.keys(FORMS)).toEqual(['hit', 'found', 'lost']);
});

test.each<[GameEvent & Readonly<Record<string, unknown>>, string | undefined]>([
  [{ type: 'hit', rule: 'X', amount: 1, from: 'left' }, undefined],
  [{ type: 'hit', rule: 'X', amount: 1 }, undefined],
  [{ type: 'miss', rule: 'X' }, 'there is no event "miss"'],
  [{ type: 'hit', rule: 'X', amount: '1' }, '"hit.amount" holds "1"'],
  [{ type: 'hit', rule: 'X', amount: 1, from: 'up' }, '"hit.from" holds "up"'],
  [{ type: 'lost', rule: 'X', squares: ['a', 1] }, '"lost.squares" holds ["a",1]'],
  [
    { type: 'lost', rule: 'X', squares: [], secret: [{ seats: [0], data: { why: 1 } }] },
    '"lost" has no field "why"',
  ],
])('%o is held against them: %s', (event, wrong) => {
  expect(undeclared(FORMS, event)).toBe(wrong);
});

test('a ruling is an event as any other, marked with what it overrides', () => {
  const ruling = { type: 'lost', rule: 'X', squares: ['a'], overrides: 'UR' };
  expect(undeclared(FORMS, ruling)).toBeUndefined();
});
