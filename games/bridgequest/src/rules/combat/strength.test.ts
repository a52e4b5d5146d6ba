import { expect, test } from 'vitest';
import { companyOf, isBeyondBands, relationshipBonus, splitOf, strengthDieOf } from './strength.ts';

test.each([
  [1, 6, 0],
  [5, 6, 0],
  [6, 10, 0],
  [10, 10, 0],
  [11, 20, 0],
  [20, 20, 0],
  [0, 4, 0],
  [-3, 4, 0],
  [21, 20, 1],
  [25, 20, 5],
])('[BQ-CMB-05] [BQ-CMB-06] level %i rolls a d%i and adds %i', (level, sides, plus) => {
  expect(strengthDieOf(level)).toEqual({ sides, plus });
});

test('[BQ-CMB-13] [BQ-TERM-11] a strength of 52 and a 4 is ATT 20 and DEF 32', () => {
  expect(splitOf(52, 4)).toEqual({ att: 20, def: 32 });
  expect(splitOf(5, 4)).toEqual({ att: 2, def: 3 });
  expect(splitOf(2, 10)).toEqual({ att: 2, def: 0 });
});

test('[BQ-CMB-14] [BQ-INV-14] whatever the strength becomes, both sides of it add up to it', () => {
  for (let strength = 0; strength <= 60; strength += 1) {
    for (let tenths = 1; tenths <= 10; tenths += 1) {
      const { att, def } = splitOf(strength, tenths);
      expect(att + def).toBe(strength);
      expect(att).toBe(Math.floor((strength * tenths) / 10));
    }
  }
});

test('[BQ-TERM-14] a strength below nothing counts as nothing', () => {
  expect(splitOf(-7, 6)).toEqual({ att: 0, def: 0 });
});

test('[BQ-CMB-09] company of the own kind gives 5, once, whatever its number', () => {
  expect(companyOf([['undead'], ['undead', 'fire'], ['undead'], ['beast']])).toEqual([5, 5, 5, 0]);
  expect(companyOf([['undead', 'beast'], ['beast'], ['undead']])).toEqual([5, 5, 5]);
});

test('[BQ-CMB-09] [BQC-SCH-06] elements are no kind', () => {
  expect(
    companyOf([['fire'], ['fire', 'goblin'], ['song', 'shot', 'food', 'cold'], ['cold']]),
  ).toEqual([0, 0, 0, 0]);
});

test('[BQ-CMB-08] enemies add their numbers and allies take theirs off, for every player in the combat', () => {
  expect(relationshipBonus([-6])).toBe(6);
  expect(relationshipBonus([-5, 3])).toBe(2);
  expect(relationshipBonus([0, 4])).toBe(-4);
});

test('[BQ-CMB-06] the printed bands end at 1 and at 20', () => {
  expect([-3, 0, 1, 20, 21].map(isBeyondBands)).toEqual([true, true, false, false, true]);
});
