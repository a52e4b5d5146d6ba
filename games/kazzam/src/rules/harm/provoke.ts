import type { CreatureId, KazzamState } from '../../model.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';

/** Harming a creep makes an enemy of its whole group, and wakes it (KZ-AI-02, KZ-AI-03, KZ-AI-07). */
export function provoke(state: KazzamState, harmed: CreatureId, by: CreatureId): void {
  const group = itemAt(state.groups, creatureOf(state, harmed).group);
  const enemy = itemAt(state.creatures, by);
  if (group === undefined || enemy === undefined || enemy.group >= 0 || !isOnMap(enemy)) return;
  if (!group.enemies.includes(by)) group.enemies.push(by);
  group.awake = true;
}
