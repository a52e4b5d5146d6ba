import { didYouMean, faultSentence, proseFault } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';

/** Notes what is wrong with a document, and what would be right. */
export type Note = (problem: ContentProblem) => void;

/** Longest texts, in characters: what something is called, and what is said of it. */
const LONGEST_NAME = 60;
const LONGEST_TEXT = 200;
/** Most entries of a list or a record; a longer one is not looked at. */
const MOST_ENTRIES = 500;

/**
 * An object of a document that comes from outside, read field by field. Whatever is wrong is noted with its path, and
 * something harmless stands in its place, so that all of it can be named at once.
 */
export class Part {
  readonly #raw: Readonly<Record<string, unknown>>;
  readonly #path: string;
  readonly #note: Note;

  /**
   * @param path where it stands; empty for the whole
   * @param fields all that it may have
   */
  constructor(value: unknown, path: string, fields: readonly string[], note: Note) {
    this.#path = path;
    this.#note = note;
    this.#raw = isRecord(value) ? value : {};
    if (!isRecord(value)) note({ path, message: `must be an object with ${fields.join(', ')}` });
    for (const field of Object.keys(this.#raw)) {
      if (fields.includes(field)) continue;
      const known = `${didYouMean(field, fields)}; fields are ${fields.join(', ')}`;
      this.wrong(field, `is no field${known}`);
    }
  }

  /** Notes that a field is wrong. */
  wrong(field: string, message: string): void {
    this.#note({ path: this.at(field), message });
  }

  /** Where a field stands. */
  at(field: string): string {
    return this.#path === '' ? field : `${this.#path}.${field}`;
  }

  /** A field as it is. */
  raw(field: string): unknown {
    return Object.hasOwn(this.#raw, field) ? this.#raw[field] : undefined;
  }

  has(field: string): boolean {
    return this.raw(field) !== undefined;
  }

  /** A name on one line. */
  name(field: string): string {
    return this.#textOf(field, LONGEST_NAME);
  }

  /** What is said of something, on one line. */
  text(field: string): string {
    return this.#textOf(field, LONGEST_TEXT);
  }

  #textOf(field: string, most: number): string {
    const value = this.raw(field);
    const fault = textFault(value, most);
    if (fault === undefined) return value as string;
    this.wrong(field, fault);
    return '';
  }

  /** A whole number within bounds. */
  whole(field: string, least: number, most: number = Number.MAX_SAFE_INTEGER): number {
    const value = this.raw(field);
    if (isWhole(value) && value >= least && value <= most) return value;
    const bounds =
      most < Number.MAX_SAFE_INTEGER ? ` from ${least} to ${most}` : ` of at least ${least}`;
    this.wrong(field, `must be a whole number${isUnbound(least) ? '' : bounds}`);
    return Math.max(0, isUnbound(least) ? 0 : least);
  }

  /** One of some words; nothing where it is none. */
  word<W extends string>(field: string, known: readonly W[], what = 'one'): W | undefined {
    const value = this.raw(field);
    const found = known.find((one) => one === value);
    if (found === undefined) this.wrong(field, wordFault(value, known, what));
    return found;
  }

  /** Only ever `true`, or left out. */
  mark(field: string): true | undefined {
    const value = this.raw(field);
    if (value !== undefined && value !== true) this.wrong(field, 'must be true, or left out');
    return value === true ? true : undefined;
  }

  /** A list, each entry read with its path; what reads as nothing is left out. */
  list<T>(field: string, read: (value: unknown, path: string) => T | undefined): readonly T[] {
    const value = this.raw(field);
    if (!Array.isArray(value) || value.length > MOST_ENTRIES) {
      this.wrong(field, `must be a list of at most ${MOST_ENTRIES}`);
      return [];
    }
    return value.flatMap((one, at) => read(one, `${this.at(field)}.${at}`) ?? []);
  }

  /** A list of words of some. */
  words(field: string, known: readonly string[], what: string): readonly string[] {
    return this.list(field, (value, path) => {
      const found = known.find((one) => one === value);
      if (found === undefined) this.#note({ path, message: wordFault(value, known, what) });
      return found;
    });
  }

  /** The entries of a record, each read with its path. */
  entries<T>(
    field: string,
    read: (key: string, value: unknown, path: string) => T | undefined,
  ): Readonly<Record<string, T>> {
    const value = this.raw(field);
    if (!isRecord(value) || Object.keys(value).length > MOST_ENTRIES) {
      this.wrong(field, `must be an object of at most ${MOST_ENTRIES} entries`);
      return {};
    }
    const found: [string, T][] = [];
    for (const [key, one] of Object.entries(value)) {
      const path = `${this.at(field)}.${key}`;
      const fault = textFault(key, LONGEST_NAME);
      if (fault !== undefined) this.#note({ path, message: `its name ${fault}` });
      const result = fault === undefined ? read(key, one, path) : undefined;
      if (result !== undefined) found.push([key, result]);
    }
    return Object.fromEntries(found);
  }

  /** Whole numbers by name. */
  numbers(field: string): Readonly<Record<string, number>> {
    return this.entries(field, (_key, value, path) => {
      if (isWhole(value)) return value;
      this.#note({ path, message: 'must be a whole number' });
      return undefined;
    });
  }
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a whole number; −0 is none, as it would be another value than 0. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

const isUnbound = (least: number): boolean => least <= Number.MIN_SAFE_INTEGER;

/** Most words that are listed where another was written. */
const MOST_LISTED = 25;

/** Why a value is none of the words that can stand there, and which can. */
export function wordFault(value: unknown, known: readonly string[], what: string): string {
  if (typeof value !== 'string') return `must be text: the id of ${what}`;
  const list = known.length <= MOST_LISTED ? `; there are ${known.join(', ')}` : '';
  return `"${value}" is not known as ${what}${didYouMean(value, known)}${list}`;
}

function textFault(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' || value === '' || value !== value.trim()) {
    return 'must be text, without blanks around it';
  }
  if (value.length > most) return `must have at most ${most} characters`;
  if (/[\n\t]/.test(value)) return 'must stand on one line, without tabs';
  const fault = proseFault(value);
  return fault && faultSentence(fault);
}
