import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { BITS, has } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';

/**
 * Squares that a Move Action carries a creature: base and bonuses less penalties, then halved once
 * if it is Slowed or moves as though Slowed, rounded down, never negative (KZ-MOVE-02, KZ-GEN-03).
 *
 * @param slow moves as though Slowed for another reason: crawling, dragging
 */
export function speedOf(t: Kazzam, id: CreatureId, slow = false): number {
  const full = fullSpeedOf(t, id);
  return slow || has(creatureOf(t.state, id), BITS.slowed) ? Math.floor(full / 2) : full;
}

/** The same before it is halved: base and bonuses less penalties (KZ-MOVE-02). */
export function fullSpeedOf(t: Kazzam, id: CreatureId): number {
  const { bonus } = windows.modify(t, { type: 'speed', creature: id, bonus: 0 });
  return Math.max(0, creatureOf(t.state, id).speed + bonus);
}
