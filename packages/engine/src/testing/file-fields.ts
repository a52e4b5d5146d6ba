import { didYouMean } from '../closest.ts';

/** A malformed scenario file; the message says where it is wrong and what would be right. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** Throws {@link ScenarioError}. */
export function fail(message: string): never {
  throw new ScenarioError(message);
}

/** The value as text. */
export function text(value: unknown, where: string): string {
  return typeof value === 'string' ? value : fail(`${where} must be text, not ${shown(value)}`);
}

/** The value as a list. */
export function list(value: unknown, where: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(`${where} must be a list, not ${shown(value)}`);
}

/** The value as a list of texts. */
export function texts(value: unknown, where: string): readonly string[] {
  return list(value, where).map((item, at) => text(item, entry(where, at)));
}

/** The value as an object. */
export function record(value: unknown, where: string): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(`${where} must be an object, not ${shown(value)}`);
}

/** The value as an object with none but the known fields. */
export function fields(
  value: unknown,
  known: readonly string[],
  where: string,
): Record<string, unknown> {
  const found = record(value, where);
  for (const key of Object.keys(found)) {
    if (!known.includes(key)) {
      fail(
        `${where} has no field "${key}"${didYouMean(key, known)}; fields are ${known.join(', ')}`,
      );
    }
  }
  return found;
}

/** The value as one of some words. */
export function word<W extends string>(value: unknown, words: readonly W[], where: string): W {
  const found = text(value, where);
  return (
    words.find((one) => one === found) ??
    fail(
      `${where} cannot be "${found}"${didYouMean(found, words)}; it is one of ${words.join(', ')}`,
    )
  );
}

/** The name of a list entry in messages, counted from 1. */
export function entry(where: string, at: number): string {
  return `${where}, entry ${at + 1}`;
}

/** A value for a message. */
export function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
