import { forMinutes } from '../../../rules/magic/verbs.ts';
import { storySpell } from '../shared/families.ts';

/** Floating Disc: it carries 500 pounds behind the caster. */
export const FLOATING_DISC = storySpell(
  { id: 'floating-disc', rule: 'DT-ARC-103', tradition: 'arcane', level: 1, range: 6 },
  (t) => forMinutes(t, 60),
);
