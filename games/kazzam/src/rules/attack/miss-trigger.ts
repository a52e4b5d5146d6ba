import type { Flow } from '@tablewright/engine';
import { type Assault, type AssaultRoll, CREEP_TYPES, type CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, rollerOf } from '../court/creatures.ts';
import { creepBlockOf } from '../effects/content.ts';
import { isForbidden, isTangible } from '../effects/status.ts';

/**
 * What a missed Creep does (KZ-CREEP-20): of all that an athlete's attack was rolled against, only
 * the strongest, the first of equal ones, and only if that roll missed. One that cannot is
 * replaced by nobody (KZ-CREEP-22). What an athlete's companion missed it answers to as well.
 */
export function* missTrigger(t: Kazzam, { attacker, rolls }: Assault): Flow<void> {
  const { state } = t;
  if (creatureOf(state, rollerOf(state, attacker)).kind !== 'athlete') return;
  const strongest = strongestOf(t, rolls);
  if (strongest === undefined || strongest.hit) return;
  const creature = creatureOf(state, strongest.target);
  if (!isTangible(creature) || isForbidden(creature, 'reply')) return;
  const trigger = creepBlockOf(t, strongest.target)?.missTrigger;
  if (trigger !== undefined) yield* trigger(t, strongest.target, attacker);
}

function strongestOf({ state }: Kazzam, rolls: readonly AssaultRoll[]): AssaultRoll | undefined {
  const rank = (target: CreatureId): number => {
    const { type } = creatureOf(state, target);
    return type === undefined ? -1 : CREEP_TYPES.length - CREEP_TYPES.indexOf(type);
  };
  let best: AssaultRoll | undefined;
  for (const roll of rolls) {
    if (rank(roll.target) > (best === undefined ? -1 : rank(best.target))) best = roll;
  }
  return best;
}
