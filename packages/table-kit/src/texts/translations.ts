import type { KitTextKey } from './en.ts';

/** The table's words in other languages, by language tag, fetched when somebody reads them. */
export const KIT_TRANSLATIONS: Readonly<
  Record<string, () => Promise<Readonly<Partial<Record<KitTextKey, string>>>>>
> = {
  de: async () => (await import('./de.ts')).KIT_TEXTS_DE,
};
