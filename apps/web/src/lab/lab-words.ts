import { useWords, type Words } from '@tablewright/table-kit';
import type { OwnWords } from '../language/page-words.tsx';
import type { WebTextKey } from '../texts/en.ts';
import { LAB_TEXTS, type LabTextKey } from './lab-texts.ts';

/** The words of the laboratory, fetched with it. */
export const LAB_WORDS: OwnWords = {
  en: LAB_TEXTS,
  translations: { de: async () => (await import('./lab-texts-de.ts')).LAB_TEXTS_DE },
};

/** Says a text of the laboratory, or of the pages around it. */
export type LabWords = Words<LabTextKey | WebTextKey>;

/** The words of the laboratory. */
export const useLabWords = (): LabWords => useWords<LabTextKey | WebTextKey>();
