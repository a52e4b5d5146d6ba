import { didYouMean, faultSentence, proseFault } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';

/** Ids by what they name: `scene`, `fact`, `gear`, … */
export type Names = Readonly<Record<string, readonly string[]>>;

/** What is read, and what it may name. */
export interface Reading {
  readonly note: (problem: ContentProblem) => void;
  readonly names: Names;
  /** What there is in each scene besides: tasks, exits, foes, hazards, zones. */
  readonly scenes: ReadonlyMap<string, Names>;
}

/** What a part can be, for whoever offers it to be written. */
export type About =
  | { readonly kind: 'text' }
  | { readonly kind: 'form'; readonly expected: string }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly step: number;
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'yes' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** One of some words, or a time. */
  | { readonly kind: 'word-or-time'; readonly words: readonly string[] }
  | { readonly kind: 'ref'; readonly to: string }
  | { readonly kind: 'list'; readonly of: Shape; readonly least: number }
  | { readonly kind: 'record'; readonly must: Fields; readonly may: Fields }
  | { readonly kind: 'variant'; readonly variants: Fields }
  /** One of several that are of different kinds. */
  | { readonly kind: 'either'; readonly one: readonly Shape[] }
  | { readonly kind: 'rows' }
  | { readonly kind: 'zones' };

/** Looks at a part of a document that comes from outside, and notes all that is wrong with it. */
export interface Shape {
  (value: unknown, path: string, reading: Reading): void;
  /** A function, as parts stand in parts of their own kind. */
  readonly about?: () => About;
}

/** A shape with what it can be. */
export function shaped(
  about: About | (() => About),
  look: (value: unknown, path: string, reading: Reading) => void,
): Shape {
  const told = typeof about === 'function' ? about : () => about;
  return Object.assign(
    (value: unknown, path: string, reading: Reading) => look(value, path, reading),
    { about: told },
  );
}

/** What a shape can be. Throws Error for one that does not say it. */
export function aboutOf(shape: Shape): About {
  if (shape.about === undefined) throw new Error('this shape does not say what it can be');
  return shape.about();
}

const LONGEST = 4000;
const MOST = 300;
/** Parts within parts. */
const DEEPEST = 30;

/** Whether it is an object with fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where a field of something at a path stands. */
export function at(path: string, field: string | number): string {
  return path === '' ? String(field) : `${path}.${field}`;
}

/** A text that people read: not empty, at most 4,000 characters (DT-PLC-01). */
export const text: Shape = shaped({ kind: 'text' }, (value, path, { note }) => {
  if (typeof value !== 'string' || value.trim() === '') {
    note({ path, message: 'must be a text' });
    return;
  }
  if (value.length > LONGEST) {
    note({ path, message: `has at most ${LONGEST} characters, not ${value.length}` });
    return;
  }
  const fault = proseFault(value);
  if (fault !== undefined) note({ path, message: faultSentence(fault) });
});

/** A text of a form. */
export function matching(pattern: RegExp, expected: string): Shape {
  return shaped({ kind: 'form', expected }, (value, path, { note }) => {
    if (typeof value === 'string' && value.length <= 60 && pattern.test(value)) return;
    note({ path, message: `must be ${expected}, not ${show(value)}` });
  });
}

/** The id of something that is declared here: `bell-chamber`. */
export const id = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'an id of small letters and digits with hyphens, such as "bell-chamber"',
);

/** A whole number within bounds, both included. */
export function whole(least: number, most: number): Shape {
  return shaped({ kind: 'number', least, most, step: 1 }, (value, path, { note }) => {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most)
      return;
    note({ path, message: `must be a whole number from ${least} to ${most}, not ${show(value)}` });
  });
}

/** A number within bounds, both included. */
export function share(least: number, most: number): Shape {
  return shaped({ kind: 'number', least, most, step: 0.01 }, (value, path, { note }) => {
    if (typeof value === 'number' && value >= least && value <= most) return;
    note({ path, message: `must be a number from ${least} to ${most}, not ${show(value)}` });
  });
}

/** Yes or no. */
export const flag: Shape = shaped({ kind: 'flag' }, (value, path, { note }) => {
  if (typeof value !== 'boolean') note({ path, message: 'must be true or false' });
});

/** What is only written where it is so. */
export const yes: Shape = shaped({ kind: 'yes' }, (value, path, { note }) => {
  if (value !== true) note({ path, message: 'must be true, or left out' });
});

/** One of some words. */
export function word(words: readonly string[]): Shape {
  return shaped({ kind: 'word', words }, (value, path, { note }) => {
    if (typeof value === 'string' && words.includes(value)) return;
    const like = typeof value === 'string' ? didYouMean(value, words) : '';
    note({ path, message: `must be one of ${words.join(', ')}, not ${show(value)}${like}` });
  });
}

/** The id of something of that kind that exists. */
export function ref(kind: string, called = kind): Shape {
  return shaped({ kind: 'ref', to: kind }, (value, path, { note, names }) => {
    const known = names[kind] ?? [];
    if (typeof value === 'string' && known.includes(value)) return;
    if (typeof value !== 'string') {
      note({ path, message: `must be the id of a ${called}` });
      return;
    }
    const few = known.length > 0 && known.length <= 12 ? `; there are ${known.join(', ')}` : '';
    const none = known.length === 0 ? '; there is none' : '';
    note({
      path,
      message: `no ${called} is called ${show(value)}${didYouMean(value, known)}${few}${none}`,
    });
  });
}

/** A list; none of two entries have one id. */
export function list(of: Shape, least = 0): Shape {
  return shaped({ kind: 'list', of, least }, (value, path, reading) => {
    if (!Array.isArray(value)) {
      reading.note({ path, message: 'must be a list' });
      return;
    }
    if (value.length < least) {
      reading.note({ path, message: `must have at least ${least}` });
    }
    if (value.length > MOST) {
      reading.note({ path, message: `has at most ${MOST} entries, not ${value.length}` });
      return;
    }
    value.forEach((one: unknown, index) => {
      of(one, at(path, index), reading);
    });
    noneTwice(value, path, reading);
  });
}

function noneTwice(values: readonly unknown[], path: string, { note }: Reading): void {
  const seen = new Map<string, number>();
  values.forEach((one, index) => {
    const named = isRecord(one) && typeof one.id === 'string' ? one.id : undefined;
    if (named === undefined) return;
    const before = seen.get(named);
    if (before === undefined) seen.set(named, index);
    else {
      const first = at(at(path, before), 'id');
      note({
        path: at(at(path, index), 'id'),
        message: `is "${named}", as ${first} is; each id may come once`,
      });
    }
  });
}

/** The fields of a record. */
export type Fields = Readonly<Record<string, Shape>>;

/** An object with fields that it must have, and others that it may have; it has no more. */
export function record(must: Fields, may: Fields = {}): Shape {
  const known = [...Object.keys(must), ...Object.keys(may)];
  return shaped({ kind: 'record', must, may }, (value, path, reading) => {
    if (!isRecord(value)) {
      reading.note({ path, message: `must be an object with ${known.join(', ')}` });
      return;
    }
    if (path.split('.').length > DEEPEST) {
      reading.note({ path, message: 'stands too deep in other parts; make it flatter' });
      return;
    }
    for (const field of Object.keys(value)) {
      if (known.includes(field)) continue;
      const like = didYouMean(field, known);
      const message = `is no field here${like}; fields are ${known.join(', ')}`;
      reading.note({ path: at(path, field), message });
    }
    for (const [field, shape] of Object.entries(must)) {
      if (Object.hasOwn(value, field)) shape(value[field], at(path, field), reading);
      else reading.note({ path: at(path, field), message: 'is missing' });
    }
    for (const [field, shape] of Object.entries(may)) {
      if (Object.hasOwn(value, field)) shape(value[field], at(path, field), reading);
    }
  });
}

/** One of several objects, told apart by the first of these fields that it has. */
export function variant(what: string, variants: Fields): Shape {
  const known = Object.keys(variants);
  return shaped({ kind: 'variant', variants }, (value, path, reading) => {
    const found = isRecord(value) ? known.find((field) => Object.hasOwn(value, field)) : undefined;
    const shape = found === undefined ? undefined : variants[found];
    if (shape !== undefined) {
      shape(value, path, reading);
      return;
    }
    const given = isRecord(value) ? Object.keys(value)[0] : undefined;
    const like = given === undefined ? '' : didYouMean(given, known);
    reading.note({ path, message: `is no ${what}${like}; it needs one of ${known.join(', ')}` });
  });
}

/** Objects by one shape, all else by another. */
export function plainOr(plain: Shape, object: Shape): Shape {
  return shaped({ kind: 'either', one: [plain, object] }, (value, path, reading) =>
    (isRecord(value) ? object : plain)(value, path, reading),
  );
}

/** A value as it stands in a message. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  const shown = JSON.stringify(value) ?? 'nothing';
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown;
}
