import { isIn } from '../../rules/place/zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** All in it are Silenced; that no sound passes is for people to play. */
export const SILENCE: ZoneKind = {
  id: 'silence',
  rule: 'DT-DIV-206',
  gives: (w, zone, creature) => (isIn(w, zone, creature) ? ['silenced'] : undefined),
};
