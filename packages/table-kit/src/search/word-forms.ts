import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stopwords as englishStopwords } from '@orama/stopwords/english';
import { stopwords as germanStopwords } from '@orama/stopwords/german';

/** How the words of a language are held against one another in a search. */
export interface WordForms {
  /** What a word has in common with its other forms: `curses` and `curse` have one root. */
  readonly root: (word: string) => string;
  /** The word in small letters without marks. */
  readonly plain: (word: string) => string;
  /** The words of a text that say something; all of them, where none does. */
  readonly telling: (text: string) => readonly string[];
}

const LANGUAGES = {
  en: { stem: english, quiet: new Set(englishStopwords) },
  de: { stem: german, quiet: new Set(germanStopwords) },
} as const;

/**
 * The forms of words in a language.
 * @param language a BCP 47 tag; whatever is not German is taken for English
 */
export function wordForms(language: string | undefined): WordForms {
  const { stem, quiet } = LANGUAGES[language?.startsWith('de') === true ? 'de' : 'en'];
  return {
    root: (word) => folded(stem(word.toLowerCase())),
    plain: (word) => folded(word.toLowerCase()),
    telling: (text) => {
      const words = text.split(/[\s\p{P}]+/u).filter(Boolean);
      const loud = words.filter((word) => !quiet.has(word.toLowerCase()));
      return loud.length > 0 ? loud : words;
    },
  };
}

/** Small letters without marks: `Würfel` and `wurfel` are one word. */
function folded(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
