/** How an attack comes out. */
export type AttackEnd = 'miss' | 'glancing' | 'hit' | 'critical';

/** How an attack comes out by its final result, from 1 to 6 (KZ-CRIT-01 to KZ-CRIT-05). */
export function attackEnd(result: number): AttackEnd {
  if (result <= 2) return 'miss';
  if (result === 3) return 'glancing';
  return result === 6 ? 'critical' : 'hit';
}
