import { forMinutes } from '../../../rules/magic/verbs.ts';
import { storySpell } from '../shared/families.ts';

/** Locate Object: where it lies, not how far. */
export const DIVINE_LOCATE_OBJECT = storySpell(
  { id: 'divine-locate-object', rule: 'DT-DIV-304', tradition: 'divine', level: 3, range: 120 },
  (t) => forMinutes(t, 60),
);
