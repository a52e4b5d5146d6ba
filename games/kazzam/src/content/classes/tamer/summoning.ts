/** What the summons of a Tamer share. */
import type { CreatureId, KazzamState } from '../../../model.ts';
import { areEnemies, creatureOf } from '../../../rules/court/creatures.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';

/** The one use that all summons of level 1 share (KC-TMR-10, KC-SUM-11). */
export const LEVEL_1 = 'level-1-summon';

/** How far away an opponent makes it worth while to summon something. */
const NEAR = 8;

/** Worth more than an attack while somebody is near. */
export function worthOfSummoning({ count }: Judge): number {
  return count('foes', NEAR) > 0 ? 0.5 + 0.08 * count('foes', NEAR) : 0;
}

/**
 * Whether a creature is an enemy where nobody is asked: opponents and what they bring, and Creeps whose
 * group has the creature or its owner among its enemies (KC-CONV-23).
 */
export function isFoe(state: KazzamState, id: CreatureId, other: CreatureId): boolean {
  if (!areEnemies(state, id, other)) return false;
  const enemies = itemAt(state.groups, creatureOf(state, other).group)?.enemies;
  if (enemies === undefined) return true;
  return enemies.includes(id) || enemies.includes(creatureOf(state, id).owner);
}
