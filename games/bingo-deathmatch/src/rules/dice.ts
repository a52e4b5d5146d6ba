import type { Die, Label, Seat } from '@tablewright/engine';
import { DICE } from '../content/components.ts';
import { playerAt } from '../model.ts';
import type { BingoTable } from '../table.ts';

/** Rolls a seat's letter die; with `reroll` a star is rolled again at once. */
export function rollLetter(t: BingoTable, purpose: string, seat: Seat): void {
  playerAt(t.state, seat).dice.letter = rolled(t, 'letter', DICE.letter, purpose, seat);
}

/** Rolls a seat's number die; with `reroll` a star is rolled again at once. */
export function rollNumber(t: BingoTable, purpose: string, seat: Seat): void {
  playerAt(t.state, seat).dice.number = rolled(t, 'number', DICE.number, purpose, seat);
}

/** Rolls both of a seat's dice, the letter first. */
export function rollBoth(t: BingoTable, purpose: string, seat: Seat): void {
  rollLetter(t, purpose, seat);
  rollNumber(t, purpose, seat);
}

function rolled<F extends Label>(
  t: BingoTable,
  die: 'letter' | 'number',
  of: Die<F>,
  purpose: string,
  seat: Seat,
): F {
  for (;;) {
    const face = t.roll(of, purpose, seat);
    if (face !== '*' || t.state.star !== 'reroll') return face;
    t.tell?.({ type: 'star-rerolled', rule: 'UB-OPT-02', seat, die });
  }
}
