import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { type Option, optionOf, type Sieve } from './choice.ts';
import { notPlain } from './clone.ts';
import { orOption, sievedOne } from './lazy-choice.ts';
import { enumerateAnswers, fallbackAnswer } from './list-answers.ts';
import { choiceView } from './match-view.ts';
import { sampleAnswer } from './sample-answer.ts';
import { fromWire, toWire } from './wire-answer.ts';

const END: Option = { id: 'end' };
const ASIDE: Option = { id: 'give-up', aside: true };
const candidates: readonly Option[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, END, ASIDE];

/** A choice in which neither `a` nor `c` is an option, and what was looked at for it. */
function asked() {
  const looked: string[] = [];
  const sieve: Sieve = {
    candidates,
    passes: ({ id }) => {
      looked.push(id);
      return id !== 'a' && id !== 'c';
    },
  };
  return { choice: sievedOne(1, { key: 'sieved' }, sieve, END), looked };
}

/** Draws these numbers, one after another. */
function drawing(...numbers: number[]) {
  return { index: () => numbers.shift() ?? 0 };
}

describe('a choice through a sieve', () => {
  test('lists what passes, in order, and takes the usual one when nothing is said', () => {
    const { choice } = asked();
    expect(choice.options.map(({ id }) => id)).toEqual(['b', 'end', 'give-up']);
    expect([...enumerateAnswers(choice)]).toEqual([0, 1, 2]);
    expect(fallbackAnswer(choice)).toBe(1);
    expect(fromWire(choice, 'end')).toEqual({ ok: true, value: 1 });
    expect(fromWire(choice, 'a')).toMatchObject({ ok: false, error: { code: 'unknown-option' } });
  });

  test('is drawn from by looking at nothing but what is drawn, until something passes', () => {
    const { choice, looked } = asked();
    const answer = sampleAnswer(choice, drawing(0, 2, 4, 1)) as number;
    expect(looked).toEqual(['a', 'c', 'b']);
    expect(optionOf(choice, answer)).toEqual({ id: 'b' });
    expect(toWire(choice, answer)).toBe('b');
    expect(checkAnswer(choice, answer)).toBeUndefined();
  });

  test('draws what stands apart only where there is nothing else', () => {
    const sieve = { candidates, passes: ({ id }: Option) => id === 'give-up' };
    const choice = sievedOne(1, { key: 'sieved' }, sieve, END);
    const answer = sampleAnswer(choice, drawing()) as number;
    expect(optionOf(choice, answer)).toBe(ASIDE);
  });

  test('names itself where what is usual does not pass', () => {
    const sieve = { candidates, passes: ({ id }: Option) => id === 'give-up' };
    const choice = sievedOne(1, { key: 'sieved' }, sieve, END);
    expect(() => fallbackAnswer(choice)).toThrow(/^"sieved": the usual option is none/);
  });

  test('refuses a candidate that does not pass, and one that is not there', () => {
    const { choice } = asked();
    expect(checkAnswer(choice, -1)?.code).toBe('unknown-option');
    expect(checkAnswer(choice, -2)).toBeUndefined();
    expect(checkAnswer(choice, -6)?.code).toBe('unknown-option');
    const usual = { kind: 'one', seat: 1, why: { key: 'listed' }, options: candidates } as const;
    expect(checkAnswer(usual, -1)?.code).toBe('unknown-option');
  });

  test('takes one more option without listing the others, and their answers stay', () => {
    const { choice, looked } = asked();
    const more = orOption(choice, { id: 'more' });
    const answer = sampleAnswer(more, drawing(5)) as number;
    expect(looked).toEqual([]);
    expect(optionOf(more, answer)).toEqual({ id: 'more' });
    expect(more.options.map(({ id }) => id)).toEqual(['b', 'end', 'give-up', 'more']);
    expect(fallbackAnswer(more)).toBe(1);
  });

  test('is plain data to whoever looks on', () => {
    const view = choiceView(asked().choice, 0);
    expect(notPlain(view)).toBeUndefined();
    expect(view.options.map(({ id }) => id)).toEqual(['b', 'end', 'give-up']);
  });
});

describe('a choice with one more option', () => {
  test('has it at its end, and leaves the first choice as it was', () => {
    const { options } = asked().choice;
    const choice = { kind: 'one', seat: 1, why: { key: 'listed' }, options, fallback: 1 } as const;
    const more = orOption(choice, ASIDE);
    expect(more.options).toEqual([...options, ASIDE]);
    expect(more.fallback).toBe(1);
    expect(choice.options).toBe(options);
  });
});

describe('what a choice through a sieve says beside its options', () => {
  const sieve = { candidates: [END], passes: () => true };
  const why = { key: 'sieved' };
  const extras = {
    seats: [1, 2],
    always: true,
    reaction: { key: 'opportunity', take: 0, decline: 1 },
    closed: () => [],
    about: { of: 3 },
  } as const;

  test('is what it was given, also with one more option', () => {
    for (const choice of [
      sievedOne(1, why, sieve, END, extras),
      orOption(sievedOne(1, why, sieve, END, extras), { id: 'more' }),
    ]) {
      expect(choice).toMatchObject({ ...extras, seat: 1, why });
    }
  });

  test('is not there where it was not given', () => {
    const plain = sievedOne(1, why, sieve, END);
    for (const field of Object.keys(extras)) expect(plain).not.toHaveProperty(field);
  });

  test('one more option makes the same list every time, as long as it is the same option', () => {
    const [more, other] = [{ id: 'more' }, { id: 'other' }];
    const candidates = (option: typeof more) =>
      orOption(sievedOne(1, why, sieve, END), option).sieve?.candidates;
    expect(candidates(more)).toBe(candidates(more));
    expect(candidates(other)).not.toBe(candidates(more));
    expect(candidates(other)).toEqual([END, other]);
  });
});
