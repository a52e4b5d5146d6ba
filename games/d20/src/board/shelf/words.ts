import type { Text } from '@tablewright/engine';
import { createLocalWords } from '@tablewright/words';
import { speakOnBoard } from '../words.ts';
import { SHELF_TEXTS, type ShelfKey } from './texts.ts';
import { SHELF_TEXTS_DE } from './texts-de.ts';

const words = createLocalWords<ShelfKey>({ en: SHELF_TEXTS, de: SHELF_TEXTS_DE });

/** Sets the language of the shelf, as a BCP 47 tag; each document does so as it is drawn. */
export function speakOnShelf(locale: string): void {
  words.speak(locale);
  speakOnBoard(locale);
}

/** Says a text of the shelf. */
export const shelfText = (key: ShelfKey, params?: Text['params']): string => words.say(key, params);
