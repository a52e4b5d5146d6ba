import { SQUARE } from '../../rules/place/distance.ts';
import { speedOf } from '../../rules/place/speed.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** Deep mud: a whole move takes whoever is in it 5 feet (DT-ARC-511). */
export const mud: ZoneKind = {
  id: 'mud',
  rule: 'DT-ARC-511',
  stepFeet: (w, creature) => Math.max(SQUARE, Math.floor(speedOf(w, creature) / SQUARE) * SQUARE),
};
