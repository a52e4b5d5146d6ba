import { forMinutes } from '../../../rules/magic/verbs.ts';
import { selfSpell } from '../shared/families.ts';

/** Protection from Evil. */
export const PROTECTION_FROM_EVIL = selfSpell(
  { id: 'protection-from-evil', rule: 'DT-ARC-107', tradition: 'arcane', level: 1 },
  'protection-from-evil',
  (t) => forMinutes(t, 60),
);
