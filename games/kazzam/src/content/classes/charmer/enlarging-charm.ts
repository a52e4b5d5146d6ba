import { BASIC_PHYSICAL_ATTACK } from '../../../rules/effects/basic-powers.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn, NOTES } from '../../../rules/effects/in-play.ts';
import { giveStatus } from '../../../rules/effects/status.ts';
import { addDamage } from '../../../rules/harm/damage.ts';
import { grow } from '../../../rules/movement/size.ts';
import type { Charm } from './charm.ts';
import { leave, prolong } from './charmed.ts';

const LARGE = 'enlarging-charm';
const LONG = 'long-reach';

/** Columns and rows of an enlarged creature, and what its blows deal besides (KC-CHM-28). */
const ENLARGED = { side: 2, damage: 2 } as const;

/** Its bearer's Opportunities deal so much more (KC-CHM-28). */
const LONG_EFFECT: EffectDef = {
  kind: LONG,
  status: true,
  on: {
    opportunity: {
      modify(_t, { on, amount }, event) {
        if (event.holder === on) event.amount += amount;
      },
    },
  },
};

/** Its bearer's Basic Physical Attacks deal more, whether or not it had room to grow (KC-CHM-28). */
const LARGE_EFFECT: EffectDef = {
  kind: LARGE,
  status: true,
  on: {
    hit: {
      modify(t, { on }, event) {
        if (event.attacker !== on || event.power.id !== BASIC_PHYSICAL_ATTACK.id) return;
        const own = ENLARGED.damage;
        event.riders.push({
          id: LARGE,
          rule: 'KC-CHM-28',
          damage: own,
          harms: false,
          run: () => void addDamage(t, event.total, { own }, 'KC-CHM-28'),
        });
      },
    },
  },
};

/** Enlarging Charm (KC-CHM-28). */
export const ENLARGING_CHARM: Charm = {
  id: LARGE,
  rule: 'KC-CHM-28',
  *first(t, { by, on, source, until, times }) {
    const { id, mark } = giveStatus(t, { kind: 'reach', on, by, source, until, amount: times });
    return [id, leave(t, LONG, { by, on, source, until, amount: times, mark })];
  },
  *second(t, cast) {
    const { state } = t;
    const { by, on, source, until } = cast;
    const id = leave(t, LARGE, cast);
    const mark = effectOn(state, LARGE, on)?.mark ?? id;
    const known = effectOn(state, NOTES.enlarged, on);
    if (known !== undefined) {
      prolong(state, known, until);
      return [id];
    }
    const { side } = ENLARGED;
    const grown = yield* grow(t, on, { by, source, side, until, mark });
    return grown === undefined ? [id] : [id, grown];
  },
  leaves: [LONG_EFFECT, LARGE_EFFECT],
  bot: { worth: ({ count }) => (count('allies', 6) > 1 && count('foes', 5) > 0 ? 0.18 : 0.08) },
};
