import type { Seat } from '@tablewright/engine';
import { COLOURED_SQUARES } from '../content/components.ts';
import { type PlayerState, playerAt } from '../model.ts';
import { columnOf, type Line, rowOf, squareName } from '../squares.ts';
import type { BingoTable } from '../table.ts';
import { store } from './energy.ts';

/**
 * A player scores a square of its own card, or stores 2E if it has done so before. Ends the step
 * at once when this fills a row or column.
 * @returns whether the square was newly scored
 */
export function scoreSquare(t: BingoTable, seat: Seat, square: number): boolean {
  const { state } = t;
  const player = playerAt(state, seat);
  const bit = 1 << square;
  if ((player.scored & bit) !== 0) {
    t.tell?.({ type: 'already-scored', rule: 'UB-BINGO-07', seat, square: squareName(square) });
    store(t, seat, 2, 'UB-BINGO-07');
    return false;
  }
  const from = takeCube(player);
  player.scored |= bit;
  state.tally.squaresScored += 1;
  const coloured = (COLOURED_SQUARES[state.coloured] & bit) !== 0;
  t.tell?.({
    type: 'scored',
    rule: from === 'pool' ? 'UB-BINGO-05' : 'UB-CUBE-04',
    seat,
    square: squareName(square),
    coloured,
    from,
  });
  const line = lineFilled(player.scored, square);
  if (line !== undefined) win(t, seat, line);
  if (coloured) store(t, seat, 1, 'UB-BINGO-06');
  return true;
}

/**
 * Takes a cube for the card: scores and health come before energy, so it may be one of the
 * available or stored E if the pool is empty.
 */
export function takeCube(player: PlayerState): 'pool' | 'available' | 'stored' {
  const from = player.pool > 0 ? 'pool' : player.available > 0 ? 'available' : 'stored';
  if (player[from] === 0) throw new Error('no cube left for the card');
  player[from] -= 1;
  return from;
}

/** Takes a scored square off a card; its cube goes to the owner's pool. */
export function unscore(t: BingoTable, seat: Seat, square: number, rule: string): void {
  const player = playerAt(t.state, seat);
  player.scored &= ~(1 << square);
  player.pool += 1;
  t.tell?.({ type: 'unscored', rule, seat, square: squareName(square) });
}

/** The row or column through this square, if it is full. */
function lineFilled(scored: number, square: number): Line | undefined {
  const column = columnOf(square);
  if ((scored & column.mask) === column.mask) return column;
  const row = rowOf(square);
  return (scored & row.mask) === row.mask ? row : undefined;
}

function win(t: BingoTable, winner: Seat, line: Line): never {
  t.state.result = { winner, line: line.id };
  t.tell?.({ type: 'won', rule: 'UB-WIN-01', seat: winner, line: line.id });
  t.tell?.({ type: 'game-ended', rule: 'UB-WIN-02', round: t.state.round });
  t.endStep();
}
