import type { World } from '../../../d20-table.ts';
import type { Creature, Zone } from '../../../model.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import { distanceBetween, gridOf, SQUARE } from '../../../rules/place/distance.ts';
import { hasLineTo, sees } from '../../../rules/place/sight.ts';
import { isIn } from '../../../rules/place/zones.ts';
import { lyingNear, sense } from '../shared/sensing.ts';

const FEET = 60;
/** What is magical by its kind. */
const MAGICAL = ['magical', 'undead', 'conjured'];

/** Shows magical creatures and things in sight, those under a spell, and spells that lie on places. */
export const DETECT_MAGIC = sense('detect-magic', 'DT-DIV-103', (w, { creature: self }) => {
  const near = w.state.creatures.filter(
    (one) => sees(w, self, one) && distanceBetween(w, self, one) <= FEET,
  );
  return {
    what: 'magic',
    creatures: near.filter(
      (one) =>
        MAGICAL.some((tag) => isA(w, one, tag)) ||
        one.effects.some(({ source }) => source.isSpell === true),
    ),
    things: [
      ...[...near.flatMap(({ items }) => items), ...lyingNear(w, self, FEET)]
        .filter(({ tags = [] }) => tags.includes('magical'))
        .map(({ kind }) => kind),
      ...w.state.zones
        .filter((zone) => zone.source.isSpell === true && isNear(w, self, zone))
        .map(({ kind }) => kind),
    ],
  };
});

/** Whether a part of a zone is in sight within the reach of the spell. */
function isNear(w: World, self: Creature, zone: Zone): boolean {
  const { shape } = zone;
  const { place } = self;
  if (isIn(w, zone, self)) return true;
  if (shape.is === 'cells') {
    if (place.at !== 'square') return false;
    const grid = gridOf(w.state);
    return shape.cells.some(
      (cell) => SQUARE * grid.distance(cell, place.cell) <= FEET && hasLineTo(w, place.cell, cell),
    );
  }
  if (shape.is === 'span')
    return place.at === 'line' && shape.from - FEET <= place.feet && place.feet <= shape.to + FEET;
  const ids = shape.is === 'creatures' ? shape.creatures : [shape.creature];
  const far = shape.is === 'creatures' ? FEET : FEET + shape.feet;
  return w.state.creatures.some(
    (one) => ids.includes(one.id) && sees(w, self, one) && distanceBetween(w, self, one) <= far,
  );
}
