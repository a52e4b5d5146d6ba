import type { Flow } from '@tablewright/engine';
import type { KazzamState } from '../../model.ts';

/** Fields of the state that say under what circumstances something happens just now. */
type Circumstance = 'command' | 'compelled' | 'things';

/** Sets a circumstance for as long as a flow runs; afterwards it is what it was before, come what may. */
export function* holding<K extends Circumstance, R>(
  state: KazzamState,
  circumstance: K,
  value: KazzamState[K],
  act: () => Flow<R>,
): Flow<R> {
  const outer = state[circumstance];
  state[circumstance] = value;
  try {
    return yield* act();
  } finally {
    state[circumstance] = outer;
  }
}
