import { isLiving } from '../shared/aims.ts';
import { holdSpell } from '../shared/hold.ts';

/** Holds living creatures of any kind (DT-ARC-506, as DT-DIV-204). */
export const holdMonster = holdSpell(
  { id: 'hold-monster', rule: 'DT-ARC-506', tradition: 'arcane', level: 5, range: 120 },
  ['hold-one', 'hold-several'],
  (w, caster, target) => target !== caster && isLiving(w, target),
);
