import { createBoardWords } from '@tablewright/table-kit/board-words';
import { BOARD_TEXTS, type BoardKey } from './texts.ts';
import { BOARD_TEXTS_DE } from './texts-de.ts';

const words = createBoardWords<BoardKey>({ en: BOARD_TEXTS, de: BOARD_TEXTS_DE });

export const { speakOnBoard, boardText } = words;

/** What an action of an item does in a few words; empty if nothing is known. */
export function whatItDoes(item: string, action: string): string {
  const key = action === 'decline' ? 'board.does.decline' : `board.does.${item}.${action}`;
  return words.boardTextIfKnown(key) ?? '';
}
