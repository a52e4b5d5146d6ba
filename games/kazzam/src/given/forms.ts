import { canonicalJson } from '@tablewright/engine';
import { readCount, readFlag, readRecord, readWord, wrong } from '@tablewright/engine/given';
import type { KazzamState } from '../model.ts';
import { readList, readText, type Written } from './fields.ts';

/** How a value is written in a position, both ways: what is written is read as the same value. */
export interface Form<V> {
  write(state: KazzamState, value: V): unknown;
  /** @throws GivenError naming the key and what would be right */
  read(state: KazzamState, value: unknown, key: string): V;
}

/** The form of each field of a record; one that may be undefined is then left out. */
export type Forms<R> = { readonly [K in keyof R]-?: Form<Exclude<R[K], undefined>> };

/** What fields of a record are where nothing is said of them. */
export type Usual<R> = { readonly [K in keyof R]?: R[K] | undefined };

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

/** Yes or no where it is kept as 1 or 0. */
export const bit: Form<number> = {
  write: (_, value) => value === 1,
  read: (state, value, key) => Number(flag.read(state, value, key)),
};

export const text: Form<string> = {
  write: plain,
  read: (_, value, key) => needed(readText(value, key), key),
};

/** One of some words. */
export function word<W extends string>(words: readonly W[]): Form<W> {
  return { write: plain, read: (_, value, key) => needed(readWord(value, key, words), key) };
}

export function list<V>({ write, read }: Form<V>): Form<V[]> {
  return {
    write: (state, values) => values.map((value) => write(state, value)),
    read: (state, values, key) =>
      readList(values, key).map((value, at) => read(state, value, `${key}.${at}`)),
  };
}

/** The teams, by their numbers. */
export const TEAMS = ['players', 'opposition'] as const;

/** A number for each team; two in a list are the same, players first. */
export const pair: Form<[number, number]> = {
  write: (_, [players, opposition]) => ({ players, opposition }),
  read(_, value, key) {
    if (Array.isArray(value)) {
      if (value.length !== 2) wrong(key, 'must be two numbers');
      return [numberOf(value[0], `${key}.0`), numberOf(value[1], `${key}.1`)];
    }
    if (typeof value !== 'object') wrong(key, 'must be two numbers');
    const { players, opposition } = readRecord(value, key, TEAMS) ?? {};
    return [numberOf(players, `${key}.players`), numberOf(opposition, `${key}.opposition`)];
  },
};

function numberOf(value: unknown, key: string): number {
  return readCount(value, key) ?? 0;
}

/** A record; fields that are as usual are not written, and need not be there. */
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
  const formFor = (kind: unknown, key: string) =>
    needed(forms[readWord(kind, key, kinds) ?? ''], key);
  return {
    write: (state, value) => formFor(value[tag], tag).write(state, value),
    read(state, value, key) {
      const known = Object.keys(Object(value));
      const kind = needed(readRecord(value, key, known), key)[tag];
      return formFor(kind, `${key}.${tag}`).read(state, value, key);
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
