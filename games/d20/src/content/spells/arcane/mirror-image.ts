import { forMinutes, spellAffects, spellDice } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_SELF } from '../shared/aims.ts';

/** Mirror Image. */
export const MIRROR_IMAGE: Spell = {
  id: 'mirror-image',
  rule: 'DT-ARC-209',
  tradition: 'arcane',
  level: 2,
  range: 0,
  good: 'help',
  aim: () => AT_SELF,
  *cast(t, casting) {
    const amount = (yield* spellDice(t, casting, 1, 'number', true)) + 1;
    const until = forMinutes(t, 60);
    yield* spellAffects(t, casting, casting.caster, 'mirror-image', until, { data: { amount } });
  },
};
