import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import { opportunities } from '../../../rules/movement/opportunity.ts';
import type { Kazzam } from '../../../table.ts';

/** How far those shoot that shoot at all. */
export const RANGE = 5;

/** The block of the one that strikes back for all others. */
export const HUNTRESS_ID = 'soul-huntress';

/** The members of a Lost Soul's group, itself among them, from the top of the list. */
export function teamOf(state: KazzamState, soul: CreatureId): readonly CreatureId[] {
  const { group } = creatureOf(state, soul);
  return creaturesWhere(state, (id) => creatureOf(state, id).group === group);
}

/** Whether a Lost Soul's group has a creature on its list (KM-CRP-12). */
export function isEnemy(state: KazzamState, soul: CreatureId, other: CreatureId): boolean {
  const { group } = creatureOf(state, soul);
  return itemAt(state.groups, group)?.enemies.includes(other) === true;
}

/** Whoever misses a Lost Soul lays itself open to the Huntress, if she is there and reaches it (KM-SOUL-14). */
function* huntDown(t: Kazzam, soul: CreatureId, attacker: CreatureId): Flow<void> {
  const { state } = t;
  const huntresses = teamOf(state, soul).filter((id) => {
    const mate = creatureOf(state, id);
    return mate.block === HUNTRESS_ID && isOnMap(mate);
  });
  yield* opportunities(t, huntresses, attacker, 'KM-SOUL-14');
}

/** What all Lost Souls have (KM-SOUL-01, KM-SOUL-14). */
export const SOUL = {
  type: 'goon',
  speed: 6,
  mob: false,
  rule: 'KM-SOUL-01',
  range: 1,
  missTrigger: huntDown,
} satisfies Partial<CreepBlock>;
