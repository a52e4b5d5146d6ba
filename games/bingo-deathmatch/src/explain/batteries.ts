import { BATTERIES } from '../content/batteries.ts';
import type { BatteryId, Slot } from '../model.ts';

/** A line about a Battery. Amounts are in E. */
export type BatteryLine =
  /** The most it holds, what it supplies every round, or what is on it when it is bought. */
  | { readonly kind: 'capacity' | 'supply' | 'loaded'; readonly amount: number }
  | { readonly kind: 'no-supply' }
  /** The slot whose use brings 1E. */
  | { readonly kind: 'bonus'; readonly slot: Slot };

/** What a Battery holds and brings, in the order in which it is printed. */
export function batteryLines(card: BatteryId): readonly BatteryLine[] {
  const { capacity, supply, bonusFor, loaded } = BATTERIES[card];
  const lines: BatteryLine[] = [
    { kind: 'capacity', amount: capacity },
    supply === 0 ? { kind: 'no-supply' } : { kind: 'supply', amount: supply },
  ];
  if (bonusFor !== undefined) lines.push({ kind: 'bonus', slot: bonusFor });
  if (loaded !== undefined) lines.push({ kind: 'loaded', amount: loaded });
  return lines;
}
