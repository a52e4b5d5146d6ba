import { selfSpell } from '../shared/families.ts';
import { forHourAndMore } from '../shared/until.ts';

/** Levitate. */
export const LEVITATE = selfSpell(
  { id: 'levitate', rule: 'DT-ARC-207', tradition: 'arcane', level: 2 },
  'levitate',
  (t, { level }) => forHourAndMore(t, level),
);
