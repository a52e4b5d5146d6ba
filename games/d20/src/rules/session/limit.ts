import type { D20 } from '../../d20-table.ts';

/**
 * Counts one more of what a session may have: a decision between fights, or a round of a fight. Returns whether that is
 * too many, and the program closes the session (DT-TAB-04).
 */
export function isAtLimit({ state, options }: Pick<D20, 'state' | 'options'>): boolean {
  state.steps += 1;
  return state.steps > options.sessionLimit;
}
