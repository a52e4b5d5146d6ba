import type { Hazard } from '../hazard.ts';
import { setsAlight } from './afflicting.ts';

/** Lava, plasma or the fire of a reactor (DT-HAZ-22). */
export const lava: Hazard = {
  id: 'lava',
  rule: 'DT-HAZ-22',
  level: 15,
  save: 'DEX',
  tags: ['fire'],
  repeats: 1,
  failed: setsAlight('DT-HAZ-22'),
};
