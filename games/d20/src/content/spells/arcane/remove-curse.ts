import type { Spell } from '../../spell.ts';
import { causeCurse, hasCurse, removeCurse } from './curses.ts';
import { atOne } from './targets.ts';

/** Ends a curse, or lays one (DT-ARC-409, as DT-DIV-305). */
export const removeCurseSpell: Spell = {
  id: 'remove-curse',
  rule: 'DT-ARC-409',
  tradition: 'arcane',
  level: 4,
  range: 0,
  forms: ['remove-curse', 'cause-curse'],
  save: 'CHA',
  good: (form) => (form === 'cause-curse' ? 'disable' : 'help'),
  touches: (form) => form === 'cause-curse',
  aim: (form) =>
    atOne((_w, caster, target) => (form === 'cause-curse' ? target !== caster : hasCurse(target))),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    if (casting.form === 'cause-curse') yield* causeCurse(t, casting, target);
    else yield* removeCurse(t, casting, target);
  },
};
