import { areEnemies } from '../../rules/creature.ts';
import { isIn } from '../../rules/place/zones.ts';
import { layerOf } from '../spells/shared/zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** A voice that seems to come from elsewhere: whoever hears it and is no friend may wonder. */
export const VENTRILOQUISM: ZoneKind = {
  id: 'ventriloquism',
  rule: 'DT-ARC-112',
  gives: (w, zone, creature) => {
    const caster = layerOf(w, zone);
    return caster !== undefined && areEnemies(caster, creature) && isIn(w, zone, creature)
      ? ['ventriloquism-heard']
      : undefined;
  },
};
