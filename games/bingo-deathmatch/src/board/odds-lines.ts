import type { ChoiceView } from '@tablewright/engine';
import type { Odd } from '@tablewright/table-kit/board';
import { oddsOfRoll } from '../explain/index.ts';
import type { BingoState } from '../model.ts';
import { boardText } from './words.ts';

/** What the next roll of the deciding player may bring. */
export function odds(view: BingoState, { seat }: ChoiceView): readonly Odd[] {
  const found = oddsOfRoll(view, seat);
  if (found === undefined) return [];
  const { line, coloured, square } = found;
  return [
    { label: boardText('board.odds.line'), chance: line },
    { label: boardText('board.odds.coloured'), chance: coloured },
    { label: boardText('board.odds.square'), chance: square },
    { label: boardText('board.odds.energy'), chance: 1 - square },
  ];
}
