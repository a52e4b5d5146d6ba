import type { Flow } from '@tablewright/engine';
import type { Ground } from '../map/ground.ts';
import type { Creature, CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { creatureOf, isOnMap } from './creatures.ts';
import { nearestFree } from './dungeon.ts';
import { pickSquare } from './footing.ts';
import { cellsOf } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { growBack } from './grow-back.ts';
import { arrive } from './move.ts';
import { hasRoom, isFree } from './room.ts';
import { has } from './status.ts';
import { takeStep } from './step.ts';

/**
 * Brings whoever flies no more to the ground: in its square, or in the nearest one where it can
 * stand, which it picks among equally near ones (KZ-STAT-23).
 */
export function* land(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  if (!isOnMap(creature) || has(creature, 'flying') || isFree(state, creature.cell, id)) return;
  const squares = nearestFree(state, id, [creature.cell], 1);
  if (squares.length === 0) return;
  state.underway.push(id);
  const cell = yield* pickSquare(t, id, { key: 'land', rule: 'KZ-STAT-23' }, squares);
  arrive(state, id);
  yield* takeStep(t, id, cell, { how: 'forced' });
}

/**
 * Lands everybody who has lost Flying in any way above where it cannot stand (KZ-STAT-23,
 * KZ-STAT-25), and lets grow who has room again (KZ-LARGE-08). Mostly there is nothing to do.
 */
export function settleLandings(t: Kazzam): Flow<void> | undefined {
  const { state } = t;
  growBack(state);
  return isCrowded(state, groundOf(state)) ? landAll(t) : undefined;
}

function* landAll(t: Kazzam): Flow<void> {
  const { state } = t;
  for (const [id, creature] of state.creatures.entries()) {
    if (isGrounded(creature) && !state.underway.includes(id) && !isFree(state, creature.cell, id)) {
      yield* land(t, id);
    }
  }
}

function isGrounded(creature: Creature): boolean {
  return isOnMap(creature) && !has(creature, 'flying') && !creature.mob;
}

/** Whether anybody on the ground stands where it could not, or where another does too. */
function isCrowded({ creatures }: KazzamState, ground: Ground): boolean {
  if (stamps.length < ground.map.cells) stamps = new Int32Array(ground.map.cells);
  stamp += 1;
  for (const creature of creatures) {
    if (!isGrounded(creature)) continue;
    if (!hasRoom(ground, creature.cell, creature)) return true;
    for (const square of cellsOf(ground, creature)) {
      if (stamps[square] === stamp) return true;
      stamps[square] = stamp;
    }
  }
  return false;
}

/** By square, in which of all looks somebody was found there last: a new look begins with a blank board. */
let stamps = new Int32Array(0);
let stamp = 0;
