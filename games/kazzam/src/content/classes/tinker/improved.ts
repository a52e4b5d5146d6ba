/** Improved Traps: what one of three makes of every trap that a Tinker builds. */
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { TrapBlock } from '../../../rules/effects/trap-block.ts';
import type { Blueprint } from '../../../rules/terrain/built-traps.ts';

/** Charges more (KC-TNK-10). */
const moreCharges: Ability = { id: 'tinker/more-charges', rule: 'KC-TNK-10' };

/** Damage more, where a trap deals any (KC-TNK-11). */
const moreDamage: Ability = { id: 'tinker/more-damage', rule: 'KC-TNK-11' };

/** The first damage to it is nothing (KC-TNK-12). */
const sturdy: Ability = { id: 'tinker/sturdy', rule: 'KC-TNK-12' };

/** The improvements, one of which a Tinker picks (KC-TNK-01). */
export const IMPROVEMENTS: readonly Ability[] = [moreCharges, moreDamage, sturdy];

/** Whether a Tinker has picked that. */
export function hasPick({ builds, creatures }: KazzamState, id: CreatureId, pick: string): boolean {
  return itemAt(builds, creatures[id]?.build ?? -1)?.picks.includes(pick) === true;
}

/** A trap as that Tinker builds it. */
export function planOf(
  state: KazzamState,
  id: CreatureId,
  { id: block, charges, hp }: Pick<TrapBlock, 'id' | 'charges' | 'hp'>,
  adds: Blueprint['adds'] = undefined,
): Blueprint {
  const picked = ({ id: pick }: Ability) => hasPick(state, id, pick);
  return {
    block,
    charges: charges + Number(picked(moreCharges)),
    hp,
    more: Number(picked(moreDamage)),
    shielded: picked(sturdy),
    adds,
  };
}

/** The traps that a Tinker knows: that of its implement, and what it has picked (KC-TNK-30). */
export function knownTraps(
  state: KazzamState,
  id: CreatureId,
  traps: readonly TrapBlock[],
): readonly TrapBlock[] {
  const { implement } = creatureOf(state, id);
  return traps.filter(
    ({ id: trap }) => trap === `${implement}-trap` || hasPick(state, id, `tinker/${trap}`),
  );
}
