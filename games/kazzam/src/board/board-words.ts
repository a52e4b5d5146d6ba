import type { Text } from '@tablewright/engine';
import { createLocalWords } from '@tablewright/words';
import { BOARD_TEXTS, type BoardTextKey } from './board-texts.ts';
import { BOARD_TEXTS_DE } from './board-texts-de.ts';

const words = createLocalWords<BoardTextKey>({ en: BOARD_TEXTS, de: BOARD_TEXTS_DE });

/** From now on the board speaks this language, if it knows it. */
export function speakOnBoard(locale: string): void {
  words.speak(locale);
}

/** Says a text of the board's own catalogue. */
export function boardText(key: BoardTextKey, params?: Text['params']): string {
  return words.say(key, params);
}

/** Why a roll has Advantage or Disadvantage, by the rule that gives it; nothing for unknown rules. */
export function reasonText(rule: string): string | undefined {
  return words.sayIfKnown(`board.reason.${rule}`);
}
