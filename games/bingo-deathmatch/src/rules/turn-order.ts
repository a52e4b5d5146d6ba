import type { Flow, Seat } from '@tablewright/engine';
import type { BingoState } from '../model.ts';
import type { BingoTable } from '../table.ts';

/** The seat at this place in turn order, from 0: clockwise from the First Player token. */
export function seatInOrder(state: BingoState, place: number): Seat {
  return (state.holder + place) % state.players.length;
}

/** A seat's place in turn order, from 0. */
export function placeInOrder(state: BingoState, seat: Seat): number {
  const count = state.players.length;
  return (seat - state.holder + count) % count;
}

/** Sorts seats by turn order, in place. */
export function sortByTurnOrder(state: BingoState, seats: Seat[]): Seat[] {
  return seats.sort((a, b) => placeInOrder(state, a) - placeInOrder(state, b));
}

/** The seat whose resolve turn comes or runs. */
export function resolvingSeat(state: BingoState): Seat {
  return seatInOrder(state, state.turnsDone);
}

/**
 * Goes round the table in turn order until all have passed in succession. `ask` returns nothing
 * for a seat that cannot act, else a flow that says whether the seat acted.
 */
export function* roundUntilAllPass(
  t: BingoTable,
  ask: (seat: Seat) => Flow<boolean> | undefined,
): Flow<void> {
  const count = t.state.players.length;
  let passes = 0;
  for (let place = 0; passes < count; place += 1) {
    const asked = ask(seatInOrder(t.state, place));
    passes = asked !== undefined && (yield* asked) ? 0 : passes + 1;
  }
}
