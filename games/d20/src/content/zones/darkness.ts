import { isIn } from '../../rules/place/zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** Darkness of a spell: all in it count as Blinded, and no eyes help (`rules/place/sight.ts`). */
export const DARKNESS: ZoneKind = {
  id: 'darkness',
  rule: 'DT-DIV-104',
  gives: (w, zone, creature) => (isIn(w, zone, creature) ? ['blinded'] : undefined),
};
