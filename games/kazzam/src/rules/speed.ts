import type { Creature } from '../model.ts';
import { has } from './status.ts';

/**
 * Squares that a Move Action carries a creature: base and bonuses less penalties, then halved once
 * if it is Slowed or moves as though Slowed, rounded down, never negative (KZ-MOVE-02, KZ-GEN-03).
 *
 * @param bonus bonuses less penalties, in squares
 * @param slow moves as though Slowed for another reason: crawling, dragging
 */
export function speedOf(creature: Creature, bonus = 0, slow = false): number {
  const full = Math.max(0, creature.speed + bonus);
  return slow || has(creature, 'slowed') ? Math.floor(full / 2) : full;
}
