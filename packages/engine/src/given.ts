import { didYouMean } from './closest.ts';
import { GivenError } from './game.ts';

/** A position as it stands in a scenario file. */
export type GivenRecord = Readonly<Record<string, unknown>>;

/** Throws with the key and what would be right. */
export function wrong(key: string, message: string): never {
  throw new GivenError(`given.${key} ${message}`);
}

/** The value as a record that has none but the known keys; nothing if it is not there. */
export function readRecord(
  value: unknown,
  key: string,
  known: readonly string[],
): GivenRecord | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    wrong(key, `must be an object with any of ${known.join(', ')}`);
  }
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) {
      wrong(
        key === '' ? name : `${key}.${name}`,
        `is not known here${didYouMean(name, known)}; known are ${known.join(', ')}`,
      );
    }
  }
  return value as GivenRecord;
}

/** The value as a whole number of at least `least`; nothing if it is not there. */
export function readCount(value: unknown, key: string, least = 0): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least) {
    wrong(key, `must be a whole number of at least ${least}`);
  }
  return value;
}

/** The value as yes or no; nothing if it is not there. */
export function readFlag(value: unknown, key: string): boolean | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'boolean') wrong(key, 'must be true or false');
  return value;
}

/** The value as one of some words; nothing if it is not there. */
export function readWord<W extends string>(
  value: unknown,
  key: string,
  words: readonly W[],
): W | undefined {
  if (value === undefined) return undefined;
  const word = words.find((one) => one === value);
  if (word === undefined) {
    const like = typeof value === 'string' ? didYouMean(value, words) : '';
    wrong(key, `must be one of ${words.join(', ')}${like}`);
  }
  return word;
}

/** The value as a list of texts of which none comes twice; nothing if it is not there. */
export function readDistinct(value: unknown, key: string): readonly string[] | undefined {
  const texts = readTexts(value, key);
  const twice = texts?.find((text, at) => texts.indexOf(text) < at);
  if (twice !== undefined) wrong(key, `names ${twice} twice; each may come once`);
  return texts;
}

/** The value as a list of texts; nothing if it is not there. */
export function readTexts(value: unknown, key: string): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) {
    wrong(key, 'must be a list of texts');
  }
  return value as readonly string[];
}
