import { expect, test } from 'vitest';
import { areConfusable } from './confusable-names.ts';

test.each([
  ['Tom', 'Tom', 'the same'],
  ['Tom', 'TOM', 'capitals'],
  ['Tom', 'Tom\ufe0f', 'a variation selector'],
  ['Tom', 'T\u034fom', 'a joiner of graphemes'],
  ['Tom', 'Tom\u17b4', 'a Khmer vowel that is not seen'],
  ['Tom', 'Tom\u{e0101}', 'a variation selector of the supplement'],
  ['Tom', 'To\u200am', 'a hair space'],
  ['Bo 2', 'Bo  2', 'two blanks'],
  ['Žofia', 'Z\u030cofia', 'a letter in two parts'],
  ['Tom', 'Ｔｏｍ', 'wide letters'],
  ['Tom', 'Tоm', 'a Cyrillic o'],
  ['Tom', 'ТОМ', 'Cyrillic capitals'],
  ['Peco', 'Ресо', 'Cyrillic letters'],
  ['Lya', 'Ⅼya', 'a Roman numeral'],
  ['Ian', 'lan', 'a small L'],
  ['Ian', '1an', 'a one'],
  ['Bo', 'B0', 'a zero'],
  ['☀', '☀️', 'an emoji or a sign'],
  ['STRASSE', 'straße', 'a letter that has no capital'],
])('%s and %s are twins: %s', (one, other) => {
  expect([areConfusable(one, other), areConfusable(other, one)]).toEqual([true, true]);
});

test.each([
  ['Lya', 'Tom'],
  ['Lan', 'Ian'],
  ['Bot 1', 'Bot 2'],
  ['Žofia', 'Zofia'],
  ['李小龍', '李小龙'],
  ['علي', 'ليلى'],
  ['😀', '😃'],
  ['Том', 'Тим'],
])('%s and %s are not', (one, other) => {
  expect(areConfusable(one, other)).toBe(false);
});

test('the names that bots are given are all different', () => {
  const names = Array.from({ length: 64 }, (_, at) => `Bot ${at + 1}`);
  const twins = names.filter((name, at) =>
    names.some((other, i) => i < at && areConfusable(name, other)),
  );
  expect(twins).toEqual([]);
});
