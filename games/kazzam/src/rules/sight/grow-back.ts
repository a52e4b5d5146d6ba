import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId, KazzamState } from '../../model.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../court/creatures.ts';
import { type Body, overlap } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { isLarge, isSqueezed } from '../court/squeeze.ts';
import { BITS, has } from '../effects/status.ts';
import { mayShare } from './occupancy.ts';

/**
 * Whoever is squeezed where there is room now, as a wall is gone, comes back to its full size
 * (KZ-LARGE-08): where its top left square is, or else one to the left or above. That is no
 * movement and enters nothing.
 */
export function growBack(state: KazzamState): void {
  for (const id of largeOnes(state)) {
    const creature = creatureOf(state, id);
    const cell = isSqueezed(creature) ? roomFor(state, id) : undefined;
    if (cell === undefined) continue;
    creature.cell = cell;
    creature.width = creature.fullWidth;
    creature.height = creature.fullHeight;
  }
}

/** The larger creatures of a match, which are so from its start to its end. */
const large = new WeakMap<readonly Creature[], { of: number; ids: readonly CreatureId[] }>();

function largeOnes(state: KazzamState): readonly CreatureId[] {
  const { creatures } = state;
  const known = large.get(creatures);
  if (known?.of === creatures.length) return known.ids;
  const ids = creaturesWhere(state, (id) => isLarge(creatureOf(state, id)));
  large.set(creatures, { of: creatures.length, ids });
  return ids;
}

/** Where the top left square of a squeezed creature would be in full, around where it is; nothing if it has no room. */
export function roomFor(state: KazzamState, id: CreatureId): Cell | undefined {
  const creature = creatureOf(state, id);
  if (!isOnMap(creature)) return undefined;
  const { cell, width, height, fullWidth, fullHeight } = creature;
  const other = groundOf(state).at(cell, width - fullWidth, height - fullHeight);
  return [cell, other].find((at) => hasRoomInFull(state, id, at));
}

function hasRoomInFull(state: KazzamState, id: CreatureId, cell: Cell): boolean {
  const ground = groundOf(state);
  const creature = creatureOf(state, id);
  const body: Body = { cell, width: creature.fullWidth, height: creature.fullHeight };
  const squares = cell < 0 ? undefined : ground.squaresOf(cell, body.width, body.height);
  const flies = has(creature, BITS.flying);
  const isFit = (square: Cell) => (flies ? ground.isOpen(square) : ground.isRoom(square));
  if (squares?.every(isFit) !== true) return false;
  const isInTheWay = (other: Creature, at: CreatureId): boolean =>
    at !== id && isOnMap(other) && !mayShare(other, creature) && overlap(ground, other, body);
  return !state.creatures.some(isInTheWay);
}
