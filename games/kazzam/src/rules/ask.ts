import { askOne, type Flow, type OneChoice, type Option } from '@tablewright/engine';

/** Asks for one of the options, unless there is only one. */
export function* askUnlessOnly<O extends Option>(choice: OneChoice<O>): Flow<O> {
  const [only] = choice.options;
  return only !== undefined && choice.options.length === 1 ? only : yield* askOne(choice);
}
