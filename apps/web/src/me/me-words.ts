import { useWords, type Words } from '@tablewright/table-kit';
import type { OwnWords } from '../language/page-words.tsx';
import type { WebTextKey } from '../texts/en.ts';
import { ME_TEXTS, type MeTextKey } from './me-texts.ts';

/** The words of the page of one's own, fetched with it. */
export const ME_WORDS: OwnWords = {
  en: ME_TEXTS,
  translations: { de: async () => (await import('./me-texts-de.ts')).ME_TEXTS_DE },
};

/** Says them, and those of the pages around it. */
export const useMeWords = (): Words<MeTextKey | WebTextKey> => useWords<MeTextKey | WebTextKey>();
