import type { CreatureId, KazzamState } from '../../../model.ts';
import { areEnemies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { reachOf } from '../../../rules/sight/reach.ts';
import { canChoose } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';

/** Whether an Enchantment does anything for its bearer now: not while Disarmed (KC-SHV-07). */
export function isArmed(state: KazzamState, id: CreatureId): boolean {
  const creature = creatureOf(state, id);
  return isOnMap(creature) && !has(creature, BITS.disarmed);
}

/** Whether it could act now, off its turn too (KC-CONV-47). */
export function isAble(state: KazzamState, id: CreatureId): boolean {
  const creature = creatureOf(state, id);
  return isOnMap(creature) && !has(creature, BITS.stunned);
}

/** Whether an enemy is within its reach: in sight, neither of them in the air alone (KZ-STAT-20). */
export function isInReach(t: Kazzam, id: CreatureId, enemy: CreatureId): boolean {
  const { state } = t;
  const self = creatureOf(state, id);
  const other = creatureOf(state, enemy);
  return (
    areEnemies(state, id, enemy) &&
    isOnMap(self) &&
    isOnMap(other) &&
    has(self, BITS.flying) === has(other, BITS.flying) &&
    isWithin(groundOf(state), self, other, reachOf(state, id)) &&
    canChoose(t, id, enemy)
  );
}

/** Whether two creatures stand beside each other. */
export function areBeside(state: KazzamState, one: CreatureId, other: CreatureId): boolean {
  const first = creatureOf(state, one);
  const second = creatureOf(state, other);
  return isOnMap(first) && isOnMap(second) && areAdjacent(groundOf(state), first, second);
}
