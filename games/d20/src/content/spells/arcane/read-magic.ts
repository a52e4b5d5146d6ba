import { forMinutes } from '../../../rules/magic/verbs.ts';
import { storySpell } from '../shared/families.ts';

/** Read Magic. */
export const READ_MAGIC = storySpell(
  { id: 'read-magic', rule: 'DT-ARC-109', tradition: 'arcane', level: 1, range: 0 },
  (t) => forMinutes(t, 10),
);
