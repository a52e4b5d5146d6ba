import type { Text } from '@tablewright/engine';
import { createLocalWords } from '@tablewright/words';
import { EDITOR_TEXTS_DE } from './texts/de/index.ts';
import { EDITOR_TEXTS, type EditorKey } from './texts/index.ts';

const words = createLocalWords<EditorKey>({ en: EDITOR_TEXTS, de: EDITOR_TEXTS_DE });

/** Sets the language, as a BCP 47 tag; the editor does so at its top, whenever it is drawn. */
export const speakInEditor = (locale: string): void => words.speak(locale);

/** Says a text of the editor. */
export const editorText = (key: EditorKey, params?: Text['params']): string =>
  words.say(key, params);

/** What a field is called. */
export const fieldText = (field: string): string => words.sayIfKnown(`field.${field}`) ?? field;

/** One of the words that a field can have. */
export const wordText = (word: string): string => words.sayIfKnown(`word.${word}`) ?? word;

/** One of several kinds of parts: deeds, conditions. */
export const kindText = (of: string, kind: string): string =>
  words.sayIfKnown(`${of}.${kind}`) ?? kind;
