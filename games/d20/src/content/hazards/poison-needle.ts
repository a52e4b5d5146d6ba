import type { Hazard } from '../hazard.ts';

/** In a lock that somebody fails to open (DT-HAZ-12). */
export const poisonNeedle: Hazard = {
  id: 'poison-needle',
  rule: 'DT-HAZ-12',
  level: 3,
  save: 'CON',
  tags: ['poison'],
};
