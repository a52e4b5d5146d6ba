import { readTextFile } from './text-file.ts';

const RULES = import.meta.glob<string>('../../*/RULES.md', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The text of a game's RULES.md, in a browser. Throws for a game that has none. */
export async function readRules(id: string): Promise<string> {
  const address = RULES[`../../${id}/RULES.md`];
  if (address === undefined) throw new Error(`there are no rules of "${id}"`);
  return readTextFile(address);
}
