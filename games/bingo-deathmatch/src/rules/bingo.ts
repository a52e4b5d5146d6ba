import { type Flow, type Seat, seatsUpTo } from '@tablewright/engine';
import { playerAt } from '../model.ts';
import type { BingoTable } from '../table.ts';
import { rollBoth } from './dice.ts';
import { rerollWindow } from './reroll.ts';
import { settleRoll } from './settle.ts';
import { seatInOrder } from './turn-order.ts';

/** The BINGO phase: all roll, then the reroll window, then each settles and scores. */
export function* bingo(t: BingoTable): Flow<void> {
  const { state } = t;
  const count = state.players.length;
  for (let place = 0; place < count; place += 1) {
    roll(t, seatInOrder(state, place), 'bingo', 'UB-BINGO-01');
  }
  yield* rerollWindow(t, seatsUpTo(count), 'UB-BINGO-02', (roller) => rollBoth(t, 'bingo', roller));
  for (let place = 0; place < count; place += 1) {
    yield* settleRoll(t, seatInOrder(state, place));
  }
  state.phase = 'selection';
}

/** One player's extra BINGO roll, with a reroll window of its own. */
export function* extraRoll(t: BingoTable, seat: Seat): Flow<void> {
  roll(t, seat, 'extra', 'UB-BAT-11');
  yield* rerollWindow(t, [seat], 'UB-BINGO-10', (roller) => rollBoth(t, 'extra', roller));
  yield* settleRoll(t, seat);
}

function roll(t: BingoTable, seat: Seat, purpose: string, rule: string): void {
  rollBoth(t, purpose, seat);
  if (t.listening) {
    const { letter, number } = playerAt(t.state, seat).dice;
    t.tell?.({ type: 'rolled', rule, seat, letter, number });
  }
}
