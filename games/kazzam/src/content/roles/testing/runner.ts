import type { More } from '../../../../test/more.ts';
import { athlete, court, type Played, played } from '../../../../test/played.ts';

/** Answers that a test gives. */
export type Answers = NonNullable<Played['answers']>;

/** What makes an athlete a Runner. */
export const RUNNER = { role: 'specialist', specialisation: 'runner' };
/** Ana, a Runner. */
export const runner = (at: string, more: More = {}) => athlete('Ana', at, { ...RUNNER, ...more });

/** A position in which it is Ana's turn, unless it says otherwise. */
export function run(given: More, rest: Omit<Played, 'given'> = {}) {
  return played({ given: { court: court(14, 5), turn: 'Ana', ...given }, ...rest });
}

/** Squares of one row of the court. */
export const steps = (y: number, ...xs: readonly number[]) => xs.map((x) => `court(${x},${y})`);
