/** What somebody writes in a document, with what can be taken back. Nothing is changed in place. */
export interface Edits {
  readonly now: unknown;
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
  /** The field that was written last, if it was one alone. */
  readonly where?: string;
}

/** How many changes can be taken back. */
const MOST = 200;

/** Nothing is written yet. */
export function editsOf(content: unknown): Edits {
  return { now: content, before: [], after: [] };
}

/** Writes something. What is written in one field at a stretch is one change. */
export function edited(edits: Edits, content: unknown, where?: string): Edits {
  const goesOn = where !== undefined && edits.where === where && edits.after.length === 0;
  const before = goesOn ? edits.before : [...edits.before, edits.now].slice(-MOST);
  return { now: content, before, after: [], ...(where === undefined ? {} : { where }) };
}

/** Takes the last change back, if there is one. */
export function undone({ now, before, after }: Edits): Edits {
  if (before.length === 0) return { now, before, after };
  return { now: before.at(-1), before: before.slice(0, -1), after: [now, ...after] };
}

/** Makes the change again that was taken back last, if there is one. */
export function redone({ now, before, after }: Edits): Edits {
  if (after.length === 0) return { now, before, after };
  return { now: after[0], before: [...before, now], after: after.slice(1) };
}
