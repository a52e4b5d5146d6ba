import { wrong } from '@tablewright/engine/given';
import type { Cell } from '@tablewright/geometry';
import { cellOf } from '../map/court-map.ts';
import type { KazzamState } from '../model.ts';
import { mapOf } from '../rules/ground-now.ts';

/** A list. @throws GivenError for anything else */
export function readList(value: unknown, key: string): readonly unknown[] {
  if (!Array.isArray(value)) wrong(key, 'must be a list');
  return value;
}

/** A square as it is written in a scenario: `5,3` on the court, or `dungeon(5,3)`. */
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

/** A colour of orbs as it is written. */
export const COLOURS = ['red', 'blue', 'neutral'] as const;

/** The team of a colour; nobody's if it is neutral. */
export function teamOf(colour: (typeof COLOURS)[number], red: 0 | 1): 0 | 1 | undefined {
  if (colour === 'neutral') return undefined;
  return colour === 'red' ? red : red === 0 ? 1 : 0;
}
