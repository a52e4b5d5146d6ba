import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { targetsOfCreep } from '../../../rules/creepmaster/targets.ts';
import type { CreepBlock, RowTurn } from '../../../rules/effects/creep-block.ts';
import type { Kazzam } from '../../../table.ts';
import { MOVING_COVER, pileUp, reload } from './covering.ts';
import {
  BLOCK,
  hasBlock,
  IMPACT,
  orbAt,
  orbToThrow,
  RANGE,
  type Strike,
  TOSS_AWAY,
  throwEnemy,
} from './throws.ts';

/** It makes a Block where it is; its Move Action is left (KM-CHUCK-04, KZ-AI-28). */
function* reloadRow({ t, creep, recover }: RowTurn): Flow<void> {
  yield* recover();
  yield* reload(t, creep);
}

/** An enemy at another one, else a Block at an enemy, else it makes one (KM-CHUCK-05). */
function* chuckRow(turn: RowTurn): Flow<void> {
  const { t, creep, targets } = turn;
  if (yield* throwEnemy(t, creep, targets, targets, turn.attackFromHere)) return;
  if (hasBlock(t.state, creep)) yield* turn.attack(BLOCK, targets);
  else yield* reloadRow(turn);
}

/** An orb of its group at an enemy, else as on the lower faces (KM-CHUCK-06). */
function* orbRow(turn: RowTurn): Flow<void> {
  const { t, creep, targets } = turn;
  const orb = orbToThrow(t.state, creep);
  if (orb !== undefined) {
    const power = orbAt(orb);
    for (const target of targets) if (yield* turn.attackFromHere(power, target)) return;
  }
  yield* chuckRow(turn);
}

/** What a Chuck answers to a miss with (KM-CHUCK-07). */
function* answer(t: Kazzam, chuck: CreatureId, attacker: CreatureId): Flow<void> {
  const { state } = t;
  const strike: Strike = function* (power, target) {
    if (!isTarget(t, chuck, target, power)) return false;
    yield* attack(t, chuck, target, power.instead?.(t, { attacker: chuck, target }) ?? power, {
      reply: true,
    });
    return true;
  };
  if (areAdjacent(groundOf(state), creatureOf(state, chuck), creatureOf(state, attacker))) {
    yield* strike(TOSS_AWAY, attacker);
    return;
  }
  const targets = (yield* targetsOfCreep(t, chuck)).filter((one) => one !== attacker);
  const inReach = isTarget(t, chuck, attacker, IMPACT);
  if (inReach && (yield* throwEnemy(t, chuck, targets, [attacker], strike))) return;
  if (inReach && hasBlock(state, chuck)) yield* strike(BLOCK, attacker);
  else yield* reload(t, chuck);
}

/** Chucks of the Dual Dungeons Map (KM-CHUCK-01 to KM-CHUCK-08). */
export const CHUCK: CreepBlock = {
  id: 'chuck',
  name: 'Chuck',
  type: 'elite',
  speed: 6,
  mob: false,
  rule: 'KM-CHUCK-01',
  range: RANGE,
  on: MOVING_COVER,
  idle: pileUp,
  rows: [
    { id: 'chuck-reload', rule: 'KM-CHUCK-04', faces: [1], act: reloadRow },
    { id: 'chuck-throw', rule: 'KM-CHUCK-05', faces: [2, 3, 4, 5], act: chuckRow },
    { id: 'chuck-orb', rule: 'KM-CHUCK-06', faces: [6], act: orbRow },
  ],
  missTrigger: answer,
};
