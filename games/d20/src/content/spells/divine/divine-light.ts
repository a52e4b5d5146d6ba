import { lightSpell } from '../shared/light-spell.ts';
import { forHourAndMore } from '../shared/until.ts';

/** Light/Darkness. */
export const DIVINE_LIGHT = lightSpell(
  { id: 'divine-light', rule: 'DT-DIV-104', tradition: 'divine', level: 1 },
  15,
  (t, { level }) => forHourAndMore(t, level),
);
