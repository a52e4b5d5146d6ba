import type { D20, World } from '../../../d20-table.ts';
import type { Creature, Place, Shape } from '../../../model.ts';
import { gridOf, SQUARE } from '../../../rules/place/distance.ts';
import { mayEnd, stepCost } from '../../../rules/place/ways.ts';
import type { Casting } from '../../spell.ts';

/** Whether a scene has a map. */
export const hasMap = ({ state }: Pick<World, 'state'>): boolean => state.ground.rows.length > 0;

/** Whether a creature can be on a square: nothing solid, and nobody else (DT-MOVE-05). */
export const isOpen = (w: World, creature: Creature, cell: number): boolean =>
  Number.isFinite(stepCost(w, creature, cell)) && mayEnd(w, creature, cell);

/** The free place for a creature that is nearest to another place; that itself where there is no map. */
export function placeNear(w: World, creature: Creature, place: Place): Place {
  if (place.at !== 'square') return { ...place };
  const grid = gridOf(w.state);
  const far = Math.max(grid.width, grid.height);
  for (let at = 0; at <= far; at += 1) {
    const cell = grid
      .within(place.cell, at)
      .find((one) => grid.distance(one, place.cell) === at && isOpen(w, creature, one));
    if (cell !== undefined) return { at: 'square', cell };
  }
  return { at: 'away' };
}

/** The place at which a spell is aimed. */
export function aimedPlace({ point, caster }: Casting): Place {
  if (point === undefined) return caster.place;
  return 'cell' in point ? { at: 'square', cell: point.cell } : point.creature.place;
}

/** The area of a spell: its squares, or so many feet to both sides of its middle where there is no map. */
export function areaOf(t: Pick<D20, 'state'>, casting: Casting, feet: number): Shape {
  if (hasMap(t)) return { is: 'cells', cells: casting.cells };
  const place = aimedPlace(casting);
  const middle = place.at === 'line' ? place.feet : 0;
  return { is: 'span', from: middle - feet, to: middle + feet };
}

/**
 * Where a wall stands where there is no map: before whom it is aimed at, as the caster sees it; halfway, if they are
 * nearer than that.
 */
export function wallSpan(casting: Casting): Shape {
  const place = aimedPlace(casting);
  const own = casting.caster.place;
  if (place.at !== 'line' || own.at !== 'line') return { is: 'span', from: 0, to: 0 };
  const apart = own.feet - place.feet;
  const step = Math.min(SQUARE, Math.abs(apart) / 2) * Math.sign(apart);
  return { is: 'span', from: place.feet + step, to: place.feet + step };
}
