import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { tell } from '../creepmaster/tell.ts';
import { settlingTies } from '../creepmaster/ties.ts';
import { basicAttackOf } from '../effects/creep-block.ts';
import type { AttackPower } from '../effects/power.ts';
import { walkOf } from '../movement/move.ts';
import { grantedByStep } from '../movement/safe-steps.ts';
import { type Actor, isBarred } from './actor.ts';
import { carryOut } from './carry-out.ts';
import type { Lookout } from './lookout.ts';
import { shortestTo } from './plan-approach.ts';
import { planFirst } from './plan-near.ts';

/**
 * Who would get the first Opportunity on the cheapest way (KZ-AI-16).
 *
 * @param within what the way may cost; any way counts if left out
 */
export function firstInTheWay(
  t: Kazzam,
  id: CreatureId,
  wanted: (cell: Cell) => boolean,
  within = Number.POSITIVE_INFINITY,
): CreatureId | undefined {
  if (walkOf(t, id) === undefined) return undefined;
  const way = shortestTo(t, id, wanted);
  if (way !== undefined && way.cost > within) return undefined;
  let from = creatureOf(t.state, id).cell;
  for (const cell of way?.path ?? []) {
    const [first] = grantedByStep(t, id, from, cell);
    if (first !== undefined) return first;
    from = cell;
  }
  return undefined;
}

/** Takes whoever is in its way for its target, and attacks that one (KZ-AI-16). */
export function* turnOn(
  actor: Actor,
  lookout: Lookout,
  power: AttackPower,
  blocker: CreatureId,
): Flow<void> {
  tell(actor.t, actor.id, 'retarget', blocker, 'KZ-AI-16');
  yield* attackBlocker(actor, lookout, power, blocker, true);
}

/**
 * Attacks who is in its way: with its row and what comes with it, or else with its basic attack alone,
 * if its state leaves it that (KZ-AI-16, KZ-AI-17, KZ-CREEP-24).
 */
export function* attackBlocker(
  actor: Actor,
  lookout: Lookout,
  row: AttackPower,
  blocker: CreatureId,
  mayMove: boolean,
): Flow<void> {
  for (const power of [row, basicAttackOf(actor.block)]) {
    if (isBarred(actor, power)) continue;
    const further = power === row ? actor.further : undefined;
    const here = { ...lookout, further };
    const plan = yield* settlingTies(actor.t, () => planFirst(here, power, [blocker], mayMove));
    if (plan === undefined) continue;
    yield* carryOut({ ...actor, further }, power, plan);
    return;
  }
}
