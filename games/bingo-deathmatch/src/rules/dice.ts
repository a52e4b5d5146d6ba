import type { Seat } from '@tablewright/engine';
import { DICE } from '../content/components.ts';
import { type BingoTable, playerAt } from '../model.ts';

/** Rolls a seat's letter die; with `reroll` a star is rolled again at once. */
export function rollLetter(t: BingoTable, purpose: string, seat: Seat): void {
  let face = t.roll(DICE.letter, purpose, seat);
  while (face === '*' && t.state.star === 'reroll') face = t.roll(DICE.letter, purpose, seat);
  playerAt(t.state, seat).dice.letter = face;
}

/** Rolls a seat's number die; with `reroll` a star is rolled again at once. */
export function rollNumber(t: BingoTable, purpose: string, seat: Seat): void {
  let face = t.roll(DICE.number, purpose, seat);
  while (face === '*' && t.state.star === 'reroll') face = t.roll(DICE.number, purpose, seat);
  playerAt(t.state, seat).dice.number = face;
}

/** Rolls both of a seat's dice, the letter first. */
export function rollBoth(t: BingoTable, purpose: string, seat: Seat): void {
  rollLetter(t, purpose, seat);
  rollNumber(t, purpose, seat);
}
