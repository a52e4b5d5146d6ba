const RULES = import.meta.glob<string>('../../*/RULES.md', { query: '?raw', import: 'default' });

/** The text of a game's RULES.md, in a browser. Throws for a game that has none. */
export async function readRules(id: string): Promise<string> {
  const load = RULES[`../../${id}/RULES.md`];
  if (load === undefined) throw new Error(`there are no rules of "${id}"`);
  return load();
}
