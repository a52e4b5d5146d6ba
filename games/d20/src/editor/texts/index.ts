import { FIELD_TEXTS } from './fields.ts';
import { PAGE_TEXTS } from './pages.ts';
import { PART_TEXTS } from './parts.ts';
import { WORD_TEXTS } from './words.ts';

/** What the editor of adventures says in English: ICU messages by key. */
export const EDITOR_TEXTS = {
  ...FIELD_TEXTS,
  ...PAGE_TEXTS,
  ...PART_TEXTS,
  ...WORD_TEXTS,
} as const;

/** A text of the editor. */
export type EditorKey = keyof typeof EDITOR_TEXTS;
