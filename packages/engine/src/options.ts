import { didYouMean } from './closest.ts';
import type { Result } from './result.ts';

/** One setting of a table. Every kind has a default; `rule` is the ledger id. */
export type OptionSpec =
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
      readonly rule: string;
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** `'none'` only if `none` is allowed. */
      readonly default: number | 'none';
      readonly none?: true;
      /** What the number stands for, if it counts nothing: a seat, the first one being 1. */
      readonly names?: 'seat';
      readonly rule: string;
    }
  | { readonly kind: 'flag'; readonly default: boolean; readonly rule: string }
  | {
      readonly kind: 'list';
      /** Allowed entries; without it any text of up to 40 characters. */
      readonly values?: readonly string[];
      readonly max: number;
      readonly default: readonly string[];
      readonly rule: string;
    };

/** The settings of a game by name, in the order of presentation. */
export type OptionsSchema = Readonly<Record<string, OptionSpec>>;

/** The checked values of a schema. */
export type OptionValues<T extends OptionsSchema> = {
  readonly [K in keyof T]: T[K] extends { kind: 'choice'; values: readonly (infer V)[] }
    ? V
    : T[K] extends { kind: 'number'; none: true }
      ? number | 'none'
      : T[K] extends { kind: 'number' }
        ? number
        : T[K] extends { kind: 'flag' }
          ? boolean
          : T[K] extends { kind: 'list'; values: readonly (infer V)[] }
            ? readonly V[]
            : readonly string[];
};

/** A setting that is wrong, and what would be right. */
export interface OptionProblem {
  readonly option: string;
  readonly message: string;
}

/**
 * Checks settings from outside against a schema and fills in the defaults. Text is understood as
 * typed on a command line: `3`, `true`, `a,b`.
 */
export function readOptions<T extends OptionsSchema>(
  schema: T,
  given: Readonly<Record<string, unknown>>,
): Result<OptionValues<T>, readonly OptionProblem[]> {
  const problems: OptionProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const option of Object.keys(given)) {
    if (!Object.hasOwn(schema, option)) {
      const known = Object.keys(schema);
      const like = didYouMean(option, known);
      const message = `there is no option "${option}"${like}; options are: ${known.join(', ') || 'none'}`;
      problems.push({ option, message });
    }
  }
  for (const [option, spec] of Object.entries(schema)) {
    const raw = given[option];
    if (raw === undefined) {
      values[option] = spec.default;
      continue;
    }
    const read = readOne(spec, raw);
    if (read.ok) values[option] = read.value;
    else problems.push({ option, message: `${option} ${read.error}, not ${JSON.stringify(raw)}` });
  }
  return problems.length > 0
    ? { ok: false, error: problems }
    : { ok: true, value: record(values) as OptionValues<T> };
}

/**
 * The same values in a record that is quick to read: one that is filled field by field is kept as a
 * dictionary once it has many of them, one that is parsed is not. Settings are plain data.
 */
function record(values: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(JSON.stringify(values));
}

function readOne(spec: OptionSpec, raw: unknown): Result<unknown, string> {
  const wrong = (message: string) => ({ ok: false, error: message }) as const;
  switch (spec.kind) {
    case 'choice':
      return typeof raw === 'string' && spec.values.includes(raw)
        ? { ok: true, value: raw }
        : wrong(`must be one of ${spec.values.join(', ')}`);
    case 'flag':
      if (raw === true || raw === 'true' || raw === 'on') return { ok: true, value: true };
      if (raw === false || raw === 'false' || raw === 'off') return { ok: true, value: false };
      return wrong('must be on or off');
    case 'number': {
      if (spec.none === true && raw === 'none') return { ok: true, value: 'none' };
      const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
      const range = `a whole number from ${spec.min} to ${spec.max}${spec.none ? ' or none' : ''}`;
      return typeof number === 'number' &&
        Number.isSafeInteger(number) &&
        number >= spec.min &&
        number <= spec.max
        ? { ok: true, value: number }
        : wrong(`must be ${range}`);
    }
    case 'list': {
      const list: unknown = typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw;
      if (!Array.isArray(list)) return wrong('must be a list');
      if (list.length > spec.max) return wrong(`takes at most ${spec.max} entries`);
      for (const item of list as unknown[]) {
        if (typeof item !== 'string' || item.length > 40) return wrong('must list short texts');
        if (spec.values !== undefined && !spec.values.includes(item)) {
          return wrong(`may list ${spec.values.join(', ')}`);
        }
      }
      return { ok: true, value: list };
    }
  }
}
