import { expect, test } from 'vitest';
import { maskOf } from '../squares.ts';
import { oddsOfRoll } from './index.ts';

function odds(
  scored: readonly string[],
  { star = 'wild', choosesDie = false }: { star?: 'wild' | 'reroll'; choosesDie?: boolean } = {},
) {
  const players = [{ scored: maskOf(scored), choosesDie }];
  const found = oddsOfRoll({ phase: 'charge', star, coloured: 'knight', players }, 0);
  if (found === undefined) throw new Error('there are no odds');
  return found;
}

test('[UB-COMP-02] [UB-BINGO-04] of 36 rolls, one letter with one number, and stars that reach it', () => {
  // B5 alone fills column B: B5, *5, B* and ** reach it.
  expect(odds(['B1', 'B2', 'B3', 'B4']).line).toBe(4 / 36);
  expect(odds([]).line).toBe(0);
});

test('[UB-OPT-02] with stars rolled again there are 25 rolls', () => {
  expect(odds(['B1', 'B2', 'B3', 'B4'], { star: 'reroll' }).line).toBe(1 / 25);
});

test('[UB-BINGO-07] a roll of a scored square scores nothing new, unless a star reaches another', () => {
  expect(odds([]).square).toBe(1);
  expect(odds(['B1', 'N3']).square).toBe(34 / 36);
  expect(odds(['B1', 'N3'], { star: 'reroll' }).square).toBe(23 / 25);
});

test('[UB-COMP-03] coloured squares count while they are not scored', () => {
  // Five squares, one in each column and row: 5 plain rolls, 5 of each single star, both stars.
  expect(odds([]).coloured).toBe(16 / 36);
  expect(odds(['B1']).coloured).toBe(13 / 36);
});

test('[UB-SHD-11] who sets a die reaches the whole row and column of the roll', () => {
  // B5: column B (5), row 5 (4 more), and every roll with a star (11).
  expect(odds(['B1', 'B2', 'B3', 'B4'], { choosesDie: true }).line).toBe(20 / 36);
});

test('[UB-BINGO-02] while rolls are being settled there is no next one to speak of', () => {
  const players = [{ scored: 0, choosesDie: false }];
  const rolling = { phase: 'bingo', star: 'wild', coloured: 'knight', players } as const;
  expect(oddsOfRoll(rolling, 0)).toBeUndefined();
});
