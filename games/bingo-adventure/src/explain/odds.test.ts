import { expect, test } from 'vitest';
import { laidOut } from '../../test/laid-out.ts';
import type { Card } from '../model.ts';
import { BINGO, patternOf } from '../rules/patterns.ts';
import { oddsOfPowers, sheetOfPower } from './index.ts';
import { chanceOf } from './odds.ts';

const TOKENS = Array.from({ length: 25 }, (_, space) => `T${space}`);
/** Two marked spaces side by side, in any direction. */
const PAIR = patternOf('XX');
const DIAGONAL_GAP = patternOf('XoX');

const card = (marked: readonly number[], part: Partial<Card> = {}): Card => ({
  tokens: TOKENS,
  marked: marked.reduce((set, space) => set | (1 << space), 0),
  health: 0,
  damage: 0,
  ...part,
});
const bag = (left: readonly number[]) => left.map((space) => `T${space}`);
const chance = (
  pattern: typeof PAIR,
  on: Card,
  deck: { readonly bag: readonly string[]; readonly reserved?: readonly string[] },
  draws: number,
) => chanceOf(pattern, [on], true, { reserved: [], ...deck }, draws);

test('[BA-DRAW-01] one draw completes a pair beside a marker as often as there are neighbours', () => {
  const rest = TOKENS.filter((token) => token !== 'T12');
  expect(chance(PAIR, card([12]), { bag: rest }, 1)).toBeCloseTo(4 / 24);
  expect(chance(PAIR, card([0]), { bag: TOKENS.filter((t) => t !== 'T0') }, 1)).toBeCloseTo(2 / 24);
});

test('[BA-DRAW-04] tokens set aside do not come, and a short bag is drawn to its end', () => {
  expect(chance(PAIR, card([12]), { bag: bag([11, 3]) }, 1)).toBe(0.5);
  expect(chance(PAIR, card([12]), { bag: bag([11, 3]) }, 3)).toBe(1);
  expect(chance(PAIR, card([12]), { bag: bag([3, 24]) }, 3)).toBe(0);
});

test('[BA-PATT-04] several draws count every way to complete it', () => {
  // Of 4 tokens, two drawn: 0 and 1 are a pair, 8 and 24 stand alone: one of six ways.
  expect(chance(PAIR, card([]), { bag: bag([0, 1, 8, 24]) }, 2)).toBeCloseTo(1 / 6);
  // Three drawn: both of the pair and either of the others.
  expect(chance(PAIR, card([]), { bag: bag([0, 1, 8, 24]) }, 3)).toBeCloseTo(2 / 4);
});

test('[BA-DRAW-02] reserved tokens come first', () => {
  const deck = { bag: bag([3, 24]), reserved: ['T11'] };
  expect(chance(PAIR, card([12]), deck, 1)).toBe(1);
  expect(chance(PAIR, card([13]), deck, 1)).toBe(0);
});

test('[BA-MARK-02] [BA-TAKE-03] a damaged space cannot be marked, and [BA-PATT-06] breaks a gap', () => {
  expect(chance(PAIR, card([12], { damage: 1 << 11 }), { bag: bag([11]) }, 1)).toBe(0);
  const open = card([10]);
  expect(chance(DIAGONAL_GAP, open, { bag: bag([12]) }, 1)).toBe(1);
  const broken = card([10], { health: 1 << 11 });
  expect(chance(DIAGONAL_GAP, broken, { bag: bag([12]) }, 1)).toBe(0);
  expect(chanceOf(DIAGONAL_GAP, [broken], false, { bag: bag([12]), reserved: [] }, 1)).toBe(1);
});

test('[BA-PATT-07] a line of five is out of reach with more missing than draws', () => {
  expect(chance(BINGO, card([0, 1]), { bag: TOKENS.slice(2) }, 1)).toBe(0);
  expect(chance(BINGO, card([0, 1]), { bag: TOKENS.slice(2) }, 3)).toBeCloseTo(1 / 1771);
});

test('[BA-TEAM-01] several cards give several chances, and no draw counts twice', () => {
  const cards = [card([12]), card([12]), card([0])];
  // Neighbours of 12 on two cards alike (7, 11, 13, 17), and of 0 on the third (1, 5).
  const left = [7, 11, 13, 17, 1, 5, 24, 23];
  expect(chanceOf(PAIR, cards, true, { bag: bag(left), reserved: [] }, 1)).toBeCloseTo(6 / 8);
});

test('[BA-CTRL-01] odds are those of powers that the seat may use and cannot use yet', () => {
  const state = laidOut({ characters: ['fighter', 'healer'] }, 2);
  const [first, second] = [0, 1].map((seat) => oddsOfPowers(state, seat));
  const powers = (odds: typeof first) => (odds ?? []).map(({ power }) => sheetOfPower(power));
  expect(new Set(powers(first))).not.toEqual(new Set(powers(second)));
  for (const { chances } of [...(first ?? []), ...(second ?? [])]) {
    expect(chances.map(({ draws }) => draws)).toEqual([1, 3]);
  }
});
