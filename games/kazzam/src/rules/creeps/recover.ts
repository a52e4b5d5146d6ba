import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { settlingTies } from '../creepmaster/ties.ts';
import type { AttackPower } from '../effects/power.ts';
import { holdsOn, tryEscape } from '../movement/escape.ts';
import { standUp } from '../movement/stand.ts';
import type { Actor } from './actor.ts';
import { carryOut } from './carry-out.ts';
import { comeNearer } from './go.ts';
import { lookAround } from './lookout.ts';
import { planNearOrCharge } from './plan-near.ts';

/** Spends a Move Action on getting free, else on getting up, else on nothing (KZ-AI-28). */
export function* recover(t: Kazzam, id: CreatureId): Flow<void> {
  if (holdsOn(t.state, id).length > 0) yield* tryEscape(t, id);
  else yield* standUp(t, id);
}

/** What its Attack Action is for, with its Move Action spent on {@link recover} (KZ-AI-28). */
export function* attackOnceFree(
  actor: Actor,
  power: AttackPower,
  targets: readonly CreatureId[],
): Flow<void> {
  const { t, id } = actor;
  if (!isOnMap(creatureOf(t.state, id))) return;
  const lookout = lookAround(actor);
  const plan = yield* settlingTies(t, () => planNearOrCharge(lookout, power, targets, false));
  if (plan !== undefined) yield* carryOut(actor, power, plan);
  else yield* comeNearer(t, id, targets, 1);
}
