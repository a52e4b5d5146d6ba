import type { Text } from '@tablewright/engine';
import type { Reader } from '@tablewright/table-kit/builder-data';
import { createLocalWords } from '@tablewright/words';
import { FLAW_TEXTS, type FlawKey, flawKeyOf } from '../board/party/flaws.ts';
import { FLAW_TEXTS_DE } from '../board/party/flaws-de.ts';
import { GIVEN_TEXTS, type GivenKey } from './given-texts.ts';
import { GIVEN_TEXTS_DE } from './given-texts-de.ts';
import { BUILDER_TEXTS, type BuilderKey } from './texts.ts';
import { BUILDER_TEXTS_DE } from './texts-de.ts';

const words = createLocalWords<BuilderKey>({ en: BUILDER_TEXTS, de: BUILDER_TEXTS_DE });
const flaws = createLocalWords<FlawKey>({ en: FLAW_TEXTS, de: FLAW_TEXTS_DE });
const given = createLocalWords<GivenKey>({ en: GIVEN_TEXTS, de: GIVEN_TEXTS_DE });

/** Says a text of the builder in the reader's language. */
export function builderText(
  { locale }: Pick<Reader, 'locale'>,
  key: BuilderKey,
  params?: Text['params'],
): string {
  words.speak(locale);
  return words.say(key, params);
}

/** What a heritage or a role gives, in a sentence or two. */
export function givenText({ locale }: Pick<Reader, 'locale'>, key: string): string {
  given.speak(locale);
  return given.sayIfKnown(key) ?? '';
}

/** A flaw in the reader's language, if it is one of a ready character; what a player wrote stays as it is. */
export function flawText({ locale }: Pick<Reader, 'locale'>, flaw: string): string {
  flaws.speak(locale);
  const key = flawKeyOf(flaw);
  return key === undefined ? flaw : flaws.say(key);
}
