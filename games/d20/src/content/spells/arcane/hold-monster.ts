import type { Spell } from '../../spell.ts';
import { holdAim, holdFast } from './hold.ts';
import { isLiving } from './targets.ts';

const ONE = 'hold-one';

/** Holds living creatures of any kind (DT-ARC-506, as DT-DIV-204). */
export const holdMonster: Spell = {
  id: 'hold-monster',
  rule: 'DT-ARC-506',
  tradition: 'arcane',
  level: 5,
  range: 120,
  forms: [ONE, 'hold-several'],
  save: 'WIS',
  good: 'disable',
  aim: (form) => holdAim(form === ONE, (w, caster, one) => one !== caster && isLiving(w, one)),
  cast: (t, casting) => holdFast(t, casting, casting.form === ONE),
};
