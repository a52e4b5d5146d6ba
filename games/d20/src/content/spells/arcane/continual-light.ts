import { lightSpell } from '../shared/light-spell.ts';
import { DISPELLED } from '../shared/until.ts';

/** Continual Light/Darkness. */
export const CONTINUAL_LIGHT = lightSpell(
  { id: 'continual-light', rule: 'DT-ARC-201', tradition: 'arcane', level: 2 },
  30,
  () => DISPELLED,
);
