import type { Creature, Shape, Zone } from '../../model.ts';
import type { World } from '../../table.ts';
import { distanceBetween, gridOf, SQUARE } from './distance.ts';

/** Whether a creature is in a zone. */
export function isIn(
  w: Pick<World, 'state'>,
  { shape }: Pick<Zone, 'shape'>,
  creature: Creature,
): boolean {
  const { place } = creature;
  if (shape.is === 'cells') return place.at === 'square' && shape.cells.includes(place.cell);
  if (shape.is === 'creatures') return shape.creatures.includes(creature.id);
  const middle = w.state.creatures.find(({ id }) => id === shape.creature);
  return middle !== undefined && distanceBetween(w, middle, creature) <= shape.feet;
}

/** Squares within so many feet of one (DT-HAZ-21, areas of spells). */
export function cellsWithin(
  { state }: Pick<World, 'state'>,
  cell: number,
  feet: number,
): readonly number[] {
  return gridOf(state).within(cell, Math.floor(feet / SQUARE));
}

/** A zone of these squares, or of these creatures where there is no map. */
export function shapeOf(
  { state }: Pick<World, 'state'>,
  cells: readonly number[],
  creatures: readonly Creature[],
): Shape {
  if (state.ground.rows.length > 0) return { is: 'cells', cells };
  return { is: 'creatures', creatures: creatures.map(({ id }) => id) };
}
