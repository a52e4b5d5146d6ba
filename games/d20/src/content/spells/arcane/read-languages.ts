import { forMinutes } from '../../../rules/magic/verbs.ts';
import { storySpell } from '../shared/families.ts';

/** Read Languages. */
export const READ_LANGUAGES = storySpell(
  { id: 'read-languages', rule: 'DT-ARC-108', tradition: 'arcane', level: 1, range: 0 },
  (t) => forMinutes(t, 20),
);
