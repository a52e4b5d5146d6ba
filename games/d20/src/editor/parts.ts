import { isRecord } from '../content/adventures/shape.ts';

/** The way to a part: fields by name, entries of lists by place. */
export type Path = readonly (string | number)[];

/** A path as problems have it. */
export const written = (path: Path): string => path.join('.');

/** The part at a path; nothing where there is none. */
export function partAt(content: unknown, path: Path): unknown {
  return path.reduce((part: unknown, step) => fieldOf(part, step), content);
}

function fieldOf(part: unknown, step: string | number): unknown {
  if (Array.isArray(part)) return (part as readonly unknown[])[Number(step)];
  return isRecord(part) && Object.hasOwn(part, step) ? part[step] : undefined;
}

/** The entries of a list; none where there is no list. */
export function listAt(content: unknown, path: Path): readonly unknown[] {
  const part = partAt(content, path);
  return Array.isArray(part) ? part : [];
}

/** The same with another part at a path; without it, if that is undefined. What leads there comes about where it is missing. */
export function withPart(content: unknown, path: Path, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  const inner = rest.length === 0 ? part : withPart(fieldOf(content, step), rest, part);
  if (typeof step === 'number') {
    const list = Array.isArray(content) ? [...(content as readonly unknown[])] : [];
    if (inner === undefined) list.splice(step, 1);
    else list[step] = inner;
    return list;
  }
  const { [step]: _before, ...others } = isRecord(content) ? content : {};
  if (inner === undefined) return others;
  // Fields stay in their order.
  return isRecord(content) ? { ...content, [step]: inner } : { [step]: inner };
}

/** The same with one more entry in a list, at its end or at a place. */
export function withEntry(content: unknown, list: Path, entry: unknown, at?: number): unknown {
  const entries = [...listAt(content, list)];
  entries.splice(at ?? entries.length, 0, entry);
  return withPart(content, list, entries);
}

/** The same with an entry of a list at another place. */
export function withMoved(content: unknown, list: Path, from: number, to: number): unknown {
  const entries = [...listAt(content, list)];
  if (from < 0 || to < 0 || from >= entries.length || to >= entries.length) return content;
  const [entry] = entries.splice(from, 1);
  entries.splice(to, 0, entry);
  return withPart(content, list, entries);
}

/** The id of an entry, if it has one. */
export function idOf(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry.id === 'string' ? entry.id : undefined;
}

/** An id that no entry of a list has: the wished one, or with the next number. */
export function freshId(entries: readonly unknown[], wished: string): string {
  const taken = new Set(entries.map(idOf));
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? wished : `${wished}-${n}`;
    if (!taken.has(id)) return id;
  }
}

/** The same with a copy of an entry behind it. */
export function withCopy(content: unknown, list: Path, at: number): unknown {
  const entries = listAt(content, list);
  const entry = entries[at];
  if (entry === undefined) return content;
  const id = idOf(entry);
  // A copy of a copy counts on.
  const copy =
    id === undefined
      ? entry
      : { ...(entry as object), id: freshId(entries, id.replace(/-\d+$/, '') || 'copy') };
  return withEntry(content, list, copy, at + 1);
}
