import { castingAbility, spellsOf } from '../../../rules/bearers/known-spells.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { atOne, type Fits } from '../shared/aims.ts';

/** Whoever knows spells, or has the role for them. */
const casts: Fits = (w, caster, target) =>
  target !== caster &&
  !isA(w, target, 'mindless') &&
  (spellsOf(w, target).length > 0 ||
    castingAbility(target, 'arcane') !== undefined ||
    castingAbility(target, 'divine') !== undefined);

/** Takes the mind of one who casts (DT-ARC-505). */
export const feeblemind: Spell = {
  id: 'feeblemind',
  rule: 'DT-ARC-505',
  tradition: 'arcane',
  level: 5,
  range: 240,
  save: 'WIS',
  good: 'disable',
  aim: () => atOne(casts),
  *cast(t, casting) {
    const more = [{ is: 'disadvantage', rule: casting.spell.rule } as const];
    for (const target of casting.targets) {
      if (!(yield* spellSave(t, casting, target, 'WIS', { tags: ['mind'], more })))
        yield* spellAffects(t, casting, target, 'feeblemind', { at: 'cure' });
    }
  },
};
