import { afflict } from '../../rules/effects/afflict.ts';
import { strike } from '../../rules/harm/hazard.ts';
import type { Block } from '../block.ts';
import type { Hazard } from '../hazard.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';

/** A giant spider (DT-MON-07). */
export const giantSpider: Block = {
  id: 'giant-spider',
  rule: 'DT-MON-07',
  level: 3,
  ac: 14,
  hp: 11,
  speed: 40,
  climbs: true,
  mods: mods(1, 2, 0, -4, 1, -3),
  attacks: [
    natural('bite', 'light', 4, 2),
    {
      ...natural('web', 'unarmed', 4, 0, { isHarmless: true }),
      use: 'ranged',
      band: 'throwing',
    },
  ],
  morale: 8,
  tags: ['beast', 'living'],
  genres: ['fantasy'],
  traits: ['venom-and-web'],
};

const VENOM: Hazard = {
  id: 'spider-venom',
  rule: 'DT-MON-07',
  level: 4,
  save: 'CON',
  tags: ['poison'],
};

const WEB_SAVE = 13;

/** Its bite is poison, its web holds whom it hits (DT-MON-07). */
export const venomAndWeb: Trait = {
  id: 'venom-and-web',
  rule: 'DT-MON-07',
  on: {
    *hit(t, { creature }, { attack, target }) {
      if (attack.id === 'bite') {
        yield* strike(t, target, { hazard: VENOM, level: VENOM.level, by: creature });
      } else if (attack.id === 'web') {
        yield* afflict(t, target, {
          kind: 'immobilized',
          source: { rule: 'DT-MON-07', by: creature.id },
          until: { at: 'cure' },
          save: { ability: 'STR', when: 'turn-end', target: WEB_SAVE },
        });
      }
    },
  },
};
