import { chooseSome, type Flow, type Option, type Seat } from '@tablewright/engine';
import { playerAt } from '../model.ts';
import { type Line, squareName } from '../squares.ts';
import type { BingoTable } from '../table.ts';
import { scoreSquare } from './score.ts';

/**
 * The scored squares of the line leave the dead player's card, are shared out among the killers,
 * and each killer in turn order scores its share on its own card in the order of the line.
 */
export function* transferLine(
  t: BingoTable,
  dead: Seat,
  killers: readonly Seat[],
  line: Line,
): Flow<void> {
  const { tally } = t.state;
  const player = playerAt(t.state, dead);
  const squares = line.squares.filter((square) => (player.scored & (1 << square)) !== 0);
  player.scored &= ~line.mask;
  player.pool += squares.length;
  t.tell?.({
    type: 'line-lost',
    rule: squares.length === 0 ? 'UB-DEATH-06' : 'UB-DEATH-05',
    also: ['UB-CUBE-02'],
    seat: dead,
    line: line.id,
    squares: squares.map(squareName),
  });
  if (squares.length === 0) return;
  const shares = yield* shareOut(t, dead, killers, squares);
  tally.squaresLost += squares.length;
  for (let i = 0; i < killers.length; i += 1) {
    const killer = killers[i];
    if (killer === undefined) continue;
    for (const square of shares[i] ?? []) {
      // Counted first, because the match may end with the square.
      if ((playerAt(t.state, killer).scored & (1 << square)) === 0) tally.squaresTaken += 1;
      else tally.squaresTurned += 1;
      scoreSquare(t, killer, square);
    }
  }
}

/** Even shares, the remainder to the earliest in turn order; the dead player says which squares. */
function* shareOut(
  t: BingoTable,
  dead: Seat,
  killers: readonly Seat[],
  squares: readonly number[],
): Flow<number[][]> {
  const even = Math.trunc(squares.length / killers.length);
  const extra = squares.length % killers.length;
  const shares: number[][] = [];
  let left = [...squares];
  for (let i = 0; i < killers.length; i += 1) {
    const killer = killers[i] ?? 0;
    const size = even + (i < extra ? 1 : 0);
    const share = size < left.length ? yield* askShare(t, dead, killer, left, size) : left;
    left = left.filter((square) => !share.includes(square));
    shares.push(share);
    if (killers.length > 1)
      t.tell?.({
        type: 'line-shared',
        rule: 'UB-DEATH-07',
        seat: killer,
        dead,
        squares: share.map(squareName),
      });
  }
  return shares;
}

interface SquareOption extends Option {
  readonly square: number;
}

/** @ids <square> */
function* askShare(
  t: BingoTable,
  dead: Seat,
  killer: Seat,
  left: readonly number[],
  size: number,
): Flow<number[]> {
  if (size === 0) return [];
  const taken = yield* chooseSome(t, dead, 'choice.share', left.map(optionOf), {
    rule: 'UB-DEATH-07',
    params: { killer: { seat: killer }, count: size },
    about: { killer },
    min: size,
    max: size,
  });
  return taken.map((option) => option.square);
}

function optionOf(square: number): SquareOption {
  const name = squareName(square);
  return {
    id: name,
    names: { square: name },
    text: { key: 'option.square', params: { square: name } },
    square,
  };
}
