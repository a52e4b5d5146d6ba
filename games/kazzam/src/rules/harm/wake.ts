import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Item, type KazzamState, NOBODY } from '../../model.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../court/creatures.ts';
import { areAdjacent, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemCell } from './items.ts';
import { provoke } from './provoke.ts';

/** The orb that a group guards, until somebody dunks it (KZ-AI-09, KZ-ORB-20). */
export function orbOf({ items }: KazzamState, group: number): Item | undefined {
  return items.find(({ groups, team }) => team === undefined && groups.includes(group));
}

/** The square of the pedestal on which the orb of a group began, be it whose by now (KZ-AI-09). */
export function pedestalOf({ items, pedestals }: KazzamState, group: number): Cell | undefined {
  const home = items.find(({ groups }) => groups.includes(group))?.home ?? NOBODY;
  return pedestals[home]?.cell;
}

/**
 * Whoever ends its turn beside a member of a group, or beside the group's orb while nobody holds
 * it, is its enemy from then on (KZ-AI-06).
 */
export function wakeBeside(state: KazzamState, id: CreatureId): void {
  const creature = creatureOf(state, id);
  if (creature.kind === 'creep' || !isOnMap(creature)) return;
  const ground = groundOf(state);
  for (const [group, { awake, enemies }] of state.groups.entries()) {
    if (awake && enemies.includes(id)) continue;
    const members = creaturesWhere(state, (other) => {
      const member = creatureOf(state, other);
      return member.group === group && isOnMap(member);
    });
    const [first] = members;
    if (first === undefined) continue;
    const orb = orbOf(state, group);
    const loose = orb !== undefined && orb.place.at !== 'held' ? itemCell(state, orb) : -1;
    // Among a Mob it is beside the Mob's other squares (KZ-GRID-02).
    const beside = members.some((id) => isWithin(ground, creatureOf(state, id), creature, 1));
    if (beside || (loose >= 0 && areAdjacent(ground, loose, creature))) provoke(state, first, id);
  }
}
