import type { AdventureState } from './model.ts';

/** What a seat may know: here, everything. */
export function viewOf(state: AdventureState): AdventureState {
  return state;
}
