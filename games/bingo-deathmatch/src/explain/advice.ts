import type { Seat } from '@tablewright/engine';
import { COLOURED_SQUARES } from '../content/components.ts';
import { ITEMS } from '../content/items.ts';
import { LAZORS } from '../content/lazors.ts';
import { type BingoState, type PlayerState, playerAt } from '../model.ts';
import { tokenOn } from '../rules/disabling.ts';
import { payable } from '../rules/energy.ts';
import {
  columnOf,
  countSquares,
  LINES,
  type Line,
  rowOf,
  type SquareName,
  squareName,
} from '../squares.ts';

/** What a square is worth to a player whose roll may name it. */
export interface SquareGain {
  /** Scored before, so that it stores energy instead (UB-BINGO-07). */
  readonly held: boolean;
  readonly coloured: boolean;
  /** The longer of its two lines, the column first, with how many of its squares would be held. */
  readonly line: Line;
  readonly count: number;
}

/** See {@link SquareGain}. Squares are numbered as in `squares.ts`. */
export function gainOf(view: BingoState, seat: Seat, square: number): SquareGain {
  const bit = 1 << square;
  const { scored } = playerAt(view, seat);
  const countIn = ({ mask }: Line): number => countSquares((scored | bit) & mask);
  const [column, row] = [columnOf(square), rowOf(square)];
  const line = countIn(row) > countIn(column) ? row : column;
  return {
    held: (scored & bit) !== 0,
    coloured: (COLOURED_SQUARES[view.coloured] & bit) !== 0,
    line,
    count: countIn(line),
  };
}

/** The squares of which a player needs one alone to fill a row or column. */
export function winningSquares(view: BingoState, seat: Seat): readonly SquareName[] {
  const { scored } = playerAt(view, seat);
  const missing = LINES.map(({ mask }) => mask & ~scored).filter(
    (left) => countSquares(left) === 1,
  );
  return [...new Set(missing)].map((bit) => squareName(31 - Math.clz32(bit)));
}

/** The most damage that a player can pay for this round, by the Lazor before it; 0 while that is off. */
export function mostDamage(view: BingoState, seat: Seat): number {
  const player = playerAt(view, seat);
  const { lazor } = player.items;
  if (tokenOn(view, seat, lazor) !== undefined) return 0;
  const { activate, overcharge } = LAZORS[lazor];
  const uses = [activate, ...(overcharge === undefined ? [] : [overcharge])];
  return Math.max(
    0,
    ...uses.filter(({ cost }) => cost <= payable(player)).map(({ damage }) => damage),
  );
}

/** The damage of a use of a player's Lazor; 0 for an item that is none. */
export function damageOf(item: string, action: string): number {
  const lazor = Object.values(LAZORS).find(({ id }) => id === item);
  if (lazor === undefined) return 0;
  return (action === 'overcharge' ? lazor.overcharge : lazor.activate)?.damage ?? 0;
}

/** How many of a player's scored squares lie in a line. */
export function squaresInLine(view: BingoState, seat: Seat, line: string): number {
  const mask = LINES.find(({ id }) => id === line)?.mask ?? 0;
  return countSquares(playerAt(view, seat).scored & mask);
}

/** The most squares that a player can lose with one line of a kind. */
export function mostInLine(view: BingoState, seat: Seat, kind: Line['kind']): number {
  return Math.max(
    ...LINES.filter((line) => line.kind === kind).map(({ id }) => squaresInLine(view, seat, id)),
  );
}

/** What a line of a player who died would bring its killer: the longest line that it then has a part in. */
export interface Spoils {
  readonly line: Line;
  /** How many of its squares the killer would hold. */
  readonly count: number;
}

/** See {@link Spoils}; nothing where the line brings no new square (UB-DEATH-05). */
export function spoilsOf(
  view: BingoState,
  dead: Seat,
  killer: Seat,
  line: string,
): Spoils | undefined {
  const mask = LINES.find(({ id }) => id === line)?.mask ?? 0;
  const own = playerAt(view, killer).scored;
  const gained = playerAt(view, dead).scored & mask & ~own;
  if (gained === 0) return undefined;
  return LINES.filter((one) => (one.mask & gained) !== 0)
    .map((one): Spoils => ({ line: one, count: countSquares((own | gained) & one.mask) }))
    .reduce((most, one) => (one.count > most.count ? one : most));
}

/** The worst that one line of a kind can bring the killer. */
export function worstSpoils(
  view: BingoState,
  dead: Seat,
  killer: Seat,
  kind: Line['kind'],
): Spoils | undefined {
  return LINES.filter((line) => line.kind === kind)
    .flatMap(({ id }) => spoilsOf(view, dead, killer, id) ?? [])
    .reduce<Spoils | undefined>(
      (most, one) => (most === undefined || one.count > most.count ? one : most),
      undefined,
    );
}

/** Whether a player still uses basic items alone. */
export function hasBasicsOnly({ items }: PlayerState): boolean {
  return Object.values(items).every((item) => ITEMS[item].basic);
}
