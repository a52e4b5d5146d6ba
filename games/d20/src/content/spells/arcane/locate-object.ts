import { forMinutes } from '../../../rules/magic/verbs.ts';
import { storySpell } from '../shared/families.ts';

/** Locate Object: within 60 feet, and ten more a Level. */
export const LOCATE_OBJECT = storySpell(
  { id: 'locate-object', rule: 'DT-ARC-208', tradition: 'arcane', level: 2, range: 60 },
  (t) => forMinutes(t, 20),
);
