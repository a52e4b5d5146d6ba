import { isA } from '../../rules/harm/kinds.ts';
import { isIn } from '../../rules/place/zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** What seems to be there, or not to be, and can be looked into (DT-ARC-405). */
export const hallucinatoryTerrain: ZoneKind = {
  id: 'hallucinatory-terrain',
  rule: 'DT-ARC-405',
  gives: (w, zone, creature) =>
    isIn(w, zone, creature) && !isA(w, creature, 'mindless') ? ['at-illusion'] : undefined,
};
