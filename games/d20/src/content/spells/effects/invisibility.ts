import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { effectOn } from '../../../rules/bearers/bearers.ts';
import { creatureOf } from '../../../rules/creature.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { distanceBetween, isHere } from '../../../rules/place/distance.ts';
import type { Bearer, Trait } from '../../trait.ts';

const RULE = 'DT-ARC-205';
/** How far those may be from the middle who were made invisible together (DT-ARC-308). */
const FEET = 10;

/** Watches over the condition that its spell lays: it ends with an attack or a spell, and outside the radius if there is one. */
export const INVISIBILITY: Trait = {
  id: 'invisibility',
  rule: RULE,
  on: {
    *acted(t, self, { what }) {
      if (what === 'attack' || what === 'cast') yield* appears(t, self.creature);
      else if (what === 'move') yield* leavesRadius(t, self);
    },
    // Carried off it has left the radius, too.
    turnBegan: leavesRadius,
    ticked: leavesRadius,
    *ended(t, { creature, effect }) {
      const unseen = creature.effects.find(
        ({ kind, source }) =>
          kind === 'invisible' &&
          source.rule === effect?.source.rule &&
          source.by === effect?.source.by,
      );
      if (unseen !== undefined) yield* relieve(t, creature, unseen, 'end');
    },
  },
};

function* appears(t: D20, creature: Creature): Flow<void> {
  const effect = effectOn(creature, 'invisibility');
  if (effect !== undefined) yield* relieve(t, creature, effect, 'end');
}

/** Somebody is elsewhere: whoever is now too far from the middle of its radius appears, be it that one or the others. */
function* leavesRadius(t: D20, { creature }: Bearer): Flow<void> {
  for (const other of t.state.creatures) {
    const middle = effectOn(other, 'invisibility')?.data?.creature;
    if (middle === undefined || (other !== creature && middle !== creature.id)) continue;
    const centre = creatureOf(t.state, middle);
    // All who are out of the scene are there together.
    if (!isHere(other) && !isHere(centre)) continue;
    if (distanceBetween(t, other, centre) > FEET) yield* appears(t, other);
  }
}
