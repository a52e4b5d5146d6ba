import { zoneStrikes } from '../../../rules/effects/zones.ts';
import type { Spell } from '../../spell.ts';
import { atSquare } from '../shared/aims.ts';
import { forHours } from '../shared/until.ts';
import { spellZone } from '../shared/zones.ts';

/** Web: those inside save at once, others when they come in. */
export const WEB: Spell = {
  id: 'web',
  rule: 'DT-ARC-211',
  tradition: 'arcane',
  level: 2,
  range: 30,
  save: 'STR',
  good: 'area',
  aim: () => atSquare(10),
  *cast(t, casting) {
    const zone = spellZone(t, casting, 'web', forHours(t, 8));
    for (const target of casting.targets) yield* zoneStrikes(t, zone, target);
  },
};
