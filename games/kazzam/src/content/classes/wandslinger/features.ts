import type { Ability } from '../../../rules/effects/ability.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import type { Aiming } from '../../../rules/effects/power.ts';

/** A feature that changes how its owner's Basic Implement Attacks are aimed, in other powers too. */
function aims(id: string, rule: string, change: (aiming: Aiming) => void): Ability {
  return {
    id,
    rule,
    on: {
      aim: {
        modify(_t, { on }, event) {
          if (event.attacker === on && event.power.id === BASIC_IMPLEMENT_ATTACK.id) change(event);
        },
      },
    },
  };
}

/** Piercing Shot: past Ward and Resist, straight to the HP (KC-WSL-10). */
const piercingShot = aims('wandslinger/piercing-shot', 'KC-WSL-10', (aiming) => {
  aiming.pierces = true;
});

/** Ricochet Shot: around whatever is in the way (KC-WSL-11). */
const ricochetShot = aims('wandslinger/ricochet-shot', 'KC-WSL-11', (aiming) => {
  aiming.ignoresCover = true;
  aiming.ignoresSight = true;
});

/** Seeking Shot: finds who is Concealed or Hidden, and knows where that is (KC-WSL-12, KC-HID-06). */
const seekingShot: Ability = {
  ...aims('wandslinger/seeking-shot', 'KC-WSL-12', (aiming) => {
    aiming.ignoresConcealment = true;
    aiming.findsHidden = true;
  }),
  findsHidden: true,
};

/** The shots, of which a Wandslinger picks one (KC-WSL-01). */
export const FEATURES: readonly Ability[] = [piercingShot, ricochetShot, seekingShot];
