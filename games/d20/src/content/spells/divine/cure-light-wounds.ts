import { woundsSpell } from '../shared/wounds-spell.ts';

/** Cure/Cause Light Wounds, or the end of paralysis. */
export const CURE_LIGHT_WOUNDS = woundsSpell(
  { id: 'cure-light-wounds', rule: 'DT-DIV-101', level: 1 },
  1,
  { cure: 'cure-light-wounds', paralysis: 'cure-paralysis', cause: 'cause-light-wounds' },
);
