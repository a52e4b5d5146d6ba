import { lightSpell } from '../shared/light-spell.ts';
import { forHourAndMore } from '../shared/until.ts';

/** Light/Darkness. */
export const LIGHT = lightSpell(
  { id: 'light', rule: 'DT-ARC-105', tradition: 'arcane', level: 1 },
  15,
  (t, { level }) => forHourAndMore(t, level),
);
