import { isA } from '../../../rules/effects/kinds.ts';
import { spellDice } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { atOne, type Fits, isLiving } from '../shared/aims.ts';
import { charm } from '../shared/charm.ts';
import { nearestFirst, withinLevels } from '../shared/pool.ts';

/** The Level up to which several are charmed at once, and how many that can be at most. */
const WEAK = 3;
const DICE = 3;

const hasMind: Fits = (w, caster, target) =>
  target !== caster &&
  target.life === 'alive' &&
  isLiving(w, target) &&
  !isA(w, target, 'mindless');

/** One living creature of any kind, or several weak ones (DT-ARC-401). */
export const charmMonster: Spell = {
  id: 'charm-monster',
  rule: 'DT-ARC-401',
  tradition: 'arcane',
  level: 4,
  range: 120,
  forms: ['charm-one', 'charm-several'],
  save: 'WIS',
  good: 'disable',
  aim: (form) =>
    form === 'charm-one'
      ? atOne(hasMind)
      : {
          at: 'creatures',
          most: () => 6 * DICE,
          fits: (w, caster, target) => target.level <= WEAK && hasMind(w, caster, target),
        },
  *cast(t, casting) {
    const { form, targets } = casting;
    const reached =
      form === 'charm-one'
        ? targets
        : withinLevels(nearestFirst(t, casting), yield* spellDice(t, casting, DICE, 'levels'));
    for (const target of reached) yield* charm(t, casting, target);
  },
};
