import type { Hazard } from '../hazard.ts';

/** An explosion in a radius of 20 feet, which is no physical hit (DT-HAZ-21, DT-ROLE-04). */
export const explosiveCharge: Hazard = {
  id: 'explosive-charge',
  rule: 'DT-HAZ-21',
  level: 8,
  save: 'DEX',
  tags: ['explosion'],
  radius: 20,
};
