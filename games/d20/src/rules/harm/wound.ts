import type { World } from '../../d20-table.ts';
import type { Creature, Wound } from '../../model.ts';
import { maxHpOf } from '../numbers/hit-points.ts';

/** How badly a creature is hurt, as everybody sees it (DT-HID-03). */
export function woundOf(w: World, creature: Creature): Wound {
  if (creature.life !== 'alive') return 'dead';
  if (creature.hp <= 0) return 'down';
  const max = maxHpOf(w, creature);
  if (creature.hp >= max) return 'unhurt';
  return creature.hp * 2 <= max ? 'badly-hurt' : 'hurt';
}
