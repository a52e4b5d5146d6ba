import type { Hazard } from '../hazard.ts';
import { afflictBy } from './afflicting.ts';

/** No air and no warmth: it harms each round, and whoever is in it suffocates until it is out (DT-HAZ-19). */
export const hardVacuum: Hazard = {
  id: 'hard-vacuum',
  rule: 'DT-HAZ-19',
  level: 4,
  save: 'CON',
  tags: ['vacuum'],
  repeats: 1,
  *also(t, victim) {
    const inZone = t.state.zones.some(({ kind }) => kind === 'vacuum');
    const data = inZone ? { data: { tag: 'vacuum' } } : {};
    yield* afflictBy(t, victim, 'suffocating', 'DT-HAZ-19', data);
  },
};
