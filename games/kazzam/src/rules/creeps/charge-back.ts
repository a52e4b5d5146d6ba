import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { isTarget } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { tell } from '../creepmaster/tell.ts';
import { settlingTies } from '../creepmaster/ties.ts';
import type { AttackPower } from '../effects/power.ts';
import { move } from '../movement/move.ts';
import { planRush } from './plan-rush.ts';

/**
 * A Charge of a Creep outside its turn, from where it stands, and the attack at its end; from beside
 * its target the attack alone (KZ-BASIC-05, KM-MINO-08). Nothing if it cannot Charge.
 */
export function* chargeBack(
  t: Kazzam,
  id: CreatureId,
  target: CreatureId,
  power: AttackPower,
): Flow<void> {
  if (!isTarget(t, id, target, power)) {
    const lookout = { t, id, named: undefined, further: undefined };
    const plan = yield* settlingTies(t, () => planRush(lookout, power, target, false));
    const [charge] = plan?.legs ?? [];
    if (charge === undefined) return;
    tell(t, id, 'charge', target, power.rule);
    yield* move(t, id, charge.movement, undefined, charge.path);
    if (!isTarget(t, id, target, power)) return;
  }
  yield* attack(t, id, target, power, { reply: true });
}
