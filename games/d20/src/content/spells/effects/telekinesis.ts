import { creatureOf } from '../../../rules/creature.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { hazardOf, strike } from '../../../rules/harm/hazard.ts';
import type { Trait } from '../../trait.ts';
import { seize } from '../arcane/lifting.ts';

/** Moves things and creatures by will alone, by an action each round (DT-ARC-509). */
export const telekinesis: Trait = {
  id: 'telekinesis',
  rule: 'DT-ARC-509',
  powers: [
    {
      id: 'telekinesis',
      rule: 'DT-ARC-509',
      takes: 'action',
      use: (t, { creature, effect }) =>
        effect === undefined ? undefined : seize(t, creature, effect),
    },
  ],
  on: {
    *ended(t, { effect }) {
      for (const creature of t.state.creatures) {
        if (
          creature.effects.some(
            ({ kind, data }) => kind === 'lifted' && data?.amount === effect?.id,
          )
        )
          yield* relieveOf(t, creature, ['lifted'], 'end', 'DT-ARC-509');
      }
    },
  },
};

/** Feet that a Level of a fall is worth, two by two (DT-HAZ-10). */
const FALL = 10;
const HIGHEST = 20;

/** In the air by somebody's will: let go of, it falls (DT-ARC-509). */
export const lifted: Trait = {
  id: 'lifted',
  rule: 'DT-ARC-509',
  bans: ['move'],
  on: {
    *ended(t, { creature, effect }) {
      const feet = creature.height;
      creature.height = 0;
      const level = Math.min(HIGHEST, 2 * Math.floor(feet / FALL));
      if (level === 0) return;
      const by = effect?.source.by;
      const caster = by === undefined ? undefined : creatureOf(t.state, by);
      yield* strike(t, creature, {
        ...hazardOf(t, 'fall', level),
        ...(caster === undefined ? {} : { by: caster }),
      });
    },
  },
};
