import { type Choice, type Flow, fallbackAnswer } from '@tablewright/engine';

/** What a flow offers at the first question of a key; it is played to its end with usual answers. */
export function offered<R>(flow: Flow<R> | undefined, key: string): readonly string[] {
  let found: readonly string[] = [];
  if (flow === undefined) return found;
  let step = flow.next(0);
  while (!step.done) {
    const pending = step.value;
    const choices: readonly Choice[] = pending.kind === 'many' ? pending.choices : [pending];
    const choice = choices.find(({ why }) => why.key === `choice.${key}`) ?? choices[0];
    if (choice === undefined) throw new Error('nothing is asked');
    if (choice.why.key === `choice.${key}` && found.length === 0 && 'options' in choice)
      found = choice.options.map(({ id }) => id);
    const answer = fallbackAnswer(choice);
    step = flow.next(pending.kind === 'many' ? { slot: choices.indexOf(choice), answer } : answer);
  }
  return found;
}
