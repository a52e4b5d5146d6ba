import { RULEBOOKS } from 'virtual:rulebooks';
import type { BookChapter, Rulebook } from '@tablewright/table-kit';
import type { Language } from '../language/language.ts';

const books = new Map<string, Promise<Rulebook | undefined>>();

/**
 * Loads a game's rulebook in a language, once; in English where it was not translated, nothing for a
 * game that has none.
 */
export function loadRulebook(game: string, language: Language): Promise<Rulebook | undefined> {
  const key = `${game}/${language}`;
  const kept = books.get(key);
  if (kept !== undefined) return kept;
  const loading = load(RULEBOOKS[game] ?? {}, language);
  books.set(key, loading);
  loading.catch(() => books.delete(key));
  return loading;
}

async function load(
  addresses: Readonly<Record<string, string>>,
  language: Language,
): Promise<Rulebook | undefined> {
  const spoken = addresses[language] === undefined ? 'en' : language;
  const address = addresses[spoken];
  if (address === undefined) return undefined;
  const [answer, { bookOf }] = await Promise.all([
    fetch(address),
    import('@tablewright/table-kit/book-of'),
  ]);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return bookOf((await answer.json()) as readonly BookChapter[], spoken);
}
