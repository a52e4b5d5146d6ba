import { forMinutes } from '../../../rules/magic/verbs.ts';
import { storySpell } from '../shared/families.ts';

/** Find Traps: where they are, not what they do; the scene knows them. */
export const FIND_TRAPS = storySpell(
  { id: 'find-traps', rule: 'DT-DIV-202', tradition: 'divine', level: 2, range: 30 },
  (t) => forMinutes(t, 20),
);
