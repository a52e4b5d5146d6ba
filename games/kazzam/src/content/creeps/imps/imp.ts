import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import { opportunities } from '../../../rules/movement/opportunity.ts';
import type { Kazzam } from '../../../table.ts';

/** The block of the one that shoots for all others. */
export const ARCHER_ID = 'imp-archer';

/** The members of an Imp's group, itself among them, from the top of the list (KM-IMP-05). */
export function teamOf(state: KazzamState, imp: CreatureId): readonly CreatureId[] {
  const { group } = creatureOf(state, imp);
  return creaturesWhere(state, (id) => creatureOf(state, id).group === group);
}

/** Whether an Imp's group has a creature on its list (KM-CRP-12). */
export function isEnemy(state: KazzamState, imp: CreatureId, other: CreatureId): boolean {
  const { group } = creatureOf(state, imp);
  return itemAt(state.groups, group)?.enemies.includes(other) === true;
}

/** Whoever misses an Imp lays itself open to the Archer, if that is there and reaches it (KM-IMP-14). */
function* coveringShot(t: Kazzam, imp: CreatureId, attacker: CreatureId): Flow<void> {
  const { state } = t;
  const archers = teamOf(state, imp).filter((id) => {
    const mate = creatureOf(state, id);
    return mate.block === ARCHER_ID && isOnMap(mate);
  });
  yield* opportunities(t, archers, attacker, 'KM-IMP-14');
}

/** What all Imps have (KM-IMP-01, KM-IMP-14). */
export const IMP = {
  type: 'goon',
  speed: 6,
  mob: false,
  rule: 'KM-IMP-01',
  range: 1,
  missTrigger: coveringShot,
} satisfies Partial<CreepBlock>;
