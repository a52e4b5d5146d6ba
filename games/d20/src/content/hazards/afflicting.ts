import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Effect } from '../../model.ts';
import { afflict, type NewEffect } from '../../rules/effects/afflict.ts';

/** Lays a condition on whoever a hazard caught. */
export function* afflictBy(
  t: D20,
  victim: Creature,
  kind: string,
  rule: string,
  more: Partial<NewEffect> = {},
): Flow<Effect | undefined> {
  return yield* afflict(t, victim, { kind, source: { rule }, until: { at: 'cure' }, ...more });
}

/** Sets whoever fails a save against fire alight (DT-COND-01). */
export const setsAlight = (rule: string) =>
  function* (t: D20, victim: Creature): Flow<void> {
    yield* afflictBy(t, victim, 'aflame', rule);
  };
