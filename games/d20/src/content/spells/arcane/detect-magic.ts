import { forMinutes } from '../../../rules/magic/verbs.ts';
import { selfSpell } from '../shared/families.ts';

/** Detect Magic. */
export const DETECT_MAGIC = selfSpell(
  { id: 'detect-magic', rule: 'DT-ARC-102', tradition: 'arcane', level: 1 },
  'detect-magic',
  (t) => forMinutes(t, 20),
);
