import { fallApart } from '../spells/arcane/walls.ts';
import { breaksIce } from '../spells/effects/at-zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** Solid and clear; the strong can break through (DT-ARC-411). */
export const wallOfIce: ZoneKind = {
  id: 'wall-of-ice',
  rule: 'DT-ARC-411',
  blocks: true,
  gives: (w, zone, creature) => (breaksIce(w, zone, creature) ? ['at-wall-of-ice'] : undefined),
  ended: (t, zone) => fallApart(t, zone),
};

/** Solid stone (DT-ARC-512). */
export const wallOfStone: ZoneKind = {
  id: 'wall-of-stone',
  rule: 'DT-ARC-512',
  hides: true,
  blocks: true,
  ended: (t, zone) => fallApart(t, zone),
};
