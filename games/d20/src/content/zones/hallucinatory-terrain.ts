import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { isIn } from '../../rules/place/zones.ts';
import { oneOf } from '../../table.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** What seems to be there, or not to be, and can be looked into (DT-ARC-405). */
export const hallucinatoryTerrain: ZoneKind = {
  id: 'hallucinatory-terrain',
  rule: 'DT-ARC-405',
  gives: (w, zone, creature) =>
    isIn(w, zone, creature) && !isMindless(w, creature) ? ['at-illusion'] : undefined,
};

/** By its stat block alone: what zones give is asked for before anything that a creature bears is known. */
function isMindless(w: World, { block }: Creature): boolean {
  return block !== undefined && oneOf(w, 'blocks', block).tags.includes('mindless');
}
