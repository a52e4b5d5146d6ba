/** Where the name of a part of a document stands, the likeliest first. */
const NAMES = ['title', 'name'] as const;

/** What the parts of some documents are called by their authors, by the ids that other parts know them by. */
export function ownNames(contents: readonly unknown[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const part = value as Readonly<Record<string, unknown>>;
    const name = NAMES.map((key) => part[key]).find((one) => typeof one === 'string' && one !== '');
    if (typeof part.id === 'string' && typeof name === 'string') names.set(part.id, name);
    for (const one of Object.values(part)) walk(one);
  };
  for (const content of contents) walk(content);
  return names;
}
