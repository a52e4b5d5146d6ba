import type { Ability } from '../../../rules/effects/ability.ts';
import type { BlockAbility } from '../../../rules/effects/manifest.ts';

/** Greta's Role Boost always goes to an ally whom she charms, for one attack roll (KT-VAR-06). */
const gift: Ability = {
  id: 'driannis/boost-gift',
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

/** What the stat blocks of Driannis print otherwise than the classes. */
export const BLOCKS: readonly BlockAbility[] = [{ of: 'controller', ability: gift }];
