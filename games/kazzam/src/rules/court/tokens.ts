import type { CreatureId, KazzamState } from '../../model.ts';
import { creatureOf, creaturesWhere, isOnMap } from './creatures.ts';
import { itemAt } from './item-at.ts';

/**
 * The tokens of a creature: one, itself, or all members of a group that is one creature with one bar
 * of HP (KM-MOLE-01). Each token has its own square and its own statuses.
 */
export function tokensOf(state: KazzamState, id: CreatureId): readonly CreatureId[] {
  if (id < 0) return [id];
  const { group } = creatureOf(state, id);
  if (itemAt(state.groups, group)?.oneBody !== true) return [id];
  return creaturesWhere(state, (other) => creatureOf(state, other).group === group);
}

/** What one token has of HP all of them have (KM-MOLE-01). */
export function shareHp(state: KazzamState, id: CreatureId): void {
  const { hp } = creatureOf(state, id);
  for (const token of tokensOf(state, id)) creatureOf(state, token).hp = hp;
}

/** Whether a token is off the map for now, its creature not Taken Out (KM-MOLE-03). */
export function isAway(state: Pick<KazzamState, 'groups' | 'creatures'>, id: CreatureId): boolean {
  const creature = itemAt(state.creatures, id);
  if (creature === undefined || isOnMap(creature) || creature.hp <= 0) return false;
  return itemAt(state.groups, creature.group)?.oneBody === true;
}
