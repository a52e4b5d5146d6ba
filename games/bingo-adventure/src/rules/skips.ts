import type { MonsterPower } from '../content/power.ts';
import type { Monster } from '../model.ts';

/** Whether the power at an index of the sheet holds a skip token (BA-MON-05). */
export function skipped(monster: Monster, index: number): boolean {
  return monster.skips[index] === 1;
}

/**
 * Puts a skip token into a power's circle unless one is there or it takes none (BA-MON-04). Returns
 * whether it did.
 */
export function putSkip(monster: Monster, index: number, power: MonsterPower): boolean {
  if (power.circle !== 'skip' || skipped(monster, index)) return false;
  monster.skips[index] = 1;
  return true;
}
