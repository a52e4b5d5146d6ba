import type { Text } from '@tablewright/engine';
import { createLocalWords } from '@tablewright/words';
import { BOARD_TEXTS, type BoardKey } from './board-texts.ts';
import { BOARD_TEXTS_DE } from './board-texts-de.ts';

/** Says something of the board's own catalogue. */
export type BoardWords = (key: BoardKey, params?: Text['params']) => string;

const words = createLocalWords<BoardKey>({ en: BOARD_TEXTS, de: BOARD_TEXTS_DE });

/** From now on the board speaks this language, if it knows it. */
export const speakOnBoard = words.speak;

/** What the board says; names of seats and cards come in as words. */
export const boardText: BoardWords = words.say;

/** What an action of an item does in a few words; empty if nothing is known. */
export function whatItDoes(item: string, action: string): string {
  const key = action === 'decline' ? 'board.does.decline' : `board.does.${item}.${action}`;
  return words.sayIfKnown(key) ?? '';
}
