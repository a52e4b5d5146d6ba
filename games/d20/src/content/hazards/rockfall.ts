import type { Hazard } from '../hazard.ts';
import { afflictBy } from './afflicting.ts';

const HARD = 15;

/** Rocks, or a ceiling that comes down, and whoever fails lies under it (DT-HAZ-17). */
export const rockfall: Hazard = {
  id: 'rockfall',
  rule: 'DT-HAZ-17',
  level: 8,
  save: 'DEX',
  tags: ['physical'],
  *failed(t, victim) {
    const save = { ability: 'STR', when: 'turn-end', target: HARD } as const;
    yield* afflictBy(t, victim, 'immobilized', 'DT-HAZ-17', { save });
  },
};
