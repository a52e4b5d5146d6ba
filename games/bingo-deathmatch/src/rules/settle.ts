import { askOne, type Flow, type OneChoice, type Option, type Seat } from '@tablewright/engine';
import { playerAt } from '../model.ts';
import { columnOf, LETTERS, NUMBERS, rowOf, SQUARES, squareName } from '../squares.ts';
import type { BingoTable } from '../table.ts';
import { scoreSquare } from './score.ts';

interface SquareOption extends Option {
  readonly square: number;
}

/**
 * A player settles the roll that lies before it: names what stars and the right to set a die leave
 * open, remembers the result as its last BINGO roll, and scores the square.
 */
export function* settleRoll(t: BingoTable, seat: Seat): Flow<void> {
  const player = playerAt(t.state, seat);
  const { letter, number } = player.dice;
  const column = LETTERS.indexOf(letter as (typeof LETTERS)[number]);
  const row = NUMBERS.indexOf(number as (typeof NUMBERS)[number]);
  let square = column * 5 + row;
  let rule = 'UB-BINGO-09';
  if (player.choosesDie || column < 0 || row < 0) {
    const reach = reachOf(column, row, player.choosesDie);
    const taken = yield* askOne(settleChoice(seat, reach, player.choosesDie));
    square = taken.square;
    const scoredAlready = (player.scored & (1 << square)) !== 0;
    if (player.choosesDie) rule = 'UB-SHD-11';
    else rule = scoredAlready ? 'UB-BINGO-08' : 'UB-BINGO-04';
    player.choosesDie = false;
  }
  const { lastRoll } = player;
  lastRoll.letter = LETTERS[Math.trunc(square / 5)] ?? 'B';
  lastRoll.number = NUMBERS[square % 5] ?? 1;
  if (t.listening) {
    t.emit({
      type: 'settled',
      rule,
      also: ['UB-BINGO-03'],
      seat,
      letter: lastRoll.letter,
      number: lastRoll.number,
      square: squareName(square),
    });
  }
  scoreSquare(t, seat, square);
}

// The reach of a roll, as a place in the list of kept choices.
const EVERYWHERE = 0;
const WITHIN_COLUMN = 1;
const WITHIN_ROW = 6;
const CROSSING = 11;
const REACHES = 36;

/** How far a roll reaches; a column or row below 0 is a star. */
function reachOf(column: number, row: number, setsDie: boolean): number {
  if (column < 0 && row < 0) return EVERYWHERE;
  if (setsDie) return column < 0 || row < 0 ? EVERYWHERE : CROSSING + column * 5 + row;
  return row < 0 ? WITHIN_COLUMN + column : WITHIN_ROW + row;
}

const SQUARE_OPTIONS: readonly SquareOption[] = SQUARES.map((name, square) => ({
  id: name,
  names: { square: name },
  text: { key: 'option.square', params: { square: name } },
  square,
}));

const KEPT: OneChoice<SquareOption>[] = [];

/** The choices are few, so each is made once and kept. */
function settleChoice(seat: Seat, reach: number, setsDie: boolean): OneChoice<SquareOption> {
  const at = (seat * 2 + (setsDie ? 1 : 0)) * REACHES + reach;
  const kept = KEPT[at];
  if (kept !== undefined) return kept;
  const options = SQUARE_OPTIONS.filter((option) => within(reach, option.square));
  const rolled = reach >= CROSSING ? reach - CROSSING : -1;
  const made: OneChoice<SquareOption> = {
    kind: 'one',
    seat,
    why: setsDie
      ? { key: 'choice.set-die', rule: 'UB-SHD-11' }
      : { key: 'choice.wild', rule: 'UB-BINGO-04' },
    options,
    fallback: Math.max(
      0,
      options.findIndex((option) => option.square === rolled),
    ),
  };
  KEPT[at] = made;
  return made;
}

function within(reach: number, square: number): boolean {
  if (reach === EVERYWHERE) return true;
  if (reach < WITHIN_ROW) return Math.trunc(square / 5) === reach - WITHIN_COLUMN;
  if (reach < CROSSING) return square % 5 === reach - WITHIN_ROW;
  const rolled = reach - CROSSING;
  return columnOf(rolled) === columnOf(square) || rowOf(rolled) === rowOf(square);
}
