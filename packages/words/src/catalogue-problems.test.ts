import { expect, test } from 'vitest';
import { catalogueProblems } from './catalogue-problems.ts';

const problems = (first: Record<string, string>, other: Record<string, string>, names = ['name']) =>
  catalogueProblems({ first, other, locale: 'de', names });

test('a translation with every key and gap has no problems', () => {
  const first = { a: '{n, plural, one {# cube of {who}} other {# cubes of {who}}}', b: '{x}' };
  const other = { a: 'Würfel von {who}: {n}', b: '{x}' };
  expect(problems({ ...first, name: 'Storm' }, { ...other, name: 'Storm' })).toEqual([]);
  expect(problems({ name: 'Storm' }, {})).toEqual([]);
});

test('keys that are missing or too many, and texts left as they are, are told', () => {
  expect(problems({ a: 'Roll' }, {})).toEqual(['a is missing']);
  expect(problems({}, { a: 'Würfeln' })).toEqual(['a is in the translation only']);
  expect(problems({ a: 'Roll {n}' }, { a: 'Roll {n}' })).toEqual(['a was left as it is: Roll {n}']);
});

test('other gaps, also inside of plurals, and messages that do not parse are told', () => {
  expect(problems({ a: '{who} rolls' }, { a: '{wer} würfelt' })).toEqual([
    'a has the gaps wer, not who',
  ]);
  expect(problems({ a: '{n, plural, other {{who}}}' }, { a: '{n}' })).toEqual([
    'a has the gaps n, not n, who',
  ]);
  expect(problems({ a: 'roll' }, { a: 'würfeln {' })).toEqual(['a does not parse: würfeln {']);
});
