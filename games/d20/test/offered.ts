import { type Choice, type Flow, fallbackAnswer } from '@tablewright/engine';
import type { Creature } from '../src/model.ts';
import { closedDeeds } from '../src/rules/combat/closed-deeds.ts';
import { deedsOf } from '../src/rules/combat/one-deed.ts';
import type { D20 } from '../src/table.ts';
import { turnOf } from './effects.ts';

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

/** Why a creature cannot use some of its spells and powers on a turn of its own, by their ids. */
export function reasons(t: D20, creature: Creature): Readonly<Record<string, string>> {
  const turn = turnOf(creature);
  const closed = closedDeeds(t, creature, turn, deedsOf(t, creature, turn));
  return Object.fromEntries(closed.map(({ id, because }) => [id, because.key]));
}
