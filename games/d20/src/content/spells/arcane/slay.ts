import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import type { Danger } from '../../trait.ts';

/**
 * A creature loses all that it has: its death is settled when what happens now is over, so that it can still be saved
 * (DT-TOK-10). It is no damage, so that nothing halves it (DT-HP-16).
 */
export function* slay(t: D20, victim: Creature, danger: Danger): Flow<void> {
  yield* hurt(t, victim, { danger, isDamage: false, amount: victim.hp + maxHpOf(t, victim) });
}
