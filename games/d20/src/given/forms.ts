import { didYouMean } from '@tablewright/engine';
import { wrong } from '@tablewright/engine/given';

/** Something that can stand in a position, and what it is read as. Throws GivenError for anything else. */
export type Form<T> = (value: unknown, key: string) => T;

/** A whole number. */
export const whole =
  (least: number = Number.MIN_SAFE_INTEGER): Form<number> =>
  (value, key) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least) {
      const from = least === Number.MIN_SAFE_INTEGER ? '' : ` of at least ${least}`;
      wrong(key, `must be a whole number${from}, not ${JSON.stringify(value)}`);
    }
    return value;
  };

/** A text. */
export const text: Form<string> = (value, key) =>
  typeof value === 'string' ? value : wrong(key, `must be a text, not ${JSON.stringify(value)}`);

/** Yes or no. */
export const flag: Form<boolean> = (value, key) =>
  typeof value === 'boolean'
    ? value
    : wrong(key, `must be true or false, not ${JSON.stringify(value)}`);

/** One of some words; `what` they are, for the message. */
export const word =
  <W extends string>(words: readonly W[], what = 'one'): Form<W> =>
  (value, key) => {
    const found = words.find((one) => one === value);
    if (found !== undefined) return found;
    const like = typeof value === 'string' ? didYouMean(value, words) : '';
    const some = words.length > 24 ? `${words.slice(0, 24).join(', ')}, …` : words.join(', ');
    return wrong(key, `must be ${what} of ${some}, not ${JSON.stringify(value)}${like}`);
  };

/** A list of things of one form. */
export const list =
  <T>(of: Form<T>): Form<T[]> =>
  (value, key) => {
    if (!Array.isArray(value)) return wrong(key, 'must be a list');
    return value.map((one, at) => of(one, `${key}.${at}`));
  };

/** Things of one form by name; `keyOf` reads the names. */
export const byName =
  <T>(
    of: Form<T>,
    keyOf: (name: string, key: string) => string = (name) => name,
  ): Form<Record<string, T>> =>
  (value, key) =>
    Object.fromEntries(
      Object.entries(fieldsIn(value, key)).map(([name, one]) => [
        keyOf(name, `${key}.${name}`),
        of(one, `${key}.${name}`),
      ]),
    );

/** The form of each field of a record. */
export type Fields<T> = { readonly [F in keyof T]-?: Form<NonNullable<T[F]>> };

/** A record with these fields, of which `needed` have to be there. Nothing else is in it. */
export const record =
  <T extends object>(fields: Fields<T>, needed: readonly (keyof T & string)[] = []): Form<T> =>
  (value, key) => {
    const given = fieldsIn(value, key);
    const known = Object.keys(fields);
    const read: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(given)) {
      const form = known.includes(name)
        ? (fields as Readonly<Record<string, Form<unknown>>>)[name]
        : undefined;
      if (form === undefined) {
        return wrong(
          `${key}.${name}`,
          `is not known here${didYouMean(name, known)}; known are ${known.join(', ')}`,
        );
      }
      read[name] = form(one, `${key}.${name}`);
    }
    for (const name of needed)
      if (!Object.hasOwn(read, name)) wrong(`${key}.${name}`, 'is missing');
    return read as T;
  };

/** One of several forms of record, told apart by a field. */
export const oneOf =
  <T>(tag: string, forms: Readonly<Record<string, Form<T>>>): Form<T> =>
  (value, key) => {
    const kind = fieldsIn(value, key)[tag];
    const form = typeof kind === 'string' && Object.hasOwn(forms, kind) ? forms[kind] : undefined;
    if (form === undefined) {
      return wrong(
        `${key}.${tag}`,
        `must be one of ${Object.keys(forms).join(', ')}, not ${JSON.stringify(kind)}`,
      );
    }
    return form(value, key);
  };

function fieldsIn(value: unknown, key: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrong(key, 'must be an object');
  }
  return value as Readonly<Record<string, unknown>>;
}

/** Always the same. */
export const literally =
  <T>(value: T): Form<T> =>
  () =>
    value;
