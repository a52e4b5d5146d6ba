import type { Text } from '@tablewright/engine';
import { createLocalWords, type LocalWords } from '@tablewright/words';
import { createContext, useContext } from 'react';
import { CARD_TEXTS, type CardTextKey } from './texts.ts';
import { CARD_TEXTS_DE } from './texts-de.ts';

/** Says a text of the cards. */
export type CardWords = (key: CardTextKey, params?: Text['params']) => string;

const catalogues = { en: CARD_TEXTS, de: CARD_TEXTS_DE };
const spoken = new Map<string, LocalWords<CardTextKey>>();

/** The words of the cards in a language, given as a BCP 47 tag. */
export function cardWords(locale: string): CardWords {
  let words = spoken.get(locale);
  if (words === undefined) {
    words = createLocalWords<CardTextKey>(catalogues);
    words.speak(locale);
    spoken.set(locale, words);
  }
  return words.say;
}

/** The language of the cards below. They are fetched with a board, so their words come with them. */
export const CardLocale = createContext('en');

/** The words of the cards, in the reader's language. */
export function useCardWords(): CardWords {
  return cardWords(useContext(CardLocale));
}
