import { isIn } from '../../rules/place/zones.ts';
import { placeNear } from '../spells/arcane/places.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** A passage through what is solid; whoever is in it when it closes comes out at the nearest open place (DT-ARC-508). */
export const passWall: ZoneKind = {
  id: 'pass-wall',
  rule: 'DT-ARC-508',
  opens: true,
  ended(t, zone) {
    for (const creature of t.state.creatures) {
      if (isIn(t, zone, creature)) creature.place = placeNear(t, creature, creature.place);
    }
    return undefined;
  },
};
