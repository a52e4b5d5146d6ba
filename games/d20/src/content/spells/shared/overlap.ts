import { type Flow, maybe } from '@tablewright/engine';
import type { D20, World } from '../../../d20-table.ts';
import type { Shape, Zone } from '../../../model.ts';
import { endZone } from '../../../rules/effects/zones.ts';
import { cellsWithin, isIn } from '../../../rules/place/zones.ts';

/** The squares that a shape covers now. */
export function squaresOf({ state }: World, shape: Shape): readonly number[] {
  if (shape.is === 'cells') return shape.cells;
  if (shape.is !== 'around') return [];
  const middle = state.creatures.find(({ id }) => id === shape.creature);
  return middle?.place.at === 'square' ? cellsWithin({ state }, middle.place.cell, shape.feet) : [];
}

/** The stretch of the line that a shape covers now. */
function stretchOf({ state }: World, shape: Shape): readonly [number, number] | undefined {
  if (shape.is === 'span') return [shape.from, shape.to];
  if (shape.is !== 'around') return undefined;
  const middle = state.creatures.find(({ id }) => id === shape.creature);
  if (middle?.place.at !== 'line') return undefined;
  return [middle.place.feet - shape.feet, middle.place.feet + shape.feet];
}

/** Whether two shapes have a square, a part of the line or a creature in common. */
export function overlap(w: World, a: Shape, b: Shape): boolean {
  const [one, other] = [stretchOf(w, a), stretchOf(w, b)];
  if (one !== undefined && other !== undefined && one[0] <= other[1] && other[0] <= one[1])
    return true;
  const cells = squaresOf(w, b);
  if (squaresOf(w, a).some((cell) => cells.includes(cell))) return true;
  return w.state.creatures.some(
    (creature) => isIn(w, { shape: a }, creature) && isIn(w, { shape: b }, creature),
  );
}

/** Opposites cancel each other (DT-MAG-20): ends every spell’s zone of a kind that a shape meets. Returns whether there was one. */
export function* cancelZones(t: D20, kind: string, shape: Shape): Flow<boolean> {
  const met = t.state.zones.filter(
    (zone: Zone) =>
      zone.kind === kind && zone.source.isSpell === true && overlap(t, zone.shape, shape),
  );
  for (const zone of met) yield* maybe(endZone(t, zone, 'DT-MAG-20'));
  return met.length > 0;
}
