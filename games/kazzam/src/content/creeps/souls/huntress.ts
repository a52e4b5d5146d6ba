import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn, putInPlay } from '../../../rules/effects/in-play.ts';
import { isTangible } from '../../../rules/effects/status.ts';
import { isBloodied } from '../../../rules/harm/damage.ts';
import { orbOf } from '../../../rules/harm/wake.ts';
import type { Kazzam } from '../../../table.ts';
import { HUNTRESS_ID, RANGE, SOUL } from './soul.ts';

const RULE = 'KM-SOUL-10';

/** How much higher her damage is for those that she has Taken Out (KM-SOUL-10). */
const HONED = 'huntress-honed';

export const HONED_EFFECT: EffectDef = { kind: HONED };

function hone(t: Kazzam, on: CreatureId): void {
  const { state } = t;
  const known = effectOn(state, HONED, on);
  tell(t, on, 'itself', on, RULE, HONED);
  if (known !== undefined) {
    known.amount += 1;
    return;
  }
  putInPlay(state, {
    kind: HONED,
    on,
    by: on,
    source: HUNTRESS_ID,
    until: { ends: 'match' },
    amount: 1,
  });
}

/** What she adds to all damage of hers: 1 on the Bloodied (KM-SOUL-05), and what she has gained (KM-SOUL-10). */
function bonus(state: KazzamState, huntress: CreatureId, enemy: CreatureId): number {
  const honed = effectOn(state, HONED, huntress)?.amount ?? 0;
  return honed + Number(isBloodied(creatureOf(state, enemy)));
}

/** Whether somebody holds the orb of her group. */
function holdsOrb(state: KazzamState, huntress: CreatureId, enemy: CreatureId): boolean {
  const orb = orbOf(state, huntress);
  return creatureOf(state, enemy).held.some((item) => itemAt(state.items, item) === orb);
}

/** The Huntress of the Lost Soul Team (KM-SOUL-05, KM-SOUL-10). */
export const HUNTRESS: CreepBlock = {
  ...SOUL,
  id: HUNTRESS_ID,
  name: 'Huntress',
  range: RANGE,
  // Among these whoever holds the orb comes first, as always (KZ-AI-11).
  favours: (state, huntress, enemy) =>
    holdsOrb(state, huntress, enemy) || isBloodied(creatureOf(state, enemy)),
  extra: ({ state }, huntress, target) => bonus(state, huntress, target),
  on: {
    opportunity: {
      modify({ state }, { on }, event) {
        if (event.holder === on) event.amount += bonus(state, on, event.granter);
      },
    },
  },
  rows: [
    {
      id: 'hunting-shot',
      rule: RULE,
      power: {
        id: 'hunting-shot',
        rule: RULE,
        target: { ranged: RANGE },
        damage: 2,
        roll: 'none',
        *after(t, { attacker, target, total }) {
          const fell = total.hp > 0 && !isTangible(creatureOf(t.state, target));
          if (fell && isOnMap(creatureOf(t.state, attacker))) hone(t, attacker);
        },
      },
    },
  ],
};
