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
import { BLANK, withSlate } from './slate.ts';
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
 * KZ-STAT-25), and lets grow who has room again (KZ-LARGE-08).
 */
export function* settleLandings(t: Kazzam): Flow<void> {
  const { state } = t;
  growBack(state);
  if (!isCrowded(state, groundOf(state))) return;
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
  return withSlate(ground.map.cells, (standing) => {
    for (const creature of creatures) {
      if (!isGrounded(creature)) continue;
      if (!hasRoom(ground, creature.cell, creature)) return true;
      const { cell, width, height } = creature;
      if (width === 1 && height === 1) {
        if (standing[cell] !== BLANK) return true;
        standing[cell] = 1;
        continue;
      }
      for (const square of cellsOf(ground, creature)) {
        if (standing[square] !== BLANK) return true;
        standing[square] = 1;
      }
    }
    return false;
  });
}
