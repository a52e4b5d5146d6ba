import { readRecord, wrong } from '@tablewright/engine/given';
import type { Cell } from '@tablewright/geometry';
import { cellOf } from '../map/court-map.ts';
import type { KazzamState } from '../model.ts';
import { mapOf } from '../rules/court/ground-now.ts';

/** A record as it is written, or any other record whose keys are not known. */
export type Written = Readonly<Record<string, unknown>>;

/** A list. @throws GivenError for anything else */
export function readList(value: unknown, key: string): readonly unknown[] {
  if (!Array.isArray(value)) wrong(key, 'must be a list');
  return value;
}

/** A list of records, each with where it stands; none if there is no list. */
export function readRecords(
  value: unknown,
  key: string,
  known: readonly string[],
): readonly { readonly one: Written; readonly where: string }[] {
  if (value === undefined) return [];
  return readList(value, key).map((item, at) => {
    const where = `${key}.${at}`;
    return { one: readRecord(item, where, known) ?? {}, where };
  });
}

/** A square as it is written in a position: `5,3` on the court, or `dungeon(5,3)`. */
export function readSquare(state: KazzamState, value: unknown, key: string): Cell {
  const written = typeof value === 'string' && /^\d+,\d+$/.test(value) ? `court(${value})` : value;
  const found = typeof written === 'string' ? /^(\w+)\((\d+),(\d+)\)$/.exec(written) : null;
  if (found === null) wrong(key, 'must be a square, such as "5,3" or "dungeon(5,3)"');
  const [, part = '', x, y] = found;
  try {
    return cellOf(mapOf(state), part, Number(x), Number(y));
  } catch {
    return wrong(key, `names no square: ${String(value)}`);
  }
}

/** A text, or nothing. @throws GivenError for anything else */
export function readText(value: unknown, key: string): string | undefined {
  if (value !== undefined && typeof value !== 'string') wrong(key, 'must be a text');
  return value;
}
