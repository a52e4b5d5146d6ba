/** Kinds of content whose ids parts of numbers may name, the first that has an id first. */
const KINDS = [
  'gear',
  'effect',
  'role',
  'heritage',
  'block',
  'power',
  'tag',
  'hazard',
  'zone',
  'spell',
  'ability',
] as const;

const RANKS = new Map<string, number>(KINDS.map((kind, rank) => [kind, rank]));

/** What parts of numbers are called by the ids of content, as `term.<id>`: as the content itself. */
export function termsOf(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const terms: Record<string, string> = {};
  const ranks = new Map<string, number>();
  for (const [key, text] of Object.entries(texts)) {
    const dot = key.indexOf('.');
    const rank = RANKS.get(key.slice(0, Math.max(0, dot)));
    const term = `term${key.slice(dot)}`;
    if (rank === undefined || rank > (ranks.get(term) ?? rank)) continue;
    ranks.set(term, rank);
    terms[term] = text;
  }
  return terms;
}
