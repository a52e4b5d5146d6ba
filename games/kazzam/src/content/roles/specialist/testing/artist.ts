import { type Beginning, begin, floor, ours, type Told } from '../../../../../test/table.ts';

import type { KazzamState, SquareKind } from '../../../../model.ts';
import { groundOf } from '../../../../rules/court/ground-now.ts';

/** What a Terrain Artist is built of. */
export const ARTIST = { role: 'specialist', specialisation: 'terrain-artist' };

/** Ana, a Terrain Artist. */
export const artist = (at: string, more: Told = {}) => ours('Ana', at, { ...ARTIST, ...more });

/** Squares of a row, as the answer to a way. */
export const steps = (y: number, ...xs: readonly number[]) => xs.map((x) => `court(${x},${y})`);

/** Columns of the usual court of these tests. */
export const WIDTH = 14;

/** The number of a square of a court of that width. */
export const at = (x: number, y: number) => y * WIDTH + x;

/** What a square is now. */
export const kindAt = (state: KazzamState, x: number, y: number): SquareKind =>
  groundOf(state).kindAt(at(x, y));

/** A position in which it is Ana's turn, unless it says otherwise. */
export function shape(given: Told, rest: Beginning = {}) {
  return begin({ court: floor(WIDTH, 7), turn: 'Ana', ...given }, rest);
}

/** A court with this row in it, the rest floor. */
export const withRow = (y: number, row: string) =>
  floor(WIDTH, 7).map((plain, at) => (at === y ? row.padEnd(WIDTH, '.') : plain));
