import type { Trait } from '../trait.ts';

/** Half as fast (DT-COND-14). */
export const impairedMovement: Trait = {
  id: 'impaired-movement',
  rule: 'DT-COND-14',
  speedTimes: () => 1 / 2,
};
