import { forMinutes } from '../../../rules/magic/verbs.ts';
import { selfSpell } from '../shared/families.ts';

/** Detect Magic. */
export const DIVINE_DETECT_MAGIC = selfSpell(
  { id: 'divine-detect-magic', rule: 'DT-DIV-103', tradition: 'divine', level: 1 },
  'detect-magic',
  (t) => forMinutes(t, 20),
);
