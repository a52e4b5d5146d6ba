import { isA } from '../../../rules/effects/kinds.ts';
import { forMinutes, spellAffects, tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { alive, atOne } from '../shared/aims.ts';

/** Speak with Animal: with all of one kind. */
export const SPEAK_WITH_ANIMAL: Spell = {
  id: 'speak-with-animal',
  rule: 'DT-DIV-208',
  tradition: 'divine',
  level: 2,
  range: 30,
  good: 'story',
  aim: () => atOne(alive((w, _caster, one) => one.block !== undefined && isA(w, one, 'beast'))),
  *cast(t, casting) {
    const [animal] = casting.targets;
    if (animal?.block === undefined) return;
    const until = forMinutes(t, 60);
    const data = { tag: animal.block };
    yield* spellAffects(t, casting, casting.caster, 'speak-with-animal', until, { data });
    tellStory(t, casting, until);
  },
};
