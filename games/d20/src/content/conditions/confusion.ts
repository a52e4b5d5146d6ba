import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { attackAction } from '../../rules/actions/attacks.ts';
import { isLoaded } from '../../rules/actions/loading.ts';
import { isInAim } from '../../rules/attack/aim.ts';
import { attacksOf } from '../../rules/attack/forms.ts';
import { isBanned } from '../../rules/bearers/bearers.ts';
import { fleeFrom, goTowards } from '../../rules/combat/flight.ts';
import { areEnemies, isUp } from '../../rules/creature.ts';
import { breakConcentration } from '../../rules/effects/concentration.ts';
import { distanceBetween, isHere } from '../../rules/place/distance.ts';
import { speedOf } from '../../rules/place/speed.ts';
import { drawLot, rollD6 } from '../../rules/rolls/roll.ts';
import type { Trait } from '../trait.ts';

/** Up to this it attacks, up to the other it flees; above it freezes. */
const ATTACKS = 2;
const FLEES = 4;

/** A die says at the start of each turn what its bearer does with it (DT-COND-07). */
export const confusion: Trait = {
  id: 'confusion',
  rule: 'DT-COND-07',
  bans: ['choose'],
  on: {
    *turnBegan(t, { creature }) {
      const [face = 0] = yield* rollD6(t, creature, 1, 'confusion');
      const nearest = nearestTo(t, creature, () => true);
      if (face <= ATTACKS) yield* attackNearest(t, creature, nearest);
      else if (face <= FLEES) yield* fleeNearest(t, creature);
      else yield* breakConcentration(t, creature);
    },
  },
};

/** All that are nearest of those who stand, of some kind. */
function nearestTo(
  w: World,
  creature: Creature,
  fits: (other: Creature) => boolean,
): readonly Creature[] {
  const others = w.state.creatures.filter(
    (other) => other !== creature && isUp(other) && isHere(other) && fits(other),
  );
  const least = Math.min(...others.map((other) => distanceBetween(w, creature, other)));
  return others.filter((other) => distanceBetween(w, creature, other) === least);
}

/** Goes where it has to, and attacks whoever is nearest; among equals chance says whom (DT-GEN-08). */
function* attackNearest(t: D20, creature: Creature, nearest: readonly Creature[]): Flow<void> {
  const turn = t.state.combat?.turn;
  if (nearest.length === 0) return;
  const target = nearest[drawLot(t, creature, nearest.length, 'confusion-target')];
  if (target === undefined) return;
  if (isBanned(t, creature, 'act') || isBanned(t, creature, 'attack')) return;
  const form = () =>
    attacksOf(t, creature).find(
      (attack) => isLoaded(creature, attack) && isInAim(t, creature, attack, target),
    );
  if (form() === undefined) yield* goTowards(t, creature, target, speedOf(t, creature), turn);
  const attack = form();
  if (attack === undefined || !isUp(creature)) return;
  if (turn !== undefined) turn.actions += 1;
  yield* attackAction(t, creature, attack, target);
}

/** Runs at double speed from the nearest who is hostile to it. */
function* fleeNearest(t: D20, creature: Creature): Flow<void> {
  const hostile = nearestTo(t, creature, (other) => areEnemies(creature, other));
  yield* fleeFrom(t, creature, hostile, 2 * speedOf(t, creature), t.state.combat?.turn);
}
