import { createBoardWords } from '@tablewright/table-kit/board-words';
import { BOARD_TEXTS, type BoardKey } from './texts.ts';
import { BOARD_TEXTS_DE } from './texts-de.ts';

const words = createBoardWords<BoardKey>({ en: BOARD_TEXTS, de: BOARD_TEXTS_DE });

export const { speakOnBoard, boardText, withOffers } = words;

/** Why a roll has Advantage or Disadvantage, by the rule that gives it; `undefined` for unknown rules. */
export function reasonText(rule: string): string | undefined {
  return words.boardTextIfKnown(`board.reason.${rule}`);
}
