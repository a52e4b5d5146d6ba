import type { Ability } from '../../../rules/effects/ability.ts';

/**
 * The gift of a Role Boost as stat blocks print it: always to an ally who is charmed, for one attack roll (KT-VAR-06).
 *
 * @param id of the house's own ability
 */
export function boostGiftAsPrinted(id: string): Ability {
  return {
    id,
    rule: 'KT-VAR-06',
    on: {
      gift: {
        modify(_t, { on }, event) {
          if (event.giver !== on) return;
          event.always = true;
          event.once = 'KT-VAR-06';
        },
      },
    },
  };
}
