import { type Beginning, begin, floor, ours, type Told } from '../../../../test/table.ts';

/** What makes an athlete a Runner. */
export const RUNNER = { role: 'specialist', specialisation: 'runner' };
/** Ana, a Runner. */
export const runner = (at: string, more: Told = {}) => ours('Ana', at, { ...RUNNER, ...more });

/** A position in which it is Ana's turn, unless it says otherwise. */
export function run(given: Told, rest: Beginning = {}) {
  return begin({ court: floor(14, 5), turn: 'Ana', ...given }, rest);
}

/** Squares of one row of the court. */
export const steps = (y: number, ...xs: readonly number[]) => xs.map((x) => `court(${x},${y})`);
