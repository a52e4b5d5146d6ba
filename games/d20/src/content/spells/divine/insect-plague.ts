import type { Spell } from '../../spell.ts';
import { CLOUD } from '../effects/insect-lead.ts';
import { atCircle } from '../shared/aims.ts';
import { forHours } from '../shared/until.ts';
import { spellZone } from '../shared/zones.ts';

/** Insect Plague: under the open sky. */
export const INSECT_PLAGUE: Spell = {
  id: 'insect-plague',
  rule: 'DT-DIV-504',
  tradition: 'divine',
  level: 5,
  range: 480,
  isConcentration: true,
  good: 'area',
  aim: () => atCircle(CLOUD),
  closed: ({ state }) => (state.ground.isOutdoors ? undefined : 'closed.indoors'),
  cast(t, casting) {
    const { point } = casting;
    const zone = spellZone(t, casting, 'insect-plague', forHours(t, 24));
    if (point !== undefined && 'cell' in point) zone.middle = point.cell;
    return undefined;
  },
};
