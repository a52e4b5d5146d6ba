import type { Cell } from '@tablewright/geometry';
import type { KazzamState } from '../../../model.ts';
import { mapOf } from '../../../rules/court/ground-now.ts';
import { THRONE } from './map.ts';

/** The square of the throne (KM-LEG-16). */
export const THRONE_CELL: Cell = THRONE.characters.indexOf('T');

/** Whether the squares are the map's, and no scenario's own court. */
export function hasThrone(state: KazzamState): boolean {
  return mapOf(state).characters[THRONE_CELL] === 'T';
}

/** The pedestal behind the throne, by its place. */
export const GOLEM_PEDESTAL = THRONE.pedestals.findIndex(
  ({ cell }) => THRONE.characters[cell] === '1',
);

/** How many orbs are on it now, of whatever colour. */
export function orbsBehind({ items }: KazzamState): number {
  return items.filter(({ place }) => place.at === 'pedestal' && place.pedestal === GOLEM_PEDESTAL)
    .length;
}
