import { forMinutes, spellAffects, spellDice } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { aFriend, alive, atOne } from '../shared/aims.ts';

/** Fly. */
export const FLY: Spell = {
  id: 'fly',
  rule: 'DT-ARC-304',
  tradition: 'arcane',
  level: 3,
  range: 0,
  good: 'help',
  aim: () => atOne(alive(aFriend)),
  *cast(t, casting) {
    const minutes = 10 * (yield* spellDice(t, casting, 1, 'duration')) + 10 * casting.level;
    for (const target of casting.targets)
      yield* spellAffects(t, casting, target, 'fly', forMinutes(t, minutes));
  },
};
