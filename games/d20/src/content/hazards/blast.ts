import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Place } from '../../model.ts';
import { dueOrder } from '../../rules/creature.ts';
import { type Striking, strike } from '../../rules/harm/hazard.ts';
import { feetBetween, isHere } from '../../rules/place/distance.ts';

/** A hazard strikes all within so many feet of a point, the nearest first (DT-DICE-11, DT-SAVE-08). */
export function* blast(t: D20, striking: Striking, point: Place, feet: number): Flow<void> {
  const away = ({ place }: Creature) => feetBetween(t.state, point, place);
  const struck = t.state.creatures
    .filter((one) => one.life === 'alive' && isHere(one) && away(one) <= feet)
    .sort((a, b) => away(a) - away(b) || dueOrder(a, b));
  for (const creature of struck) yield* strike(t, creature, striking);
}
