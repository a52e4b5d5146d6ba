import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { standingAt } from '../court/squeeze.ts';
import { settleTie, settlingTies } from '../creepmaster/ties.ts';
import { choose } from '../effects/ask.ts';
import { BITS, has } from '../effects/status.ts';
import { isFree } from '../sight/occupancy.ts';
import { isBadGround, isOnBadGround } from '../terrain/terrain.ts';
import { isInDanger } from '../terrain/zones.ts';
import { drawFollowers } from './dragging.ts';
import { nearestFree } from './dungeon.ts';
import { takeStep } from './step.ts';

/** Lets a creature pick the square that it comes to; for a Creep nobody is asked but its Creepmaster (KZ-JOB-02). */
export function* pickSquare(
  t: Kazzam,
  id: CreatureId,
  { key, rule }: { readonly key: string; readonly rule: string },
  cells: readonly Cell[],
): Flow<Cell> {
  const { state } = t;
  if (creatureOf(state, id).kind === 'creep')
    return yield* settlingTies(t, () => settleTie(t, id, cells));
  const ground = groundOf(state);
  const { cell } = yield* choose(
    t,
    id,
    key,
    cells.map((square) => ground.option(square)),
    { rule },
  );
  return cell;
}

/**
 * Brings whoever has stood up or escaped to a square beside it, or to the nearest one, if it could
 * not stay where it is, or would fall or be hurt there (KZ-MOVE-15). What has acted on it in this
 * round would not hurt it (KZ-ZONE-03); ground hurts only whom it did not touch before.
 *
 * @param hovered whether it Hovered before
 */
export function* findFooting(t: Kazzam, id: CreatureId, hovered: boolean): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  if (!isOnMap(creature) || state.underway.includes(id)) return;
  const comesDown = hovered && !has(creature, BITS.hovering);
  const hurts = isInDanger(state, id) || (comesDown && isOnBadGround(state, id));
  if (!hurts && isFree(state, creature.cell, id)) return;
  const squares = nearestFree(state, id, [creature.cell], 1, (cell) => isSafe(state, id, cell));
  if (squares.length === 0) return;
  const to = yield* pickSquare(t, id, { key: 'footing', rule: 'KZ-MOVE-15' }, squares);
  const { cell: left } = creature;
  yield* takeStep(t, id, to, { how: 'forced' });
  yield* drawFollowers(t, id, left);
}

/** Whether a creature could come to another square unhurt. */
function isSafe(state: KazzamState, id: CreatureId, cell: Cell): boolean {
  if (cell === creatureOf(state, id).cell || isBadGround(state, id, cell)) return false;
  return standingAt(state, id, cell, () => !isInDanger(state, id));
}
