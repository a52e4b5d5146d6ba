import type { Hazard } from '../hazard.ts';

/** Swings once until somebody sets it again (DT-HAZ-14). */
export const swingingBlade: Hazard = {
  id: 'swinging-blade',
  rule: 'DT-HAZ-14',
  level: 5,
  save: 'DEX',
  tags: ['physical'],
  isOnce: true,
};
