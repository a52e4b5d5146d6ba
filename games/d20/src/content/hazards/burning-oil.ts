import type { Hazard } from '../hazard.ts';
import { setsAlight } from './afflicting.ts';

/** Burning oil or fuel (DT-HAZ-13). */
export const burningOil: Hazard = {
  id: 'burning-oil',
  rule: 'DT-HAZ-13',
  level: 4,
  save: 'DEX',
  tags: ['fire'],
  failed: setsAlight('DT-HAZ-13'),
};
