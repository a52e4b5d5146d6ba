import { lightSpell } from '../shared/light-spell.ts';
import { DISPELLED } from '../shared/until.ts';

/** Continual Light/Darkness. */
export const DIVINE_CONTINUAL_LIGHT = lightSpell(
  { id: 'divine-continual-light', rule: 'DT-DIV-301', tradition: 'divine', level: 3 },
  30,
  () => DISPELLED,
);
