import type { Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY } from '../../../model.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import { settlingTies } from '../../../rules/creepmaster/ties.ts';
import { comeNearer } from '../../../rules/creeps/go.ts';
import { recover as getUp } from '../../../rules/creeps/recover.ts';
import type { CreepBlock, RowTurn } from '../../../rules/effects/creep-block.ts';
import { type AttackPower, wholePower } from '../../../rules/effects/power.ts';
import { BITS, has, isForbidden } from '../../../rules/effects/status.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { move } from '../../../rules/movement/move.ts';
import type { Kazzam } from '../../../table.ts';
import { bestRide, rideOf, victimsOn } from './ride.ts';
import { SOUL } from './soul.ts';

const RULE = 'KM-SOUL-13';

/** What befalls whom it rides through: 1 damage and Prone, 1 more on who lies there already. */
const TRAMPLE: AttackPower = wholePower({
  id: 'ride-down',
  rule: RULE,
  // It needs no aim, as an area does not: nothing that makes a blow easier or harder counts.
  target: { burst: 1, enemies: true },
  damage: 1,
  roll: 'none',
  effect: [
    {
      on: 'target',
      damage: ({ state }, { target }) => Number(has(creatureOf(state, target), BITS.prone)),
      *run(t, { attacker, target }) {
        yield* knockProne(t, target, attacker, 'ride-down');
      },
    },
  ],
});

/** Rides through as many enemies as it can; gives whether it rode (KM-SOUL-13). */
function* rideThrough(t: Kazzam, id: CreatureId, targets: readonly CreatureId[]): Flow<boolean> {
  const { state } = t;
  const self = creatureOf(state, id);
  if (!isOnMap(self) || isForbidden(self, 'walk') || has(self, BITS.prone)) return false;
  const path = yield* settlingTies(t, () => bestRide(t, id, targets));
  if (path === undefined) return false;
  tell(t, id, 'attack-all', NOBODY, 'KZ-AI-26', TRAMPLE.id);
  const struck = new Set<CreatureId>();
  const trample = function* (): Flow<boolean> {
    const victim = victimsOn(t, id, targets).get(self.cell);
    if (victim === undefined || struck.has(victim)) return false;
    struck.add(victim);
    yield* attack(t, id, victim, TRAMPLE);
    return false;
  };
  yield* move(t, id, rideOf(t, id, victimsOn(t, id, targets)), trample, path);
  return true;
}

/**
 * The ride. With nobody to ride through it comes nearer with its Move Action first, and with the other
 * one if that is not enough (KZ-AI-41); Prone it gets up with it (KZ-AI-28).
 */
function* ride(turn: RowTurn): Flow<void> {
  const { t, creep, targets, may, attack: goFor } = turn;
  if (!may(TRAMPLE)) {
    yield* goFor(TRAMPLE, targets);
    return;
  }
  const self = creatureOf(t.state, creep);
  const dazed = has(self, BITS.dazed);
  const prone = has(self, BITS.prone);
  if (prone) yield* getUp(t, creep);
  // Getting up was all that a Dazed one can do (KZ-AI-43).
  if (prone && dazed) return;
  if (yield* rideThrough(t, creep, targets)) return;
  if (!prone && !dazed) {
    yield* comeNearer(t, creep, targets, 1);
    if (yield* rideThrough(t, creep, targets)) return;
  }
  if (isOnMap(self)) yield* comeNearer(t, creep, targets, 1);
}

/** The Charioteer of the Lost Soul Team (KM-SOUL-13, KM-SOUL-15). */
export const CHARIOTEER: CreepBlock = {
  ...SOUL,
  id: 'soul-charioteer',
  name: 'Charioteer',
  immune: ['slowed', 'grabbed', 'immobilized', 'restrained'],
  rows: [{ id: TRAMPLE.id, rule: RULE, act: ride }],
};
