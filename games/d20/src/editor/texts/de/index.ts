import type { EditorKey } from '../index.ts';
import { FIELD_TEXTS_DE } from './fields.ts';
import { PAGE_TEXTS_DE } from './pages.ts';
import { PART_TEXTS_DE } from './parts.ts';
import { WORD_TEXTS_DE } from './words.ts';

/** What the editor of adventures says in German: ICU messages by key. */
export const EDITOR_TEXTS_DE: Readonly<Record<EditorKey, string>> = {
  ...FIELD_TEXTS_DE,
  ...PAGE_TEXTS_DE,
  ...PART_TEXTS_DE,
  ...WORD_TEXTS_DE,
};
