import { afflict } from '../../rules/effects/afflict.ts';
import { strike } from '../../rules/harm/hazard.ts';
import type { Block } from '../block.ts';
import type { Hazard } from '../hazard.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';
import { needsNoAir, printedTask } from './rules.ts';

/** A hull stalker (DT-MON-22). */
export const hullStalker: Block = {
  id: 'hull-stalker',
  rule: 'DT-MON-22',
  level: 4,
  ac: 15,
  hp: 22,
  speed: 50,
  climbs: true,
  mods: mods(3, 3, 2, -2, 2, -3),
  attacks: [natural('claw', 'medium', 5, 3, { times: 2 })],
  morale: 9,
  tags: ['living', 'beast'],
  genres: ['sf'],
  traits: ['stalks', 'acid-blood', 'airless', 'fears-fire'],
};

/** Sneaks at +6 (DT-MON-22). */
export const stalks = printedTask('stalks', 'DT-MON-22', 'stealth', 6);

/** Lives without air (DT-MON-22). */
export const airless = needsNoAir('airless', 'DT-MON-22');

const ACID: Hazard = { id: 'acid-blood', rule: 'DT-MON-22', level: 4, save: 'DEX', tags: ['acid'] };

/** Its blood burns whoever hits it in melee (DT-MON-22). */
export const acidBlood: Trait = {
  id: 'acid-blood',
  rule: 'DT-MON-22',
  on: {
    *struck(t, { creature }, { attack, by }) {
      if (attack.use === 'melee')
        yield* strike(t, by, { hazard: ACID, level: ACID.level, by: creature });
    },
  },
};

/** Aflame it flees (DT-MON-22). */
export const fearsFire: Trait = {
  id: 'fears-fire',
  rule: 'DT-MON-22',
  on: {
    *afflicted(t, { creature }, { effect }) {
      if (effect.kind !== 'aflame') return;
      const source = { rule: 'DT-MON-22' };
      yield* afflict(t, creature, { kind: 'fleeing', source, until: { at: 'scene' } });
    },
  },
};
