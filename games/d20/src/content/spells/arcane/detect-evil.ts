import { forMinutes } from '../../../rules/magic/verbs.ts';
import { selfSpell } from '../shared/families.ts';

/** Detect Evil. */
export const DETECT_EVIL = selfSpell(
  { id: 'detect-evil', rule: 'DT-ARC-202', tradition: 'arcane', level: 2 },
  'detect-evil',
  (t) => forMinutes(t, 20),
);
