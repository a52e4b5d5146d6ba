const BOOKS = import.meta.glob<string>('../../*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
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
    const load = BOOKS[`../../${id}/rulebook/${one}.md`];
    if (load !== undefined) return { text: await load(), language: one };
  }
  return undefined;
}

/** The positions that a rulebook shows, as parsed JSON; none for a game without a rulebook. */
export async function readDiagrams(id: string): Promise<unknown> {
  return (await DIAGRAMS[`../../${id}/rulebook/diagrams.json`]?.()) ?? {};
}
