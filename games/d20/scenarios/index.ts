import { TITLES_DE } from './titles-de.ts';

/** The scenarios beside this file, as parsed JSON, for the web table. */
export const SCENARIOS: Readonly<Record<string, unknown>> = import.meta.glob('./*.json', {
  eager: true,
  import: 'default',
});

/** What they are called in other languages, by language and by file. */
export const TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = { de: TITLES_DE };
