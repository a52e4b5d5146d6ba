import type { Hazard } from '../hazard.ts';
import { afflictBy } from './afflicting.ts';

/** Radiation that sickens whoever fails (DT-HAZ-18). */
export const radiationLeak: Hazard = {
  id: 'radiation-leak',
  rule: 'DT-HAZ-18',
  level: 8,
  save: 'CON',
  tags: ['radiation'],
  *failed(t, victim) {
    yield* afflictBy(t, victim, 'infected', 'DT-HAZ-18', { data: { text: 'radiation' } });
  },
};
