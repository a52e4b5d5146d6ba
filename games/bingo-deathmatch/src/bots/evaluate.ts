import type { Seat } from '@tablewright/engine';
import type { BingoState, PlayerState } from '../model.ts';
import { countSquares } from '../squares.ts';

/**
 * What lines with so many scored squares, and the rest of a player's things, are worth, as
 * logarithms of odds. Fitted to 4,000 matches of the heuristic for two with one decision in ten
 * at random: the state at the start of each round against who won.
 */
const LINE_WEIGHT = [0, 0.014, 0.049, 0.11, 0.4, 0] as const;
const HEALTH_WEIGHT = 0.106;
const ENERGY_WEIGHT = 0.02;
const LAZOR_WEIGHT = 0.286;
const SHIELD_WEIGHT = 0.14;
const BATTERY_WEIGHT = 0.27;
const CARD_WEIGHT = 0.211;

const COUNTS: readonly number[] = Array.from({ length: 32 }, (_, bits) => countSquares(bits));
const ROW_ONE = 0x108421;

/**
 * A seat's chance to win, judged before the BINGO rolls of a round, when no selection is open and
 * everything in play lies on the table; nothing at other moments.
 */
export function evaluate(state: BingoState, seat: Seat): number | undefined {
  if (state.phase !== 'bingo' || state.result !== undefined) return undefined;
  let all = 0;
  let own = 0;
  for (let other = 0; other < state.players.length; other += 1) {
    const player = state.players[other];
    if (player === undefined) continue;
    const odds = Math.exp(strengthOf(player));
    all += odds;
    if (other === seat) own = odds;
  }
  return own / all;
}

function strengthOf({ scored, health, stored, available, items, powers }: PlayerState): number {
  let strength = 0;
  for (let i = 0; i < 5; i += 1) {
    strength += LINE_WEIGHT[COUNTS[(scored >>> (5 * i)) & 31] ?? 0] ?? 0;
    // Bits 0, 5, 10, 15 and 20 are 1 modulo 31, so the rest of the division counts them.
    strength += LINE_WEIGHT[((scored >>> i) & ROW_ONE) % 31] ?? 0;
  }
  strength += HEALTH_WEIGHT * health + ENERGY_WEIGHT * (stored + available);
  if (items.lazor !== 'basic-lazor') strength += LAZOR_WEIGHT;
  if (items.shield !== 'basic-shield') strength += SHIELD_WEIGHT;
  if (items.battery !== 'basic-battery') strength += BATTERY_WEIGHT;
  return strength + CARD_WEIGHT * powers.length;
}
