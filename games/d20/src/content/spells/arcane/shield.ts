import { forMinutes } from '../../../rules/magic/verbs.ts';
import { selfSpell } from '../shared/families.ts';

/** Shield. */
export const SHIELD = selfSpell(
  { id: 'shield', rule: 'DT-ARC-110', tradition: 'arcane', level: 1 },
  'shield-spell',
  (t) => forMinutes(t, 20),
);
