import { useWords, type Words } from '@tablewright/table-kit';
import type { OwnWords } from '../language/page-words.tsx';
import { EMBED_TEXTS, type EmbedTextKey } from './embed-texts.ts';

/** The words around an embedded match. */
export const EMBED_WORDS: OwnWords = {
  en: EMBED_TEXTS,
  translations: { de: async () => (await import('./embed-texts-de.ts')).EMBED_TEXTS_DE },
};

/** Says them. */
export const useEmbedWords = (): Words<EmbedTextKey> => useWords<EmbedTextKey>();
