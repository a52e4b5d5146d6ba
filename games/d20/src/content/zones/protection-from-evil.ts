import { isIn } from '../../rules/place/zones.ts';
import { layerOf } from '../spells/shared/zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** A circle around its caster in which all of that side are protected. */
export const PROTECTION_CIRCLE: ZoneKind = {
  id: 'protection-from-evil',
  rule: 'DT-DIV-404',
  gives: (w, zone, creature) =>
    layerOf(w, zone)?.side === creature.side && isIn(w, zone, creature)
      ? ['protection-from-evil']
      : undefined,
};
