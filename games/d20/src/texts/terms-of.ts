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

/** What parts of numbers are called by the ids of content, as `term.<id>`: as the content itself. */
export function termsOf(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const terms: Record<string, string> = {};
  for (const kind of [...KINDS].reverse()) {
    for (const [key, text] of Object.entries(texts)) {
      if (key.startsWith(`${kind}.`)) terms[key.replace(`${kind}.`, 'term.')] = text;
    }
  }
  return terms;
}
