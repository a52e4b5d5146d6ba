import { forMinutes } from '../../../rules/magic/verbs.ts';
import { shapeAt } from '../../../rules/place/zones.ts';
import type { Spell } from '../../spell.ts';
import { alive, atCircle, atOne } from '../shared/aims.ts';
import { takesHold } from '../shared/willing.ts';
import { around, spellZone } from '../shared/zones.ts';

const FEET = 15;
const ON_CREATURE = 'silence-on-creature';

/** Silence 15-Foot Radius: at a point, or on a creature, with which it moves if it is willing or fails to save. */
export const SILENCE_15_FOOT_RADIUS: Spell = {
  id: 'silence-15-foot-radius',
  rule: 'DT-DIV-206',
  tradition: 'divine',
  level: 2,
  range: 180,
  forms: ['silence-15-foot-radius', ON_CREATURE],
  save: 'WIS',
  good: 'help',
  aim: (form) => (form === ON_CREATURE ? atOne(alive()) : atCircle(FEET)),
  *cast(t, casting) {
    const until = forMinutes(t, 120);
    const [target] = casting.targets;
    if (casting.form !== ON_CREATURE || target === undefined) {
      spellZone(t, casting, 'silence', until);
      return;
    }
    if (yield* takesHold(t, casting, target, 'WIS')) {
      spellZone(t, casting, 'silence', until, around(target, FEET));
      return;
    }
    spellZone(t, casting, 'silence', until, shapeAt(t, target.place, FEET));
  },
};
