import { forMinutes } from '../../../rules/magic/verbs.ts';
import { selfSpell } from '../shared/families.ts';

/** Detect Evil. */
export const DIVINE_DETECT_EVIL = selfSpell(
  { id: 'divine-detect-evil', rule: 'DT-DIV-102', tradition: 'divine', level: 1 },
  'detect-evil',
  (t) => forMinutes(t, 60),
);
