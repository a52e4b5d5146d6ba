import { afflict } from '../../rules/effects/afflict.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { armed, mods } from './forms.ts';

/** A bystander, who flees when able (DT-MON-01). */
export const bystander: Block = {
  id: 'bystander',
  rule: 'DT-MON-01',
  level: 1,
  ac: 10,
  hp: 4,
  speed: 40,
  mods: mods(0, 0, 0, 0, 0, 0),
  attacks: [armed('improvised', 'light', 0, 0)],
  morale: 5,
  tags: ['person', 'living', 'minor'],
  genres: ['fantasy', 'horror', 'sf'],
  traits: ['runs-away'],
};

/** Flees from any fight (DT-MON-01). */
export const runsAway: Trait = {
  id: 'runs-away',
  rule: 'DT-MON-01',
  on: {
    *combatBegan(t, { creature }) {
      const source = { rule: 'DT-MON-01' };
      yield* afflict(t, creature, { kind: 'fleeing', source, until: { at: 'combat' } });
    },
  },
};
