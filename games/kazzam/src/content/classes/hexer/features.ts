import { type CreatureId, type KazzamState, NOBODY } from '../../../model.ts';
import { areAllies, creatureOf, isOnMap, mayStrike } from '../../../rules/court/creatures.ts';
import { areAdjacent, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { RollEvent } from '../../../rules/effects/moments.ts';

/** A feature that counts a 2 of its Hexer's attack rolls as a 5 while something holds (KC-HEX-13). */
function lucky(
  id: string,
  rule: string,
  holds: (state: KazzamState, event: RollEvent) => boolean,
): Ability {
  return {
    id,
    rule,
    on: {
      'attack-roll': {
        modify({ state }, { on }, event) {
          if (event.attacker === on && holds(state, event)) event.twosAsFives = rule;
        },
      },
    },
  };
}

/**
 * How many enemies are so near: opponents, and Creeps that have it as an enemy, Hidden ones
 * included; whom the Hexer calls its enemy does not matter here (KC-CONV-23).
 */
function enemiesWithin(state: KazzamState, id: CreatureId, squares: number): number {
  const ground = groundOf(state);
  const self = creatureOf(state, id);
  return state.creatures.filter(
    (other, at) =>
      isOnMap(other) && mayStrike(state, at, id) && isWithin(ground, self, other, squares),
  ).length;
}

/** Duelist: one enemy about, whoever is attacked (KC-HEX-10). */
const duelist = lucky(
  'hexer/duelist',
  'KC-HEX-10',
  (state, { attacker }) => enemiesWithin(state, attacker, 5) === 1,
);

/** Brawler: in the thick of it (KC-HEX-11). */
const brawler = lucky(
  'hexer/brawler',
  'KC-HEX-11',
  (state, { attacker }) => enemiesWithin(state, attacker, 3) >= 2,
);

/** Team-Up: an ally beside whom the roll is made against (KC-HEX-12). */
const teamUp = lucky(
  'hexer/team-up',
  'KC-HEX-12',
  (state, { attacker, target }) =>
    target !== NOBODY &&
    state.creatures.some(
      (ally, at) =>
        isOnMap(ally) &&
        areAllies(state, attacker, at) &&
        areAdjacent(groundOf(state), ally, creatureOf(state, target)),
    ),
);

/** The features, of which a Hexer picks one (KC-HEX-01). */
export const FEATURES: readonly Ability[] = [duelist, brawler, teamUp];
