import { type Cell, SIGHT } from '@tablewright/geometry';
import type { CreatureId } from '../../../model.ts';
import { actionOn, targetsOf } from '../../../rules/actions/actions.ts';
import { attackAllyWith } from '../../../rules/actions/creative.ts';
import { canAttackWith, isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import {
  areAllies,
  areEnemies,
  creatureOf,
  creaturesWhere,
} from '../../../rules/court/creatures.ts';
import { groundOf, mapOf } from '../../../rules/court/ground-now.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { type AttackPower, wholePower } from '../../../rules/effects/power.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { banish } from '../../../rules/movement/banish.ts';
import { errandOf } from '../../../rules/movement/errand.ts';
import type { Kazzam } from '../../../table.ts';

const RULE = 'KM-DOOR-06';
/** Farther than any court is wide: its range has no limit (KM-DOOR-06). */
const ANY_DISTANCE = 99;
/** What it is worth to have an enemy back in the Dungeon, in points; more if it carries something. */
const AWAY = 0.35;
const AWAY_WITH_ORB = 0.7;

/** The device shoots: no implement, no damage, no Role Boost, and Ward does not keep from it (KM-DOOR-08, D-70). */
const RAY: AttackPower = wholePower({
  id: 'banishing-ray',
  rule: RULE,
  target: { ranged: ANY_DISTANCE },
  damage: 0,
  line: 'effect',
  effect: [
    {
      on: 'others',
      run: (t, { attacker: by, target, total }) =>
        banish(t, target, { by, rule: 'KM-DOOR-07', total }),
    },
  ],
  worth({ state }, { attacker, target }) {
    const value = creatureOf(state, target).held.length > 0 ? AWAY_WITH_ORB : AWAY;
    return areEnemies(state, attacker, target) ? value : -value;
  },
});

/** Whether somebody stands on a square that the map prints with this sign. */
function isOnSign(t: Kazzam, id: CreatureId, sign: string): boolean {
  return mapOf(t.state).characters[creatureOf(t.state, id).cell] === sign;
}

/** Athletes on green squares whom it could be shot at, of either team; Hidden ones never (KM-DOOR-06, KM-DOOR-09). */
function targetsFor(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  if (!isOnSign(t, id, '*') || !canAttackWith(creatureOf(state, id), RAY)) return [];
  const named = targetsOf(t, id, RAY);
  const isFree = errandOf(state, id) === undefined;
  return creaturesWhere(
    state,
    (other) =>
      creatureOf(state, other).kind === 'athlete' &&
      isOnSign(t, other, 'g') &&
      !has(creatureOf(state, other), BITS.hidden) &&
      (named.includes(other) ||
        (isFree && areAllies(state, id, other) && isTarget(t, id, other, RAY))),
  );
}

/** The banishing ray (KM-DOOR-06 to KM-DOOR-09). */
export const BANISHING_RAY: Action = {
  ...actionOn(RAY.id, 'attack', RULE, targetsFor, (t, target, by) =>
    areAllies(t.state, by, target)
      ? attackAllyWith(t, by, target, RAY)
      : attack(t, by, target, RAY),
  ),
  power: RAY,
};

/** What it is worth to come and shoot, while there is an attack left: the best of those on green squares in sight from there. */
export function worthOfRay(t: Kazzam, id: CreatureId): ReadonlyMap<Cell, number> {
  const { state } = t;
  const worths = new Map<Cell, number>();
  const canShoot = state.turn?.creature === id && state.turn.attackActions > 0;
  if (!canShoot || !canAttackWith(creatureOf(state, id), RAY)) return worths;
  const marked = creaturesWhere(
    state,
    (other) =>
      areEnemies(state, id, other) &&
      creatureOf(state, other).kind === 'athlete' &&
      isOnSign(t, other, 'g') &&
      !has(creatureOf(state, other), BITS.hidden),
  );
  const ground = groundOf(state);
  for (const [cell, sign] of mapOf(state).characters.entries()) {
    if (sign !== '*') continue;
    for (const target of marked) {
      if (ground.sight(cell, creatureOf(state, target).cell, false) === SIGHT.none) continue;
      const worth = RAY.worth?.(t, { attacker: id, target }) ?? 0;
      worths.set(cell, Math.max(worth, worths.get(cell) ?? 0));
    }
  }
  return worths;
}
