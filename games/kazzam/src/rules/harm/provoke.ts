import { type CreatureId, type KazzamState, NOBODY } from '../../model.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';

/**
 * Harming a creep makes an enemy of its whole group, and wakes it (KZ-AI-02, KZ-AI-03); what a
 * companion does is done by its owner too (KZ-AI-07).
 */
export function provoke(state: KazzamState, harmed: CreatureId, by: CreatureId): void {
  const group = itemAt(state.groups, creatureOf(state, harmed).group);
  const doer = itemAt(state.creatures, by);
  if (group === undefined || doer === undefined || doer.group >= 0) return;
  for (const enemy of doer.owner === NOBODY ? [by] : [doer.owner, by]) {
    if (!isOnMap(creatureOf(state, enemy))) continue;
    if (!group.enemies.includes(enemy)) group.enemies.push(enemy);
    group.awake = true;
  }
}
