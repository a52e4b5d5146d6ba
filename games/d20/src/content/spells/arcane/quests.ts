import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, Effect, EffectData } from '../../../model.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import { effectOn } from '../../../rules/numbers/bearers.ts';
import type { Casting } from '../../spell.ts';
import { undoes } from './undoing.ts';

/** Whether somebody is under a quest or a geas. */
export const isOnQuest = (creature: Creature): boolean => bondOn(creature) !== undefined;

/** What keeps somebody to a task. */
const bondOn = (creature: Creature): Effect | undefined =>
  effectOn(creature, 'bound-by-geas') ?? effectOn(creature, 'quest');

/**
 * Lays a task on whoever fails a CHA save (DT-DIV-505, DT-ARC-605): a compulsion until it is done, and a curse while it
 * has been refused for a day.
 */
export function* layQuest(
  t: D20,
  casting: Casting,
  target: Creature,
  data: EffectData,
): Flow<void> {
  if (yield* spellSave(t, casting, target, 'CHA', { tags: ['mind'] })) return;
  const laid = yield* spellAffects(t, casting, target, 'compulsion', { at: 'cure' }, { data });
  if (laid !== undefined) yield* spellAffects(t, casting, target, 'bound-by-geas', { at: 'cure' });
}

/** Lifts a task, if the casting total reaches 10 and the Level of whoever has laid it. */
export function* liftQuest(t: D20, casting: Casting, target: Creature): Flow<void> {
  const quest = bondOn(target);
  if (quest === undefined) return;
  const { rule } = casting.spell;
  if (undoes(casting, quest)) yield* relieve(t, target, quest, 'cure', rule);
  else t.tell?.({ type: 'unaffected', rule, creature: target.id, effect: quest.kind });
}
