import { canonicalJson } from '@tablewright/engine';
import { readCount, readFlag, readRecord, readWord, wrong } from '@tablewright/engine/given';
import type { Cell } from '@tablewright/geometry';
import { cellName } from '../map/court-map.ts';
import { type CreatureId, type KazzamState, NOBODY, NOWHERE } from '../model.ts';
import { mapOf } from '../rules/ground-now.ts';
import { readList, readSquare, readText } from './fields.ts';

/** How a value is written in a scenario, both ways: what is written is read as the same value. */
export interface Form<V> {
  write(state: KazzamState, value: V): unknown;
  /** @throws GivenError naming the key and what would be right */
  read(state: KazzamState, value: unknown, key: string): V;
}

/** The form of each field of a record; one that may be undefined is then left out. */
export type Forms<R> = { readonly [K in keyof R]-?: Form<Exclude<R[K], undefined>> };

/** What fields of a record are where nothing is said of them. */
export type Usual<R> = { readonly [K in keyof R]?: R[K] | undefined };

/** A record as it is written, or any other record whose keys are not known. */
export type Written = Readonly<Record<string, unknown>>;

const plain = (_: KazzamState, value: unknown): unknown => value;

function needed<V>(value: V | undefined, key: string): V {
  return value ?? wrong(key, 'must be there');
}

/** A whole number of at least `least`. */
export function count(least = 0): Form<number> {
  return { write: plain, read: (_, value, key) => needed(readCount(value, key, least), key) };
}

/** A whole number, be it below 0. */
export const whole: Form<number> = {
  write: plain,
  read: (_, value, key) =>
    typeof value === 'number' && Number.isSafeInteger(value)
      ? value
      : wrong(key, 'must be a whole number'),
};

export const flag: Form<boolean> = {
  write: plain,
  read: (_, value, key) => needed(readFlag(value, key), key),
};

export const text: Form<string> = {
  write: plain,
  read: (_, value, key) => needed(readText(value, key), key),
};

/** One of some words. */
export function word<W extends string>(words: readonly W[]): Form<W> {
  return { write: plain, read: (_, value, key) => needed(readWord(value, key, words), key) };
}

/** A number by its word: the first word stands for 0. */
export function numbered<N extends number>(words: readonly string[]): Form<N> {
  return {
    write: (_, value) => words[value],
    read: (_, value, key) => words.indexOf(needed(readWord(value, key, words), key)) as N,
  };
}

/** What is written for no square. */
export const NO_SQUARE = 'nowhere';

/** A square: `court(5,3)`, or `nowhere`. */
export const square: Form<Cell> = {
  write: (state, cell) => (cell === NOWHERE ? NO_SQUARE : cellName(mapOf(state), cell)),
  read: (state, value, key) => (value === NO_SQUARE ? NOWHERE : readSquare(state, value, key)),
};

const NO_CREATURE = 'nobody';

/** A creature by its name, or by its number where others are called the same; or `nobody`. */
export const creature: Form<CreatureId> = {
  write({ creatures }, id) {
    const name = creatures[id]?.name;
    if (name === undefined) return NO_CREATURE;
    const own =
      name !== NO_CREATURE && creatures.every((one, at) => one.name !== name || at === id);
    return own ? name : id;
  },
  read({ creatures }, value, key) {
    if (value === NO_CREATURE) return NOBODY;
    if (typeof value === 'number' && creatures[value] !== undefined) return value;
    const names = creatures.map(({ name }) => name);
    return names.indexOf(needed(readWord(value, key, names), key));
  },
};

export function list<V>({ write, read }: Form<V>): Form<V[]> {
  return {
    write: (state, values) => values.map((value) => write(state, value)),
    read: (state, values, key) =>
      readList(values, key).map((value, at) => read(state, value, `${key}.${at}`)),
  };
}

/** Two numbers, one for each team. */
export const pair: Form<[number, number]> = {
  write: plain,
  read(_, value, key) {
    if (!Array.isArray(value) || value.length !== 2) wrong(key, 'must be two numbers');
    const [ours, theirs] = value.map((one, at) => needed(readCount(one, `${key}.${at}`), key));
    return [ours ?? 0, theirs ?? 0];
  },
};

/** A record; fields that are as usual are not written. */
export function record<R extends object>(forms: Forms<R>, usual: Usual<R> = {}): Form<R> {
  return {
    write: (state, value) => writeFields(state, forms, value, usual),
    read(state, value, key) {
      const written = needed(readRecord(value, key, Object.keys(forms)), key);
      for (const name of Object.keys(forms)) {
        if (!(name in usual) && written[name] === undefined)
          wrong(`${key}.${name}`, 'must be there');
      }
      return { ...usual, ...readFields(state, forms, written, key) } as R;
    },
  };
}

/** Records of different kinds, told apart by the word in one of their fields. */
export function oneOf<V extends object>(
  tag: keyof V & string,
  forms: Readonly<Record<string, Form<V>>>,
): Form<V> {
  const kinds = Object.keys(forms);
  const formOf = (kind: unknown, key: string) =>
    needed(forms[readWord(kind, key, kinds) ?? ''], key);
  return {
    write: (state, value) => formOf(value[tag], tag).write(state, value),
    read(state, value, key) {
      const known = Object.keys(Object(value));
      const kind = needed(readRecord(value, key, known), key)[tag];
      return formOf(kind, `${key}.${tag}`).read(state, value, key);
    },
  };
}

/** The fields of a record that are not as usual, as they are written. */
export function writeFields<R extends object>(
  state: KazzamState,
  forms: Forms<R>,
  value: R,
  usual: Usual<R>,
): Written {
  const written: Record<string, unknown> = {};
  for (const [name, { write }] of formsIn(forms)) {
    const field = value[name];
    if (field === undefined || canonicalJson(field) === canonicalJson(usual[name])) continue;
    written[name] = write(state, field as never);
  }
  return written;
}

/** The fields that a record has. @throws GivenError for one that is not as it must be */
export function readFields<R extends object>(
  state: KazzamState,
  forms: Forms<R>,
  written: Written,
  key: string,
): Partial<R> {
  const fields: Partial<R> = {};
  for (const [name, { read }] of formsIn(forms)) {
    const value = written[name];
    if (value !== undefined)
      fields[name] = read(state, value, key === '' ? name : `${key}.${name}`);
  }
  return fields;
}

function formsIn<R extends object>(forms: Forms<R>): [keyof R & string, Form<never>][] {
  return Object.entries(forms) as unknown as [keyof R & string, Form<never>][];
}
