import { readTextFile } from './text-file.ts';

const BOOKS = import.meta.glob<string>('../../*/rulebook/*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});
const DIAGRAMS = import.meta.glob<unknown>('../../*/rulebook/diagrams.json', { import: 'default' });

/**
 * The text of a game's rulebook in a language, in a browser; in English where it was not translated,
 * nothing for a game that has none.
 */
export async function readRulebookText(
  id: string,
  language: string,
): Promise<{ readonly text: string; readonly language: string } | undefined> {
  for (const one of [language, 'en']) {
    const address = BOOKS[`../../${id}/rulebook/${one}.md`];
    if (address !== undefined) return { text: await readTextFile(address), language: one };
  }
  return undefined;
}

/** The positions that a rulebook shows, as parsed JSON; none for a game without a rulebook. */
export async function readDiagrams(id: string): Promise<unknown> {
  return (await DIAGRAMS[`../../${id}/rulebook/diagrams.json`]?.()) ?? {};
}
