import { hold } from '../../rules/actions/grapple.ts';
import { isUp } from '../../rules/creature.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';
import { printedTask } from './rules.ts';

/** A cyber-hound (DT-MON-19). */
export const cyberHound: Block = {
  id: 'cyber-hound',
  rule: 'DT-MON-19',
  level: 2,
  ac: 14,
  hp: 9,
  speed: 50,
  mods: mods(2, 2, 1, -3, 1, -3),
  attacks: [natural('bite', 'medium', 3, 2)],
  morale: 10,
  tags: ['machine', 'beast'],
  genres: ['sf'],
  traits: ['locks-jaws', 'scent-sensors'],
};

const MOST = 20;

/** A natural 20 holds whom it bites (DT-MON-19). */
export const locksJaws: Trait = {
  id: 'locks-jaws',
  rule: 'DT-MON-19',
  on: {
    *hit(t, { creature }, { target, natural }) {
      if (natural === MOST && isUp(target)) yield* hold(t, creature, target);
    },
  },
};

/** Tracks at +5 (DT-MON-19). */
export const scentSensors = printedTask('scent-sensors', 'DT-MON-19', 'track', 5);
