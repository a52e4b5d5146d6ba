import { woundsSpell } from '../shared/wounds-spell.ts';

/** Cure/Cause Serious Wounds. */
export const CURE_SERIOUS_WOUNDS = woundsSpell(
  { id: 'cure-serious-wounds', rule: 'DT-DIV-402', level: 4 },
  2,
  { cure: 'cure-serious-wounds', cause: 'cause-serious-wounds' },
);
