import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { ruled } from '../tasks/ruled.ts';
import { type Outcome, type Task, tryTask } from '../tasks/task.ts';
import { offeredCost } from './costs.ts';

/** What succeeds without a roll. */
export const SURE: Outcome = { success: true, total: 0 };
/** What is not possible (DT-GMC-04). */
export const DENIED: Outcome = { success: false, total: 0 };

/**
 * A task as whoever runs the game rules it: rolled, or granted, at a cost if need be, or denied (DT-GMC-04, -14, DT-PLC-02).
 *
 * @param time how long it has taken, in rounds
 */
export function* tryAsRuled(t: D20, creature: Creature, task: Task, time?: number): Flow<Outcome> {
  const asRuled = yield* ruled(t, creature, task);
  if (typeof asRuled === 'object') return yield* tryTask(t, creature, asRuled);
  if (asRuled === 'deny') return DENIED;
  if (asRuled === 'grant') return SURE;
  return (yield* offeredCost(t, creature, time)) ? SURE : DENIED;
}
