import { forMinutes } from '../../../rules/magic/verbs.ts';
import { selfSpell } from '../shared/families.ts';

/** Detect Invisible: ten feet a Level. */
export const DETECT_INVISIBLE = selfSpell(
  { id: 'detect-invisible', rule: 'DT-ARC-203', tradition: 'arcane', level: 2 },
  'detect-invisible',
  (t) => forMinutes(t, 60),
  (_t, { level }) => ({ amount: 10 * level }),
);
