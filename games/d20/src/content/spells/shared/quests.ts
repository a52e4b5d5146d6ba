import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, EffectData } from '../../../model.ts';
import { effectOn, has } from '../../../rules/bearers/bearers.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { spellAffects } from '../../../rules/magic/verbs.ts';
import type { Casting } from '../../spell.ts';
import { undoes } from './oppose.ts';
import { DISPELLED } from './until.ts';
import { takesHold } from './willing.ts';

/** Whether somebody is under a quest or a geas. */
export const isOnQuest = (creature: Creature): boolean => has(creature, 'quest');

/**
 * Lays a task on whoever fails a CHA save (DT-DIV-505, DT-ARC-605): a compulsion until it is done, and a curse while it
 * has been refused for a day. Returns whether it lies.
 */
export function* layQuest(
  t: D20,
  casting: Casting,
  target: Creature,
  data: EffectData,
): Flow<boolean> {
  if (!(yield* takesHold(t, casting, target, 'CHA', ['mind', 'charm', 'compulsion']))) return false;
  const laid = yield* spellAffects(t, casting, target, 'compulsion', DISPELLED, { data });
  if (laid === undefined) return false;
  yield* spellAffects(t, casting, target, 'quest', DISPELLED);
  return true;
}

/** Lifts a task, if the casting total reaches 10 and the Level of whoever has laid it. */
export function* liftQuest(t: D20, casting: Casting, target: Creature): Flow<void> {
  const quest = effectOn(target, 'quest');
  if (quest === undefined) return;
  const { rule } = casting.spell;
  if (undoes(casting, quest)) yield* relieve(t, target, quest, 'cure', rule);
  else t.tell?.({ type: 'unaffected', rule, creature: target.id, effect: quest.kind });
}
