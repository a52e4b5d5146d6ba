import type { Game } from '@tablewright/engine';
import { KIT_TEXTS, KIT_TRANSLATIONS } from '@tablewright/table-kit';
import { WEB_TEXTS } from '../texts/en.ts';
import type { Language } from './language.ts';

/** ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>;

const WEB_TRANSLATIONS: Readonly<Record<string, () => Promise<Catalogue>>> = {
  de: async () => (await import('../texts/de.ts')).WEB_TEXTS_DE,
};

const ENGLISH: Catalogue = { ...KIT_TEXTS, ...WEB_TEXTS };

/**
 * The words of the interface in a language. Rejects if they cannot be fetched; English always is
 * there, and says what a translation lacks.
 */
export async function interfaceTexts(language: Language): Promise<Catalogue> {
  const [kit, web] = await Promise.all([
    KIT_TRANSLATIONS[language]?.(),
    WEB_TRANSLATIONS[language]?.(),
  ]);
  return { ...ENGLISH, ...kit, ...web };
}

/** The catalogues of every game that is spoken of, by language. */
const games = new Map<Game, Map<Language, Catalogue>>();

/** A game's catalogue in a language, if it has been fetched. */
export function keptGameTexts(game: Game, language: Language): Catalogue | undefined {
  if (game.translations?.[language] === undefined) return game.texts;
  return games.get(game)?.get(language);
}

/** Fetches a game's catalogue in a language; the game's own for a language that it lacks. */
export async function loadGameTexts(game: Game, language: Language): Promise<Catalogue> {
  const kept = games.get(game) ?? new Map<Language, Catalogue>();
  games.set(game, kept);
  const translated = await game.translations?.[language]?.();
  const texts = { ...game.texts, ...translated };
  kept.set(language, texts);
  return texts;
}

/** Fetches a language for every game that is spoken of; those that fail stay in English. */
export async function loadSpokenGames(language: Language): Promise<void> {
  await Promise.allSettled([...games.keys()].map((game) => loadGameTexts(game, language)));
}
