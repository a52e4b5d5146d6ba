import type { Seat } from '@tablewright/engine';
import { COLOURED_SQUARES } from '../content/components.ts';
import type { BingoState, PlayerState } from '../model.ts';
import { COLUMNS, LINES, ROWS } from '../squares.ts';

/** A face that is no letter or number. */
const STAR = 5;
const ALL = 0x1ffffff;

/** How likely the next BINGO roll lets its roller do something, from 0 to 1. */
export interface RollOdds {
  /** Fill a row or column. */
  readonly line: number;
  /** Score a coloured square. */
  readonly coloured: number;
  /** Score any new square. */
  readonly square: number;
}

/** What of the view the odds of a roll depend on. */
interface Rolling extends Pick<BingoState, 'phase' | 'star' | 'coloured'> {
  readonly players: readonly Pick<PlayerState, 'scored' | 'choosesDie'>[];
}

/** What a seat's next roll may bring; `undefined` while a roll is being settled. */
export function oddsOfRoll(view: Rolling, seat: Seat): RollOdds | undefined {
  const player = view.players[seat];
  return player === undefined || view.phase === 'bingo' ? undefined : countRolls(player, view);
}

/** Counts the equally likely rolls; where stars are rolled again, no roll has any. */
function countRolls(
  player: Rolling['players'][number],
  { star, coloured }: Pick<Rolling, 'star' | 'coloured'>,
): RollOdds {
  const faces = star === 'wild' ? STAR + 1 : STAR;
  const open = ALL & ~player.scored;
  const winning = LINES.reduce((set, { mask }) => {
    const left = mask & open;
    // One square left in it: the lowest bit is all there is.
    return left !== 0 && (left & (left - 1)) === 0 ? set | left : set;
  }, 0);
  const found = { line: 0, coloured: 0, square: 0 };
  for (let column = 0; column < faces; column += 1) {
    for (let row = 0; row < faces; row += 1) {
      const reach = reachOf(column, row, player.choosesDie) & open;
      if ((reach & winning) !== 0) found.line += 1;
      if ((reach & COLOURED_SQUARES[coloured]) !== 0) found.coloured += 1;
      if (reach !== 0) found.square += 1;
    }
  }
  const rolls = faces * faces;
  return {
    line: found.line / rolls,
    coloured: found.coloured / rolls,
    square: found.square / rolls,
  };
}

/** The squares that a roll lets its roller name (UB-BINGO-04, UB-SHD-11). */
function reachOf(column: number, row: number, setsDie: boolean): number {
  const inColumn = COLUMNS[column]?.mask ?? ALL;
  const inRow = ROWS[row]?.mask ?? ALL;
  if (!setsDie) return inColumn & inRow;
  return column === STAR || row === STAR ? ALL : inColumn | inRow;
}
