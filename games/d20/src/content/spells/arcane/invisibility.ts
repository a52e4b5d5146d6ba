import { effectOn } from '../../../rules/bearers/bearers.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { spellAffects, tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_STORY, alive, atOne } from '../shared/aims.ts';
import { forHours } from '../shared/until.ts';
import { takesHold } from '../shared/willing.ts';

const OF_THING = 'invisibility-of-thing';

/** Invisibility: until whoever has it attacks or casts. */
export const INVISIBILITY: Spell = {
  id: 'invisibility',
  rule: 'DT-ARC-205',
  tradition: 'arcane',
  level: 2,
  range: 240,
  forms: ['invisibility', OF_THING],
  save: 'CHA',
  good: 'help',
  aim: (form) => (form === OF_THING ? AT_STORY : atOne(alive())),
  *cast(t, casting) {
    const until = forHours(t, 24);
    if (casting.form === OF_THING) return tellStory(t, casting, until);
    const [target] = casting.targets;
    if (target === undefined || !(yield* takesHold(t, casting, target, 'CHA'))) return;
    // It frees from the radius of the other spell (DT-ARC-308), which is not this one.
    const bound = effectOn(target, 'invisibility');
    if (bound?.data?.creature !== undefined) yield* relieve(t, target, bound, 'end');
    yield* spellAffects(t, casting, target, 'invisible', until);
    yield* spellAffects(t, casting, target, 'invisibility', until);
  },
};
