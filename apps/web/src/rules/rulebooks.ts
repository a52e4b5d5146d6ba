import type { Game } from '@tablewright/engine';
import { readRulebookText } from '@tablewright/registry/rulebooks';
import type { Rulebook } from '@tablewright/table-kit';
import { loadGameTexts } from '../language/catalogues.ts';
import type { Language } from '../language/language.ts';

const books = new Map<string, Promise<Rulebook | undefined>>();

/** Loads and reads a game's rulebook in a language, once; nothing for a game that has none. */
export function loadRulebook(game: Game, language: Language): Promise<Rulebook | undefined> {
  const key = `${game.id}/${language}`;
  const kept = books.get(key);
  if (kept !== undefined) return kept;
  const loading = read(game, language);
  books.set(key, loading);
  loading.catch(() => books.delete(key));
  return loading;
}

async function read(game: Game, language: Language): Promise<Rulebook | undefined> {
  const [written, texts, { readRulebook }] = await Promise.all([
    readRulebookText(game.id, language),
    loadGameTexts(game, language).catch(() => game.texts),
    import('@tablewright/table-kit/rulebook'),
  ]);
  if (written === undefined) return undefined;
  return readRulebook(written.text, {
    language: written.language,
    say: (key) => texts[key] ?? key,
  });
}
