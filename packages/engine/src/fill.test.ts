import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import type { Answer, Choice, FormChoice } from './choice.ts';
import { blank, fillIn, formOf } from './fill.ts';
import { illegalAnswers } from './laws/index.ts';
import {
  countAnswers,
  enumerateAnswers,
  fallbackAnswer,
  isAnswerable,
  repeatedId,
} from './list-answers.ts';
import { choiceView } from './match-view.ts';
import { onlyAnswer } from './only-answer.ts';
import { seededSource } from './random/seeded.ts';
import { sampleAnswer } from './sample-answer.ts';
import { fromWire, toWire } from './wire-answer.ts';

const whom = ['imp', 'ogre', 'ghost'].map((id, at) => ({ id, at, names: { foe: id } }));

const harm = formOf(
  1,
  'harm',
  {
    whom: blank.one(whom, {
      fallback: 1,
      closed: () => [{ id: 'lich', because: { key: 'away', rule: 'TOY-2' } }],
    }),
    hp: blank.amount({ min: -9, max: 9, fallback: -1 }),
    marks: blank.some(
      ['prone', 'aflame'].map((id) => ({ id })),
      { min: 0, max: 2, fallback: [] },
    ),
    note: blank.text({ minLength: 0, maxLength: 20, fallback: '' }),
  },
  { rule: 'TOY-1' },
);
const form = harm.choice;

describe('a form', () => {
  test('is one choice, whose fields have their own questions', () => {
    expect(form).toMatchObject({ kind: 'form', seat: 1, why: { key: 'harm', rule: 'TOY-1' } });
    expect(form.fields.map(({ name, choice }) => [name, choice.kind, choice.why.key])).toEqual([
      ['whom', 'one', 'harm.whom'],
      ['hp', 'amount', 'harm.hp'],
      ['marks', 'some', 'harm.marks'],
      ['note', 'text', 'harm.note'],
    ]);
  });

  test('gives the rules what each field says', () => {
    const flow = fillIn({ seatCount: 2 }, 1, 'harm', { whom: blank.one(whom) }, { rule: 'TOY-1' });
    expect(flow.next(0).value).toMatchObject({ kind: 'form' });
    expect(flow.next([2])).toEqual({ done: true, value: { whom: whom[2] } });
    expect(harm.read([0, -4, [0, 1], 'so be it'])).toEqual({
      whom: whom[0],
      hp: -4,
      marks: [{ id: 'prone' }, { id: 'aflame' }],
      note: 'so be it',
    });
    const stranger = fillIn({ seatCount: 1 }, 1, 'harm', { whom: blank.one(whom) }, { rule: 'R' });
    expect(() => stranger.next(0)).toThrow('nobody to ask "harm"');
    expect(() => formOf([], 'harm', {}, { rule: 'R' })).toThrow('nobody to ask "harm"');
  });

  test('may be for any of several seats', () => {
    const shared = formOf([2, 0], 'harm', { hp: blank.amount({ min: 0, max: 1 }) }, { rule: 'R' });
    expect(shared.choice).toMatchObject({ seat: 2, seats: [2, 0] });
  });
});

describe('answers to a form', () => {
  test('are written by name and read back', () => {
    const answer: Answer = [0, 3, [1], 'ha'];
    const wire = { whom: 'imp', hp: 3, marks: ['aflame'], note: 'ha' };
    expect(toWire(form, answer)).toEqual(wire);
    expect(fromWire(form, wire)).toEqual({ ok: true, value: answer });
    expect(fromWire(form, { ...wire, whom: 'ghost' })).toMatchObject({ value: [2, 3, [1], 'ha'] });
  });

  test('may leave out what has a usual answer', () => {
    expect(fromWire(form, {})).toEqual({ ok: true, value: [1, -1, [], ''] });
    expect(fallbackAnswer(form)).toEqual([1, -1, [], '']);
    const strict = formOf(0, 'bid', { gold: blank.amount({ min: 2, max: 5 }) }, { rule: 'R' });
    expect(fromWire(strict.choice, {})).toMatchObject({
      error: { code: 'wrong-shape', message: 'needs the field "gold"' },
    });
  });

  test.each([
    ['a list', [], 'wrong-shape', 'needs the fields whom, hp, marks, note by name, not []'],
    ['another field', { hop: 1 }, 'wrong-shape', 'has no field "hop"; its fields are whom, hp'],
    ['an unknown option', { whom: 'cat' }, 'unknown-option', '"whom": "cat" is not among'],
    ['a closed option', { whom: 'lich' }, 'closed-option', '"whom": "lich" is not available'],
    ['too much', { hp: 10 }, 'out-of-range', '"hp": needs a whole number from -9 to 9, not 10'],
    ['a wrong kind', { note: 4 }, 'wrong-shape', '"note": needs text, not 4'],
  ])('%s is refused, and the field named', (_, wire, code, message) => {
    expect(fromWire(form, wire)).toMatchObject({
      error: { code, message: expect.stringContaining(message) },
    });
  });

  test('inside the engine are one for each field', () => {
    expect(checkAnswer(form, [0, 0, [], ''])).toBeUndefined();
    for (const wrong of [3, 'x', [0, 0, []], [0, 0, [], '', 1]]) {
      expect(checkAnswer(form, wrong)?.code).toBe('wrong-shape');
    }
    expect(checkAnswer(form, [9, 0, [], ''])?.message).toMatch(/^"whom": /);
  });

  test('are listed, counted and drawn from all that its fields allow', () => {
    const small = formOf(
      0,
      'small',
      { a: blank.amount({ min: 1, max: 2 }), b: blank.one(whom) },
      { rule: 'R' },
    ).choice;
    const all = [...enumerateAnswers(small)];
    expect(all).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ]);
    expect([countAnswers(small), countAnswers(small, 4), countAnswers(form, 50)]).toEqual([
      6, 4, 50,
    ]);
    const random = seededSource('small');
    const drawn = Array.from({ length: 200 }, () => sampleAnswer(small, random));
    expect(new Set(drawn.map(String))).toEqual(new Set(all.map(String)));
  });

  test('that are wrong in one field only are tried by the laws', () => {
    const wrong = illegalAnswers(form);
    expect(wrong.length).toBeGreaterThan(20);
    for (const answer of wrong)
      expect(fromWire(form, answer).ok, JSON.stringify(answer)).toBe(false);
  });
});

describe('what is wrong with a form', () => {
  const ask = { seat: 0, why: { key: 'w' } } as const;
  const none: Choice = { kind: 'one', ...ask, options: [] };
  const two = { kind: 'one', ...ask, options: [{ id: 'x' }, { id: 'x' }] } as const;
  const of = (...fields: FormChoice['fields']): FormChoice => ({ kind: 'form', ...ask, fields });

  test('a field that cannot be filled in, or two of one name', () => {
    expect([isAnswerable(form), isAnswerable(of({ name: 'a', choice: none }))]).toEqual([
      true,
      false,
    ]);
    const same = { name: 'a', choice: { kind: 'amount', ...ask, min: 0, max: 1 } } as const;
    expect(repeatedId(form)).toBeUndefined();
    expect(repeatedId(of(same, same))).toBe('a');
    expect(repeatedId(of({ name: 'b', choice: two }))).toBe('x');
  });

  test('it is not asked if every field has a single answer', () => {
    const fixed = { name: 'a', choice: { kind: 'amount', ...ask, min: 1, max: 1 } } as const;
    const free = { name: 'b', choice: { kind: 'amount', ...ask, min: 1, max: 2 } } as const;
    expect(onlyAnswer(of(fixed))).toEqual([1]);
    expect(onlyAnswer(of(fixed, free))).toBeUndefined();
    expect(onlyAnswer(of())).toEqual([]);
  });
});

test('a client sees the fields as plain data, closed options with the reason', () => {
  const view = choiceView(form, 3);
  expect(view).toMatchObject({ slot: 3, kind: 'form', options: [] });
  expect(view.fallback).toEqual({ whom: 'ogre', hp: -1, marks: [], note: '' });
  expect(view.fields?.map((field) => [field.name, field.choice.kind])).toEqual([
    ['whom', 'one'],
    ['hp', 'amount'],
    ['marks', 'some'],
    ['note', 'text'],
  ]);
  expect(view.fields?.[0]?.choice.closed).toEqual([
    { id: 'lich', because: { key: 'away', rule: 'TOY-2' } },
  ]);
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
});
