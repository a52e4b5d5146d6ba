import { faultSentence, proseFault } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';

/** Notes what is wrong with a document, and what would be right. */
export type Note = (problem: ContentProblem) => void;

/** The longest name or id, in characters. */
export const LONGEST_NAME = 60;
/** Most entries of a list, or of a record; a longer one is not looked at. */
export const MOST_ENTRIES = 500;

/**
 * A part of a document that comes from outside: an object whose fields are read one by one. What is wrong
 * is noted with its path, and something harmless stands in its place.
 */
export class ContentPart {
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
      if (!fields.includes(field))
        this.wrong(field, `is no field; fields are ${fields.join(', ')}`);
    }
  }

  /** Notes that a field is wrong; only what is an object has fields. */
  wrong(field: string, message: string): void {
    this.#note({ path: this.at(field), message });
  }

  /** Where a field stands. */
  at(field: string): string {
    return this.#path === '' ? field : `${this.#path}.${field}`;
  }

  /** The field as it stands. */
  raw(field: string): unknown {
    return Object.hasOwn(this.#raw, field) ? this.#raw[field] : undefined;
  }

  /** A name or an id: something that can be read, on one line. */
  text(field: string): string {
    const value = this.raw(field);
    const fault = nameFault(value);
    if (fault === undefined) return value as string;
    this.wrong(field, fault);
    return '';
  }

  /** A whole number within bounds; none are given for any whole number. */
  whole(field: string, least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): number {
    const value = this.raw(field);
    if (isWhole(value) && value >= least && value <= most) return value;
    this.wrong(field, `must be a whole number${bounds(least, most)}`);
    return Math.max(0, least);
  }

  flag(field: string): boolean {
    const value = this.raw(field);
    if (typeof value !== 'boolean') this.wrong(field, 'must be true or false');
    return value === true;
  }

  /** One of some words; the first of them where it is none. */
  word<W extends string>(field: string, known: readonly [W, ...W[]]): W {
    const found = known.find((one) => one === this.raw(field));
    if (found === undefined) this.wrong(field, `must be one of ${known.join(', ')}`);
    return found ?? known[0];
  }

  /** A list, each entry of it read with its path. */
  list<T>(field: string, read: (value: unknown, path: string) => T): readonly T[] {
    const value = this.raw(field);
    if (Array.isArray(value) && value.length <= MOST_ENTRIES) {
      return value.map((one, at) => read(one, `${this.at(field)}.${at}`));
    }
    this.wrong(field, `must be a list of at most ${MOST_ENTRIES}`);
    return [];
  }

  /** A list of names or ids, none of them twice. */
  names(field: string): readonly string[] {
    const names = this.list(field, (value, path) => {
      const message = nameFault(value);
      if (message !== undefined) this.#note({ path, message });
      return message === undefined ? (value as string) : '';
    });
    this.noneTwice(field, names);
    return names;
  }

  /** Notes every entry of a list that is there already. */
  noneTwice(field: string, ids: readonly (string | number)[]): void {
    for (const [at, id] of ids.entries()) {
      if (id === '' || ids.indexOf(id) === at) continue;
      this.wrong(`${field}.${at}`, `"${id}" is there already; each stands once`);
    }
  }

  /** Whole numbers by names or ids. */
  numbers(field: string): Readonly<Record<string, number>> {
    const value = this.raw(field);
    if (!isRecord(value) || Object.keys(value).length > MOST_ENTRIES) {
      this.wrong(field, `must be an object with at most ${MOST_ENTRIES} numbers`);
      return {};
    }
    for (const [key, number] of Object.entries(value)) {
      const fault = nameFault(key);
      if (fault !== undefined) this.wrong(`${field}.${key}`, `its name ${fault}`);
      if (!isWhole(number)) this.wrong(`${field}.${key}`, 'must be a whole number');
    }
    return value as Readonly<Record<string, number>>;
  }
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a whole number. -0 is none: it would be another value than 0. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

function nameFault(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '' || value !== value.trim()) {
    return 'must be text, without blanks around it';
  }
  if (value.length > LONGEST_NAME) return `must have at most ${LONGEST_NAME} characters`;
  if (/[\n\t]/.test(value)) return 'must stand on one line, without tabs';
  const fault = proseFault(value);
  return fault && faultSentence(fault);
}

function bounds(least: number, most: number): string {
  if (most < Number.MAX_SAFE_INTEGER) return ` from ${least} to ${most}`;
  return least > Number.MIN_SAFE_INTEGER ? ` of at least ${least}` : '';
}
