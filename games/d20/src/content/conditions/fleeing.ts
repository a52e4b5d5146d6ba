import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { isBanned } from '../../rules/bearers/bearers.ts';
import { fleeFrom, leaveByEdge } from '../../rules/combat/flight.ts';
import { areEnemies, isUp } from '../../rules/creature.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { bandLimit, distanceBetween, isHere, MELEE } from '../../rules/place/distance.ts';
import { feetLeft } from '../../rules/place/ways.ts';
import type { Trait } from '../trait.ts';

/**
 * Spends its turns getting away, and leaves the scene over the edge of the map (DT-NPC-08); without a map once no enemy is
 * in throwing range (decision). Cornered, with an enemy in reach, it surrenders (decision).
 */
export const fleeing: Trait = {
  id: 'fleeing',
  rule: 'DT-NPC-08',
  bans: ['choose'],
  on: {
    *turnBegan(t, { creature }) {
      const turn = t.state.combat?.turn;
      if (turn === undefined) return;
      const enemies = enemiesOf(t, creature);
      const clear = bandLimit(t, 'throwing');
      const feet = () => feetLeft(t, creature, turn);
      if (yield* leaveByEdge(t, creature, enemies, feet(), turn, clear)) return;
      const gotAway = yield* fleeFrom(t, creature, enemies, feet(), turn);
      if (!isUp(creature)) return;
      if (gotAway) {
        if (creature.place.at === 'line')
          yield* leaveByEdge(t, creature, enemies, feet(), turn, clear);
        return;
      }
      if (!enemies.some((one) => distanceBetween(t, creature, one) <= MELEE)) return;
      // Whoever can do nothing cannot give itself up either.
      if (isBanned(t, creature, 'act')) return;
      const source = { rule: 'DT-NPC-08' };
      yield* afflict(t, creature, { kind: 'surrendered', source, until: { at: 'scene' } });
    },
  },
};

const enemiesOf = ({ state }: Pick<World, 'state'>, creature: Creature): readonly Creature[] =>
  state.creatures.filter((other) => isUp(other) && isHere(other) && areEnemies(creature, other));
