import { COLOURED_SQUARES } from '../content/components.ts';
import type { BingoView, PlayerState } from '../model.ts';
import { countSquares, LINES, type Line } from '../squares.ts';

/** What a line with so many scored squares is worth; five of them win. */
const LINE_WORTH = [0, 1, 3.5, 9, 24, 1000] as const;

const BITS_OF_FIVE: readonly number[] = Array.from({ length: 32 }, (_, bits) => countSquares(bits));
const ROW_ONE = 0x108421;

/** What 1E is worth beside that. */
export const ENERGY_WORTH = 0.9;

/** What a card of scored squares is worth. */
export function cardWorth(scored: number): number {
  let worth = 0;
  for (let i = 0; i < 5; i += 1) {
    worth += LINE_WORTH[BITS_OF_FIVE[(scored >>> (5 * i)) & 31] ?? 0] ?? 0;
    // Bits 0, 5, 10, 15 and 20 are 1 modulo 31, so the rest of the division counts them.
    worth += LINE_WORTH[((scored >>> i) & ROW_ONE) % 31] ?? 0;
  }
  return worth;
}

/** What it is worth to a player to score this square. */
export function squareWorth(view: BingoView, player: PlayerState, square: number): number {
  const bit = 1 << square;
  if ((player.scored & bit) !== 0) return 2 * ENERGY_WORTH;
  let worth = (COLOURED_SQUARES[view.coloured] & bit) !== 0 ? ENERGY_WORTH : 0;
  for (const line of LINES) {
    if ((line.mask & bit) === 0) continue;
    const count = countSquares(player.scored & line.mask);
    worth += (LINE_WORTH[count + 1] ?? 0) - (LINE_WORTH[count] ?? 0);
  }
  return worth;
}

/** What a random square is worth to a player. */
export function rollWorth(view: BingoView, player: PlayerState): number {
  let sum = 0;
  for (let square = 0; square < 25; square += 1) {
    sum += Math.min(squareWorth(view, player, square), 60);
  }
  return sum / 25;
}

/** What a player loses with this line of its card. */
export function lineLoss(dead: PlayerState, line: Line): number {
  return cardWorth(dead.scored) - cardWorth(dead.scored & ~line.mask);
}

/** What a killer gains by the dead player's squares in this line. */
export function lineGain(dead: PlayerState, killer: PlayerState, line: Line): number {
  const squares = dead.scored & line.mask;
  const before = cardWorth(killer.scored);
  const turned = countSquares(squares & killer.scored);
  return cardWorth(killer.scored | squares) - before + turned * 2 * ENERGY_WORTH;
}
