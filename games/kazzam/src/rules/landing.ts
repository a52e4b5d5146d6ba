import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
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
  if (!isCrowded(state)) return;
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
function isCrowded(state: KazzamState): boolean {
  const ground = groundOf(state);
  return withSlate(ground.map.cells, (standing) => {
    const fills = (cell: Cell): boolean => {
      const isFilled = standing[cell] !== BLANK;
      standing[cell] = 1;
      return isFilled;
    };
    return state.creatures.some((creature) => {
      if (!isGrounded(creature)) return false;
      const { cell, width, height } = creature;
      if (!hasRoom(ground, cell, creature)) return true;
      return width === 1 && height === 1 ? fills(cell) : cellsOf(ground, creature).some(fills);
    });
  });
}
