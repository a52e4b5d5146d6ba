import { isA } from '../../../rules/effects/kinds.ts';
import { distanceBetween } from '../../../rules/place/distance.ts';
import { sees } from '../../../rules/place/sight.ts';
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
      ...w.state.zones.filter(({ source }) => source.isSpell === true).map(({ kind }) => kind),
    ],
  };
});
