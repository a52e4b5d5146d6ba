const RULES: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'bingo-deathmatch': () => import('../../bingo-deathmatch/RULES.md?raw'),
  'bingo-adventure': () => import('../../bingo-adventure/RULES.md?raw'),
  kazzam: () => import('../../kazzam/RULES.md?raw'),
};

/** The text of a game's RULES.md, in a browser. Throws for a game that has none. */
export async function readRules(id: string): Promise<string> {
  const load = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  if (load === undefined) throw new Error(`there are no rules of "${id}"`);
  return (await load()).default;
}
