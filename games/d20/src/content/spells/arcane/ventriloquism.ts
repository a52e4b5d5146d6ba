import { forMinutes, tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_SELF } from '../shared/aims.ts';
import { around, spellZone } from '../shared/zones.ts';

const FEET = 60;

/** Ventriloquism: listeners may find out. */
export const VENTRILOQUISM: Spell = {
  id: 'ventriloquism',
  rule: 'DT-ARC-112',
  tradition: 'arcane',
  level: 1,
  range: FEET,
  good: 'story',
  aim: () => AT_SELF,
  cast(t, casting) {
    const until = forMinutes(t, 20);
    spellZone(t, casting, 'ventriloquism', until, around(casting.caster, FEET));
    return tellStory(t, casting, until);
  },
};
