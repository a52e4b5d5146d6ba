import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { has, isBanned } from '../../rules/bearers/bearers.ts';
import { areAllies } from '../../rules/creature.ts';
import { isHere } from '../../rules/place/distance.ts';
import { sees } from '../../rules/place/sight.ts';

/** Allies who see or hear somebody (DT-ROLE-26): awake, and in sight or within earshot of the scene. */
export function alliesReached(w: World, creature: Creature): readonly Creature[] {
  const isHeard = !isBanned(w, creature, 'speak');
  return w.state.creatures.filter(
    (ally) =>
      areAllies(creature, ally) &&
      ally.life === 'alive' &&
      isHere(ally) &&
      !has(ally, 'unconscious') &&
      !has(ally, 'asleep') &&
      (isHeard || sees(w, ally, creature)),
  );
}
