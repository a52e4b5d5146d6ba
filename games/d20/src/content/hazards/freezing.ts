import type { Hazard } from '../hazard.ts';

/** Freezing water or a storm: harms every ten minutes (DT-HAZ-20). */
export const freezing: Hazard = {
  id: 'freezing',
  rule: 'DT-HAZ-20',
  level: 3,
  save: 'CON',
  tags: ['cold'],
  repeats: 60,
};
