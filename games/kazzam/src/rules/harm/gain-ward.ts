import type { Flow } from '@tablewright/engine';
import type { Creature, CreatureId, Ward } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { isTangible } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';

/** Ward that a creature gains. */
export interface NewWard {
  readonly on: CreatureId;
  readonly amount: number;
  readonly by: CreatureId;
  /** Whether it is Special Ward, which lies on top of all other (KC-WRD-07). */
  readonly special?: boolean;
  /** HP that its bearer has paid for it. */
  readonly paid?: number;
  /** Who gains as much of the same effect besides. */
  readonly together?: readonly CreatureId[];
}

const ALONE: readonly CreatureId[] = [];

/**
 * Gives a creature on the map Ward (KZ-WARD-01). Special Ward of one maker is one layer, and of
 * two makers' that of the later one lies on top (KC-WRD-08).
 */
export function* gainWard(t: Kazzam, ward: NewWard): Flow<void> {
  const { on, amount, by, special: onTop = false, paid = 0, together = ALONE } = ward;
  const creature = creatureOf(t.state, on);
  if (!isTangible(creature) || amount === 0) return;
  const event = { type: 'warded', creature: on, by, amount, onTop, paid, together } as const;
  yield* windows.pass(t, event, () => {
    layWard(creature, { amount, onTop, by });
    return undefined;
  });
}

/** Lays Ward over what a creature has. */
export function layWard({ wards }: Creature, ward: Ward): void {
  const topmost = ward.onTop ? wards.findLast(({ onTop }) => onTop) : undefined;
  if (topmost?.by === ward.by) topmost.amount += ward.amount;
  else wards.push(ward);
}
