import type { Hazard } from '../hazard.ts';

/** Harms each round inside (DT-HAZ-15). */
export const chokingGas: Hazard = {
  id: 'choking-gas',
  rule: 'DT-HAZ-15',
  level: 6,
  save: 'CON',
  tags: ['poison', 'gas'],
  repeats: 1,
};
