import { isA } from '../../../rules/harm/kinds.ts';
import { spellDice } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { charm } from './charm.ts';
import { affordable, type Fits, isLiving } from './targets.ts';

/** The Level up to which several are charmed at once, and how many that can be at most. */
const WEAK = 3;
const DICE = 3;

const hasMind: Fits = (w, caster, target) =>
  target !== caster && isLiving(w, target) && !isA(w, target, 'mindless');

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
      ? { at: 'creatures', most: () => 1, fits: hasMind }
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
        : affordable(targets, yield* spellDice(t, casting, DICE, 'levels'));
    for (const target of reached) yield* charm(t, casting, target);
  },
};
