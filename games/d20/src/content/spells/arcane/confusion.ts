import { forRounds } from '../../../rules/effects/afflict.ts';
import { spellAffects, spellDice, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { isThing } from '../shared/aims.ts';

/** Rounds that it lasts, and the Level up to which nobody saves. */
const ROUNDS = 12;
const WEAK = 2;

/** Up to 3d6 creatures do not know what they do (DT-ARC-402); the nearest come first (decision). */
export const confusion: Spell = {
  id: 'confusion',
  rule: 'DT-ARC-402',
  tradition: 'arcane',
  level: 4,
  range: 120,
  save: 'WIS',
  good: 'area',
  aim: () => ({ at: 'area', shape: { is: 'radius', feet: 30 } }),
  *cast(t, casting) {
    const count = yield* spellDice(t, casting, 3, 'creatures');
    const until = forRounds(t, ROUNDS);
    const save = { ability: 'WIS', when: 'turn-end', target: casting.saveTn } as const;
    const creatures = casting.targets.filter((one) => !isThing(t, one));
    for (const target of creatures.slice(0, count)) {
      if (target.level <= WEAK) yield* spellAffects(t, casting, target, 'confusion', until);
      else if (!(yield* spellSave(t, casting, target, 'WIS', { tags: ['mind'] })))
        yield* spellAffects(t, casting, target, 'confusion', until, { save });
    }
  },
};
