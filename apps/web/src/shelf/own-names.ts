/** Where the name of a part of a document stands, the likeliest first. */
const NAMES = ['title', 'name'] as const;

/** What its author calls a part of a document that other parts know by an id; nothing if it is no such part. */
export function ownName(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null || !('id' in part)) return undefined;
  const fields = part as Readonly<Record<string, unknown>>;
  const names = NAMES.map((key) => fields[key]);
  return names.find((one): one is string => typeof one === 'string' && one !== '');
}

/** What the parts of some documents are called by their authors, by their ids. */
export function ownNames(contents: readonly unknown[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const name = ownName(part);
    if (name !== undefined && 'id' in part && typeof part.id === 'string') names.set(part.id, name);
    for (const one of Object.values(part)) walk(one);
  };
  for (const content of contents) walk(content);
  return names;
}
