import { creatureOf } from '../../../rules/court/creatures.ts';
import { endWhatCannotLast } from '../../../rules/effects/lasting.ts';
import { countStatuses, positivesOn } from '../../../rules/effects/positive.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import type { TrapBlock } from '../../../rules/effects/trap-block.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';

/** Damage for each status that is lost. */
const EACH = 2;

/**
 * Anti-Charm Trap: it strips who comes near, or destroys it, of Ward, of being Hidden and of every
 * positive status, and deals damage for each of these but Ward (KC-TNK-25).
 */
export const antiCharm: TrapBlock = {
  id: 'anti-charm-trap',
  rule: 'KC-TNK-25',
  charges: 2,
  hp: 1,
  spring: { when: 'entered', within: 3 },
  damage: 0,
  findsHidden: true,
  avenges: true,
  minds: (moment, victim) =>
    wardOf(creatureOf(moment.state, victim).wards) > 0 || positivesOn(moment, victim).length > 0,
  *acts(t, { rule }, victim) {
    const lost = positivesOn(t, victim);
    creatureOf(t.state, victim).wards = [];
    removeEffects(t, (effect) => lost.includes(effect), rule);
    endWhatCannotLast(t);
    return EACH * countStatuses(lost);
  },
};
