import { seatLetter, type Text } from '@tablewright/engine';
import { createSpeaker, type Speaker } from './speaker.ts';

/** The language whose catalogues have every key. */
export const FIRST_LANGUAGE = 'en';

/** Catalogues of the same texts by language; what one lacks is said in {@link FIRST_LANGUAGE}. */
export interface Catalogues<K extends string> {
  readonly [FIRST_LANGUAGE]: Readonly<Record<K, string>>;
  readonly [language: string]: Readonly<Partial<Record<K, string>>>;
}

/** The words of one part of a page, in the language that the page speaks at the time. */
export interface LocalWords<K extends string> {
  /** From now on the words are in this language (a BCP 47 tag), if there is a catalogue for it. */
  speak(locale: string): void;
  /** Says a text. */
  say(key: K, params?: Text['params']): string;
  /** Says a text whose key was put together; nothing if there is no such key. */
  sayIfKnown(key: string, params?: Text['params']): string | undefined;
}

/**
 * Words that follow the language of the page. A board's own catalogue is spoken in dozens of small
 * parts and helpers, and a page speaks one language at a time, so the language is set once at the
 * board's top instead of being handed through all of them. Seats are called by their letters.
 */
export function createLocalWords<K extends string>(catalogues: Catalogues<K>): LocalWords<K> {
  const speakers = new Map<string, Speaker>();
  const speakerOf = (locale: string): Speaker => {
    const known = speakers.get(locale);
    if (known !== undefined) return known;
    const made = createSpeaker({
      texts: textsFor(catalogues, locale),
      locale,
      seatName: seatLetter,
    });
    speakers.set(locale, made);
    return made;
  };
  let language = FIRST_LANGUAGE;
  const textOf = (key: string, params: Text['params']): Text =>
    params === undefined ? { key } : { key, params };
  return {
    speak: (locale) => {
      language = locale;
    },
    say: (key, params) => speakerOf(language).say(textOf(key, params)),
    sayIfKnown: (key, params) => speakerOf(language).sayIfKnown(textOf(key, params)),
  };
}

/** The catalogue for a language tag, by its first part: `de-AT` is spoken as `de`. */
function textsFor<K extends string>(
  catalogues: Catalogues<K>,
  locale: string,
): Readonly<Record<string, string>> {
  const [language = FIRST_LANGUAGE] = locale.split('-');
  const own = Object.hasOwn(catalogues, language) ? catalogues[language] : undefined;
  return { ...catalogues[FIRST_LANGUAGE], ...own };
}
