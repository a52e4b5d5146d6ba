import type { Choice } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { NamedChoices } from './named-choices.ts';

function choice(seat: number): Choice {
  return { kind: 'amount', seat, why: { key: 'amount' }, min: 0, max: 9 };
}

test('choices are named after the entry with which they were asked, and their place among them', () => {
  const names = new NamedChoices();
  const [a, b] = [choice(0), choice(1)];
  names.follow([a, b], 7);
  expect([names.nameOf(a), names.nameOf(b)]).toEqual(['7.0', '7.1']);
});

test('a choice that stays open keeps its name, and new ones are counted without it', () => {
  const names = new NamedChoices();
  const [a, b, c, d] = [choice(0), choice(1), choice(2), choice(3)];
  names.follow([a, b], 1);
  names.follow([c, b, d], 2);
  expect([b, c, d].map((open) => names.nameOf(open))).toEqual(['1.1', '2.0', '2.1']);
});

test('those that were not open before are told', () => {
  const names = new NamedChoices();
  const [a, b, c, d] = [choice(0), choice(1), choice(2), choice(3)];
  expect(names.follow([a, b], 1)).toEqual([a, b]);
  expect(names.follow([c, b, d], 2)).toEqual([c, d]);
  expect(names.follow([c, d], 3)).toEqual([]);
});

test('a choice that is asked again after it was not gets another name', () => {
  const names = new NamedChoices();
  const [a, b] = [choice(0), choice(1)];
  names.follow([a], 1);
  names.follow([b], 2);
  names.follow([a], 3);
  expect(names.nameOf(a)).toBe('3.0');
  expect(names.nameOf(b)).toBe('');
});

test('choices that look alike are told apart', () => {
  const names = new NamedChoices();
  const [a, twin] = [choice(0), choice(0)];
  names.follow([a], 1);
  names.follow([twin], 2);
  expect(names.nameOf(twin)).toBe('2.0');
});

test('a name leads to the place of its choice, and one that is not open nowhere', () => {
  const names = new NamedChoices();
  const [a, b, c] = [choice(0), choice(1), choice(2)];
  names.follow([a, b, c], 1);
  names.follow([b, c], 2);
  expect(names.slotOf([b, c], '1.1')).toBe(0);
  expect(names.slotOf([b, c], '1.2')).toBe(1);
  expect(names.slotOf([b, c], '1.0')).toBe(-1);
  expect(names.slotOf([b, c], '')).toBe(-1);
  expect(names.slotOf([], '1.1')).toBe(-1);
});

test('names go over to the same choices made anew, in their order', () => {
  const names = new NamedChoices();
  const [a, b, c] = [choice(0), choice(1), choice(2)];
  names.follow([a, b], 1);
  names.follow([b, c], 2);
  const again = [choice(1), choice(2)] as const;
  names.carryOver(again);
  expect(again.map((open) => names.nameOf(open))).toEqual(['1.1', '2.0']);
  expect(names.nameOf(b)).toBe('');
  const next = choice(3);
  names.follow([again[1], next], 3);
  expect([again[1], next].map((open) => names.nameOf(open))).toEqual(['2.0', '3.0']);
});
