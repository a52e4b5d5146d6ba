import type { Text } from '@tablewright/engine';
import type { Reader } from '@tablewright/table-kit/builder-data';
import { createLocalWords } from '@tablewright/words';
import { BUILDER_TEXTS, type BuilderKey } from './texts.ts';
import { BUILDER_TEXTS_DE } from './texts-de.ts';

const words = createLocalWords<BuilderKey>({ en: BUILDER_TEXTS, de: BUILDER_TEXTS_DE });

/** Says a text of the builder in the reader's language. */
export function builderText({ locale }: Reader, key: BuilderKey, params?: Text['params']): string {
  words.speak(locale);
  return words.say(key, params);
}

/** What a group of picks is called. */
export function groupText({ locale }: Pick<Reader, 'locale'>, key: string, count: number): string {
  words.speak(locale);
  return words.sayIfKnown(`pick.${key}`, { count }) ?? key;
}
