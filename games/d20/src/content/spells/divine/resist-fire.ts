import { relieveOf } from '../../../rules/effects/relieve.ts';
import { forMinutes, spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { aFriend, alive, atOne } from '../shared/aims.ts';

/** Resist Fire: whoever burns is put out, too. */
export const RESIST_FIRE: Spell = {
  id: 'resist-fire',
  rule: 'DT-DIV-205',
  tradition: 'divine',
  level: 2,
  range: 30,
  good: 'help',
  aim: () => atOne(alive(aFriend)),
  *cast(t, casting) {
    for (const target of casting.targets) {
      yield* spellAffects(t, casting, target, 'resist-fire', forMinutes(t, 20));
      yield* relieveOf(t, target, ['aflame'], 'end', 'DT-DIV-205');
    }
  },
};
