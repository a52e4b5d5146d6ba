import { type CreatureId, type KazzamState, NOBODY, type Orb } from '../model.ts';
import { creatureOf, isOnMap } from './creatures.ts';
import { areAdjacent, isWithin } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { provoke } from './opportunity.ts';
import { orbCell } from './orbs.ts';

/** The orb that a group guards, until somebody dunks it (KZ-AI-09, KZ-ORB-20). */
export function orbOf({ orbs }: KazzamState, group: number): Orb | undefined {
  return orbs.find(({ groups, team }) => team === undefined && groups.includes(group));
}

/**
 * Whoever ends its turn beside a member of a group, or beside the group's orb while nobody holds
 * it, is its enemy from then on (KZ-AI-06).
 */
export function wakeBeside(state: KazzamState, id: CreatureId): void {
  const creature = creatureOf(state, id);
  if (creature.kind === 'creep' || !isOnMap(creature)) return;
  const ground = groundOf(state);
  for (const group of state.groups.keys()) {
    const members = state.creatures.flatMap((other, at) =>
      other.group === group && isOnMap(other) ? [at] : [],
    );
    const [first = NOBODY] = members;
    if (first === NOBODY) continue;
    const orb = orbOf(state, group);
    const loose = orb !== undefined && orb.place.at !== 'held' ? orbCell(state, orb) : -1;
    const beside = members.some((member) =>
      // Among a Mob it is beside the Mob's other squares (KZ-GRID-02).
      isWithin(ground, creatureOf(state, member), creature, 1),
    );
    if (beside || (loose >= 0 && areAdjacent(ground, loose, creature))) provoke(state, first, id);
  }
}
