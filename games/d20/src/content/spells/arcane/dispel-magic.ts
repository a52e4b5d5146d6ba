import { maybe } from '@tablewright/engine';
import { relieve } from '../../../rules/effects/relieve.ts';
import { endZone } from '../../../rules/effects/zones.ts';
import type { Spell } from '../../spell.ts';
import { atSquare } from '../shared/aims.ts';
import { undoes } from '../shared/oppose.ts';
import { overlap } from '../shared/overlap.ts';
import { shapeOf } from '../shared/zones.ts';

const RULE = 'DT-ARC-302';

/** Dispel Magic: each spell that the total overcomes, on those in the area and on the place itself. */
export const DISPEL_MAGIC: Spell = {
  id: 'dispel-magic',
  rule: RULE,
  tradition: 'arcane',
  level: 3,
  range: 120,
  good: 'help',
  aim: () => atSquare(20),
  *cast(t, casting) {
    const { targets } = casting;
    // What lies on places first: a wall goes with all that it is made of.
    const area = shapeOf(t, casting);
    for (const zone of [...t.state.zones]) {
      const { source, shape } = zone;
      if (source.isSpell === true && undoes(casting, zone) && overlap(t, shape, area))
        yield* maybe(endZone(t, zone, RULE));
    }
    for (const target of targets) {
      for (const effect of [...target.effects]) {
        if (effect.source.isSpell === true && undoes(casting, effect))
          yield* relieve(t, target, effect, 'end', RULE);
      }
    }
  },
};
