import { cutsThicket } from '../spells/effects/at-zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** A thicket: nobody passes without cutting, and nobody sees through it (DT-ARC-404). */
export const plants: ZoneKind = {
  id: 'plants',
  rule: 'DT-ARC-404',
  isGrowth: true,
  hides: true,
  blocks: true,
  gives: (w, zone, creature) => (cutsThicket(w, zone, creature) ? ['at-thicket'] : undefined),
};
