import type { CreatureId } from '../../../model.ts';
import { isTargetFrom, stanceOf } from '../../../rules/attack/aim.ts';
import { attackUnrolled, mayAttackUnrolled } from '../../../rules/attack/unrolled.ts';
import { areAllies, creaturesWhere } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { type AttackPower, wholePower } from '../../../rules/effects/power.ts';
import { askWilling } from '../../../rules/effects/willing.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import type { Kazzam } from '../../../table.ts';

const RULE = 'KC-TNK-31';

/** Ward that it gives. */
const WARD = 3;

const POWER: AttackPower = wholePower({
  id: 'protective-ward',
  rule: RULE,
  target: { ranged: 5 },
  damage: 0,
});

function wardable(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  const stance = stanceOf(t, id, POWER);
  const allies = creaturesWhere(
    state,
    (other) => areAllies(state, id, other) && isTargetFrom(t, stance, other),
  );
  return [id, ...allies];
}

/** Protective Ward: much Ward for the Tinker or an ally in range and in sight (KC-TNK-31). */
export const protectiveWard: Ability = {
  id: 'tinker/protective-ward',
  rule: RULE,
  encounter: true,
  actions: [
    {
      id: 'protective-ward',
      price: 'attack',
      rule: RULE,
      encounter: true,
      bot: { worth: ({ count }) => (count('foes', 6) > 0 ? 0.3 : 0.04) },
      possible: mayAttackUnrolled,
      *perform(t, by) {
        const asked = { by, power: POWER.id, rule: RULE, bot: { shields: true } } as const;
        const on = yield* askWilling(t, { ...asked, on: wardable(t, by) });
        if (on === undefined) return false;
        yield* attackUnrolled(t, by, () => gainWard(t, { on, amount: WARD, by }));
        return false;
      },
    },
  ],
};
