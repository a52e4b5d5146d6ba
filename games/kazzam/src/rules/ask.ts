import { askOne, type Flow, type OneChoice, type Option } from '@tablewright/engine';
import type { Kazzam } from '../table.ts';
import { hasSecretPlace } from './hidden-places.ts';

/**
 * Asks for one of the options, unless there is only one. While a square is a secret it asks even
 * then: who hears that nothing is asked could tell that nobody is near (KZ-INFO-03).
 */
export function* askUnlessOnly<O extends Option>(t: Kazzam, choice: OneChoice<O>): Flow<O> {
  const [only] = choice.options;
  if (only === undefined || choice.options.length > 1 || hasSecretPlace(t.state)) {
    return yield* askOne(choice);
  }
  return only;
}
