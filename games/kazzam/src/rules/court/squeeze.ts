import type { Cell } from '@tablewright/geometry';
import type { Ground } from '../../map/ground.ts';
import type { Creature, CreatureId, KazzamState } from '../../model.ts';
import { creatureOf } from './creatures.ts';
import type { Body } from './footprint.ts';
import { groundOf } from './ground-now.ts';

/** Whether it fills more than one square where it has room. */
export function isLarge({ fullWidth, fullHeight }: Creature): boolean {
  return fullWidth > 1 || fullHeight > 1;
}

/** Whether it is squeezed into a gap now (KZ-LARGE-08). */
export function isSqueezed({ width, height, fullWidth, fullHeight }: Creature): boolean {
  return width < fullWidth || height < fullHeight;
}

/**
 * What a creature would fill if its top left square were this one: its full size, or in a gap one
 * column or row less (KZ-LARGE-08).
 */
export function bodyAt(ground: Ground, creature: Creature, cell: Cell): Body {
  const { width, height, fullWidth, fullHeight } = creature;
  if (cell === creature.cell || !isLarge(creature)) return { cell, width, height };
  const size = cell < 0 ? undefined : ground.bodies(fullWidth, fullHeight).fit(cell);
  return { cell, width: size?.width ?? fullWidth, height: size?.height ?? fullHeight };
}

/** Makes a creature as large as everybody is of itself: of one square. */
export function toOneSquare(creature: Creature): void {
  creature.width = creature.fullWidth = 1;
  creature.height = creature.fullHeight = 1;
}

/** Puts a creature with its top left square there: squeezed in a gap, else in full (KZ-LARGE-08). */
export function standOn(state: KazzamState, creature: Creature, cell: Cell): void {
  if (isLarge(creature)) {
    const { width, height } = bodyAt(groundOf(state), creature, cell);
    creature.width = width;
    creature.height = height;
  }
  creature.cell = cell;
}

/** What would hold if a creature stood somewhere else. */
export function standingAt<R>(state: KazzamState, id: CreatureId, cell: Cell, look: () => R): R {
  const creature = creatureOf(state, id);
  const { cell: before, width, height } = creature;
  standOn(state, creature, cell);
  try {
    return look();
  } finally {
    creature.cell = before;
    creature.width = width;
    creature.height = height;
  }
}
