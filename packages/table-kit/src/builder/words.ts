import type { Text } from '@tablewright/engine';
import { createLocalWords, type LocalWords } from '@tablewright/words';
import { BUILDER_TEXTS, type BuilderTextKey } from './texts.ts';
import { BUILDER_TEXTS_DE } from './texts-de.ts';

/** Says a text of the builder. */
export type BuilderWords = (key: BuilderTextKey, params?: Text['params']) => string;

const catalogues = { en: BUILDER_TEXTS, de: BUILDER_TEXTS_DE };
const spoken = new Map<string, LocalWords<BuilderTextKey>>();

/** The words of builders in a language, given as a BCP 47 tag. They come with the builder. */
export function builderWords(locale: string): BuilderWords {
  let words = spoken.get(locale);
  if (words === undefined) {
    words = createLocalWords<BuilderTextKey>(catalogues);
    words.speak(locale);
    spoken.set(locale, words);
  }
  return words.say;
}
