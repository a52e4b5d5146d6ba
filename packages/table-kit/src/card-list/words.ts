import type { Text } from '@tablewright/engine';
import { createLocalWords } from '@tablewright/words';
import { CARD_LIST_TEXTS, type CardListKey } from './texts.ts';
import { CARD_LIST_TEXTS_DE } from './texts-de.ts';

/** Says a text of the list of cards. */
export type CardListWords = (key: CardListKey, params?: Text['params']) => string;

const words = createLocalWords<CardListKey>({ en: CARD_LIST_TEXTS, de: CARD_LIST_TEXTS_DE });

/** The words of the list of cards in a language, given as a BCP 47 tag. */
export function cardListWords(locale: string): CardListWords {
  return (key, params) => {
    words.speak(locale);
    return words.say(key, params);
  };
}
