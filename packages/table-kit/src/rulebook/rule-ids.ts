/** A list of ledger ids at the end of a text: `{UB-WIN-01, UB-DMG-01..03}`. */
const IDS_AT_END = /\s*\{([A-Z][A-Z0-9]*-[A-Z0-9., -]*[0-9a-z])\}\s*$/;

/** A text without the ids at its end, and these. */
export function withoutIds(text: string): {
  readonly text: string;
  readonly rules: readonly string[];
} {
  const found = IDS_AT_END.exec(text);
  if (found === null) return { text, rules: [] };
  return { text: text.slice(0, found.index), rules: writtenOut(found[1] ?? '') };
}

/** Ids one by one: `UB-DMG-01..03` stands for three. */
export function writtenOut(ids: string): readonly string[] {
  return ids
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((id) => {
      const [, prefix = '', first = '', last = ''] = /^(.*-)(\d+)\.\.(\d+)$/.exec(id) ?? [];
      if (first === '') return [id];
      const count = Math.max(0, Number(last) - Number(first) + 1);
      return Array.from(
        { length: count },
        (_, i) => `${prefix}${String(Number(first) + i).padStart(first.length, '0')}`,
      );
    });
}

/** Whether a pattern means an id: the id itself, a range of numbers, or all that begin so (`UB-INV-*`). */
export function means(pattern: string, id: string): boolean {
  if (pattern.endsWith('*')) return id.startsWith(pattern.slice(0, -1));
  return writtenOut(pattern).includes(id);
}
