import type { World } from '../../d20-table.ts';
import type { Creature, Zone } from '../../model.ts';
import { gridOf } from '../../rules/place/distance.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** Whether somebody stands beside the door. */
export function isBeside({ state }: World, { shape }: Zone, { place }: Creature): boolean {
  if (shape.is !== 'cells' || place.at !== 'square') return false;
  const { cell } = place;
  return shape.cells.some((door) => gridOf(state).distance(door, cell) <= 1);
}

/** A door that is held shut. */
export const HOLD_PORTAL: ZoneKind = {
  id: 'hold-portal',
  rule: 'DT-ARC-104',
  gives: (w, zone, creature) => (isBeside(w, zone, creature) ? ['held-portal'] : undefined),
};
