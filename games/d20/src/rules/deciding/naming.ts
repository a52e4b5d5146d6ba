import type { Creature } from '../../model.ts';
import type { World } from '../../table.ts';
import { maxHpOf } from '../numbers/hit-points.ts';

/** How much of its Hit Points a creature has left, from 0 to 1. */
export const shareOf = (w: World, creature: Creature): number =>
  Math.max(0, creature.hp) / maxHpOf(w, creature);

/**
 * Whom the software names (DT-AGM-05): sides interleave. After one of its own, with as many or more characters
 * waiting, the character with the lowest share of Hit Points, else one of its own in order of entry.
 */
export function masterNames(
  w: World,
  left: readonly Creature[],
  last: Creature | undefined,
): Creature {
  const own = left.filter(({ run }) => run.by === 'master');
  const characters = left.filter(({ run }) => run.by !== 'master');
  const isAfterOwn = last?.run.by === 'master';
  const namesOwn =
    own.length > 0 && (!isAfterOwn || own.length > characters.length || characters.length === 0);
  const [first] = namesOwn ? own : lowest(w, characters);
  if (first === undefined) throw new Error('nobody is left to be named');
  return first;
}

/** Creatures by their share of Hit Points, the lowest first, equal ones in order of entry. */
function lowest(w: World, creatures: readonly Creature[]): readonly Creature[] {
  return [...creatures].sort((a, b) => shareOf(w, a) - shareOf(w, b));
}
