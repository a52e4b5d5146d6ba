import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId, KazzamState } from '../../model.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { type Body, overlap } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { isSqueezed } from '../court/squeeze.ts';
import { BITS, has } from '../effects/status.ts';
import { filledFor, mayShare } from './occupancy.ts';

/**
 * Whoever is squeezed where there is room now, as a wall is gone, comes back to its full size
 * (KZ-LARGE-08): where its top left square is, or else one to the left or above. That is no
 * movement and enters nothing.
 */
export function growBack(state: KazzamState): void {
  const { creatures } = state;
  for (let id = 0; id < creatures.length; id += 1) {
    const creature = creatureOf(state, id);
    const cell = isSqueezed(creature) ? roomFor(state, id) : undefined;
    if (cell === undefined) continue;
    creature.cell = cell;
    creature.width = creature.fullWidth;
    creature.height = creature.fullHeight;
  }
}

/** Where the top left square of a squeezed creature would be in full, around where it is; nothing if it has no room. */
export function roomFor(state: KazzamState, id: CreatureId): Cell | undefined {
  const creature = creatureOf(state, id);
  if (!isOnMap(creature)) return undefined;
  const { cell, width, height, fullWidth, fullHeight } = creature;
  const other = groundOf(state).at(cell, width - fullWidth, height - fullHeight);
  return [cell, other].find((at) => fitsAt(state, id, at, fullWidth, fullHeight));
}

/** Whether a creature would have room for a body of that size with its top left square there. */
export function fitsAt(
  state: KazzamState,
  id: CreatureId,
  cell: Cell,
  width: number,
  height: number,
): boolean {
  const ground = groundOf(state);
  const creature = creatureOf(state, id);
  const body: Body = { cell, width, height };
  const squares = cell < 0 ? undefined : ground.squaresOf(cell, width, height);
  const flies = has(creature, BITS.flying);
  const isFit = (square: Cell) => (flies ? ground.isOpen(square) : ground.isRoom(square));
  if (squares?.every(isFit) !== true) return false;
  if (filledFor(state, creature).some((square) => squares.includes(square))) return false;
  const isInTheWay = (other: Creature, at: CreatureId): boolean =>
    at !== id && isOnMap(other) && !mayShare(other, creature) && overlap(ground, other, body);
  return !state.creatures.some(isInTheWay);
}
