import type { World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { gridOf, isInReach } from '../../../rules/place/distance.ts';
import { terrainOf } from '../../../rules/place/terrain.ts';
import type { Trait } from '../../trait.ts';
import { changeHeight, plunge } from '../shared/heights.ts';

const RULE = 'DT-ARC-207';
/** Feet a round, up or down. */
const FEET = 20;
/** Pushing off is as slow as climbing (DT-MOVE-02). */
const PUSHING = 0.5;

/** Rises and sinks; in the air it goes sideways only where it can push off, and falls if the spell ends. */
export const LEVITATE: Trait = {
  id: 'levitate',
  rule: RULE,
  speedTimes: (w, { creature }) => {
    if (creature.height === 0) return undefined;
    return hasHold(w, creature) ? PUSHING : 0;
  },
  powers: [
    {
      id: 'levitate-height',
      rule: RULE,
      takes: 'free',
      *use(t, { creature }) {
        yield* changeHeight(t, creature, RULE, FEET);
      },
    },
  ],
  on: { ended: (t, { creature }) => plunge(t, creature) },
};

/** Whether there is a wall or somebody to push off from. */
function hasHold(w: World, creature: Creature): boolean {
  const { state } = w;
  if (state.creatures.some((other) => other !== creature && isInReach(w, creature, other)))
    return true;
  if (creature.place.at !== 'square') return false;
  const grid = gridOf(state);
  return grid
    .neighbours(creature.place.cell)
    .some((cell) => terrainOf(state.ground.rows[grid.y(cell)]?.[grid.x(cell)]).isClosed === true);
}
