import { Grid } from '@tablewright/geometry';
import { BAND_LIMITS, BANDS, type Band } from '../../content/bands.ts';
import type { World } from '../../d20-table.ts';
import type { Creature, D20State, Place } from '../../model.ts';

/** Feet of a square's side (DT-MOVE-04). */
export const SQUARE = 5;
/** Upper limit of melee range in feet (DT-RNG-02). */
export const MELEE = 6;

/** Grids by their size, as a number: no map is wider than this. */
const GRIDS = new Map<number, Grid>();
const WIDEST = 4096;

/** The grid of a scene's map. Throws Error where there is none. */
export function gridOf({ ground }: Pick<D20State, 'ground'>): Grid {
  const width = ground.rows[0]?.length ?? 0;
  const height = ground.rows.length;
  const key = height * WIDEST + width;
  let grid = GRIDS.get(key);
  if (grid === undefined) {
    grid = new Grid(width, height);
    GRIDS.set(key, grid);
  }
  return grid;
}

/** Whether creatures are in the scene. */
export const isHere = ({ place }: Pick<Creature, 'place'>): boolean => place.at !== 'away';

/** Feet between two places of one scene; infinite where one is away. */
export function feetBetween(state: Pick<D20State, 'ground'>, a: Place, b: Place): number {
  if (a.at === 'square' && b.at === 'square') {
    return SQUARE * gridOf(state).distance(a.cell, b.cell);
  }
  if (a.at === 'line' && b.at === 'line') return Math.abs(a.feet - b.feet);
  return Number.POSITIVE_INFINITY;
}

/** Feet between two creatures (DT-MOVE-04, -06); 0 where one holds the other (DT-RNG-01). */
export function distanceBetween({ state }: Pick<World, 'state'>, a: Creature, b: Creature): number {
  if (a === b || isHeldBy(a, b) || isHeldBy(b, a)) return 0;
  const flat = feetBetween(state, a.place, b.place);
  return Math.max(flat, Math.abs(a.height - b.height));
}

/** Whether one creature holds another in a grapple (DT-ATK-11). */
export function isHeldBy({ effects }: Creature, holder: Creature): boolean {
  return effects.some(({ kind, source }) => kind === 'grappled' && source.by === holder.id);
}

/** Whether one is in reach of the other's hands. */
export function isInReach(w: Pick<World, 'state'>, a: Creature, b: Creature): boolean {
  return distanceBetween(w, a, b) <= MELEE;
}

/** The far limit of a range band in feet at this table (DT-OPT-04, DT-RNG-23). */
export function bandLimit({ options }: Pick<World, 'options'>, band: Band): number {
  if (band === 'long') return Number(options.longShooting);
  return BAND_LIMITS[BANDS.indexOf(band)] ?? 0;
}

/** The range band of a distance (DT-RNG-22, -29). */
export function bandAt(w: Pick<World, 'options'>, feet: number): Band {
  return BANDS.find((band) => feet <= bandLimit(w, band)) ?? 'universal';
}
