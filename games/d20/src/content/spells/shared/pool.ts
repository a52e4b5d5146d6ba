import type { World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { dueOrder } from '../../../rules/creature.ts';
import { distanceBetween } from '../../../rules/place/distance.ts';
import type { Casting } from '../../spell.ts';

/** The targets of a casting, the nearest to the caster first (DT-DICE-11). */
export const nearestFirst = (
  w: World,
  { caster, targets }: Pick<Casting, 'caster' | 'targets'>,
): readonly Creature[] =>
  [...targets].sort(
    (a, b) => distanceBetween(w, caster, a) - distanceBetween(w, caster, b) || dueOrder(a, b),
  );

/**
 * Those whom a total of Levels reaches: the lowest Level first, among equals as they come (the nearest first), whole
 * creatures only; what is left is lost (DT-MAG-24).
 */
export function withinLevels(creatures: readonly Creature[], total: number): readonly Creature[] {
  const reached: Creature[] = [];
  let left = total;
  for (const one of [...creatures].sort((a, b) => a.level - b.level)) {
    if (one.level > left) break;
    reached.push(one);
    left -= one.level;
  }
  return creatures.filter((one) => reached.includes(one));
}
