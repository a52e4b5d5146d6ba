import { keepForWorker } from '../pwa/worker-language.ts';
import { readStored, store } from '../storage.ts';

/** The languages of the interface, as BCP 47 tags. */
export const LANGUAGES = ['en', 'de'] as const;
/** See {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** What each language is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const KEY = 'tablewright.language';

/** The language chosen last on this device, else the first that the browser asks for, else English. */
export function keptLanguage(): Language {
  const kept = readStored(KEY);
  return (
    LANGUAGES.find((language) => language === kept) ?? languageFor(navigator.languages) ?? 'en'
  );
}

/** Keeps a choice for the next visit. */
export function keepLanguage(language: Language): void {
  store(KEY, language);
  keepForWorker(language);
}

/** The first of these language tags that the interface speaks: `de-AT` is spoken as `de`. */
export function languageFor(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const [first] = tag.toLowerCase().split('-');
    const spoken = LANGUAGES.find((language) => language === first);
    if (spoken !== undefined) return spoken;
  }
  return undefined;
}
