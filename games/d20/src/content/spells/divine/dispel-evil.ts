import { zoneStrikes } from '../../../rules/effects/zones.ts';
import { forMinutes } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { alive, atSurroundings, atTouched } from '../shared/aims.ts';
import { lies, liftOne } from '../shared/curses.ts';
import { around, spellZone } from '../shared/zones.ts';

const RULE = 'DT-DIV-503';
const FEET = 30;
const TOUCH = 'dispel-evil-by-touch';

/** Dispel Evil: all around the caster for a time, or one curse or charm at once. */
export const DISPEL_EVIL: Spell = {
  id: 'dispel-evil',
  rule: RULE,
  tradition: 'divine',
  level: 5,
  range: FEET,
  forms: ['dispel-evil', TOUCH],
  save: 'CHA',
  isConcentration: true,
  good: 'help',
  aim: (form) =>
    form === TOUCH
      ? atTouched(alive((w, _caster, target) => lies(w, target)))
      : atSurroundings(FEET),
  *cast(t, casting) {
    const { caster, targets, form } = casting;
    const [first] = targets;
    if (form === TOUCH) {
      if (first !== undefined) yield* liftOne(t, caster, first, RULE);
      return;
    }
    const zone = spellZone(t, casting, 'dispel-evil', forMinutes(t, 10), around(caster, FEET));
    for (const target of targets) yield* zoneStrikes(t, zone, target);
  },
};
