import type { ZoneKind } from '../../content/zone-kind.ts';
import type { Creature, Place, Shape, Zone } from '../../model.ts';
import { contentOf, type World } from '../../table.ts';
import { distanceBetween, gridOf, SQUARE } from './distance.ts';

/** Whether a creature is in a zone. */
export function isIn(
  w: Pick<World, 'state'>,
  { shape }: Pick<Zone, 'shape'>,
  creature: Creature,
): boolean {
  const { place } = creature;
  if (shape.is === 'cells') return place.at === 'square' && shape.cells.includes(place.cell);
  if (shape.is === 'span')
    return place.at === 'line' && shape.from <= place.feet && place.feet <= shape.to;
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

/** A zone of so many feet around a place: of squares, or a stretch of the line where there is no map (DT-MOVE-06). */
export function shapeAt(w: Pick<World, 'state'>, place: Place, feet: number): Shape {
  if (w.state.ground.rows.length > 0)
    return { is: 'cells', cells: place.at === 'square' ? cellsWithin(w, place.cell, feet) : [] };
  const middle = place.at === 'line' ? place.feet : 0;
  return { is: 'span', from: middle - feet, to: middle + feet };
}

/** The zones of some kinds that are on a square. */
export const zonesAt = (
  w: World,
  cell: number,
  wanted: (kind: ZoneKind) => boolean,
): readonly Zone[] =>
  w.state.zones.filter(({ kind, shape }) => {
    if (shape.is !== 'cells' || !shape.cells.includes(cell)) return false;
    const found = contentOf(w).zones[kind];
    return found !== undefined && wanted(found);
  });

/** Whether a zone of some kinds lies between two places of a line, the places left out. */
export function isSpanned(w: World, a: Place, b: Place, wanted: (kind: ZoneKind) => boolean) {
  if (a.at !== 'line' || b.at !== 'line') return false;
  const [near, far] = [Math.min(a.feet, b.feet), Math.max(a.feet, b.feet)];
  return w.state.zones.some(({ kind, shape }) => {
    if (shape.is !== 'span' || shape.from >= far || shape.to <= near) return false;
    // Whoever is in it looks out of it.
    if (shape.from <= near && far <= shape.to) return false;
    const found = contentOf(w).zones[kind];
    return found !== undefined && wanted(found);
  });
}

/** Whether an opening has been made in what is solid on a square (DT-ARC-508). */
export const isOpened = (w: World, cell: number): boolean =>
  w.state.zones.length > 0 && zonesAt(w, cell, ({ opens }) => opens === true).length > 0;
