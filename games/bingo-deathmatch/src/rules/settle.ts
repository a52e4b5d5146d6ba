import { choose, type Flow, type Option, type Seat } from '@tablewright/engine';
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
 *
 * @ids B<row>, I<row>, N<row>, G<row>, O<row>
 */
export function* settleRoll(t: BingoTable, seat: Seat): Flow<void> {
  const player = playerAt(t.state, seat);
  const { letter, number } = player.dice;
  const column = LETTERS.indexOf(letter as (typeof LETTERS)[number]);
  const row = NUMBERS.indexOf(number as (typeof NUMBERS)[number]);
  let square = column * 5 + row;
  let rule = 'UB-BINGO-09';
  if (player.choosesDie || column < 0 || row < 0) {
    const setsDie = player.choosesDie;
    const open = OPEN[reachOf(column, row, setsDie)] as Open;
    const { options } = open;
    const taken = yield* choose(t, seat, setsDie ? 'choice.set-die' : 'choice.wild', options, {
      rule: setsDie ? 'UB-SHD-11' : 'UB-BINGO-04',
      fallback: usualIn(open, player.scored),
    });
    square = taken.square;
    const scoredAlready = (player.scored & (1 << square)) !== 0;
    if (setsDie) rule = 'UB-SHD-11';
    else rule = scoredAlready ? 'UB-BINGO-08' : 'UB-BINGO-04';
    player.choosesDie = false;
  }
  const { lastRoll } = player;
  lastRoll.letter = LETTERS[Math.trunc(square / 5)] ?? 'B';
  lastRoll.number = NUMBERS[square % 5] ?? 1;
  t.tell?.({
    type: 'settled',
    rule,
    also: ['UB-BINGO-03'],
    seat,
    letter: lastRoll.letter,
    number: lastRoll.number,
    square: squareName(square),
  });
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

/** The squares within a reach. */
interface Open {
  readonly options: readonly SquareOption[];
  /** Index of the square that was rolled, or of the first. */
  readonly rolled: number;
}

/** Index of the square that was rolled, or of the first; one that scores something, if there is any. */
function usualIn({ options, rolled }: Open, scored: number): number {
  const scores = (option: SquareOption | undefined): boolean =>
    option !== undefined && (scored & (1 << option.square)) === 0;
  return scores(options[rolled]) ? rolled : Math.max(0, options.findIndex(scores));
}

const OPEN: readonly Open[] = Array.from({ length: REACHES }, (_, reach) => {
  const options = SQUARE_OPTIONS.filter(({ square }) => within(reach, square));
  const rolled = reach >= CROSSING ? reach - CROSSING : -1;
  const index = options.findIndex(({ square }) => square === rolled);
  return { options, rolled: Math.max(0, index) };
});

function within(reach: number, square: number): boolean {
  if (reach === EVERYWHERE) return true;
  if (reach < WITHIN_ROW) return Math.trunc(square / 5) === reach - WITHIN_COLUMN;
  if (reach < CROSSING) return square % 5 === reach - WITHIN_ROW;
  const rolled = reach - CROSSING;
  return columnOf(rolled) === columnOf(square) || rowOf(rolled) === rowOf(square);
}
