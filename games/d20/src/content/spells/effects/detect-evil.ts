import { areEnemies } from '../../../rules/creature.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import { distanceBetween, isHere } from '../../../rules/place/distance.ts';
import { isBehindStone, lyingNear, sense } from '../shared/sensing.ts';

const FEET = 60;
/** Tags of things that are evil (DT-MAG-22). */
const EVIL = ['evil', 'cursed'];

/** Shows who and what near its bearer is evil, or means it harm now; stone stops it. */
export const DETECT_EVIL = sense('detect-evil', 'DT-DIV-102', (w, { creature: self }) => {
  const near = w.state.creatures.filter(
    (one) => isHere(one) && distanceBetween(w, self, one) <= FEET && !isBehindStone(w, self, one),
  );
  const isEvil = (tags: readonly string[] = []) => tags.some((tag) => EVIL.includes(tag));
  return {
    what: 'evil',
    creatures: near.filter(
      (one) =>
        one !== self &&
        one.life === 'alive' &&
        (isA(w, one, 'evil') || (areEnemies(self, one) && one.attitude === 'hostile')),
    ),
    things: [...near.flatMap(({ items }) => items), ...lyingNear(w, self, FEET)]
      .filter(({ tags }) => isEvil(tags))
      .map(({ kind }) => kind),
  };
});
