import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import { isTargetFrom, stanceOf } from '../attack/aim.ts';
import { creatureOf } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt, standingAt } from '../court/squeeze.ts';
import { settleTie } from '../creepmaster/ties.ts';
import { creepBlockOf } from '../effects/content.ts';
import { basicAttackOf } from '../effects/creep-block.ts';
import { chargeGait } from '../movement/charge-gait.ts';
import { firstOfWays, reachable } from '../movement/reachable.ts';
import type { Reached } from '../movement/routes.ts';
import { type MayStep, safeSteps } from '../movement/safe-steps.ts';
import { type Lookout, legTo, type Place, pathTo, safePlaces } from './lookout.ts';
import type { Plan } from './plan.ts';

/**
 * A Move Action, or a Shift, and then a Charge at the target, neither granting an Opportunity
 * (KZ-AI-31, D-09): the least movement in all, the longest first leg (D-10).
 *
 * @param mayMove whether its Move Action is still there
 */
export function planCharge(lookout: Lookout, target: CreatureId, mayMove = true): Plan | undefined {
  const { t, id } = lookout;
  const { state } = t;
  const ground = groundOf(state);
  const goal = creatureOf(state, target);
  const gait = chargeGait(t, id, 'KZ-CREEP-28');
  const block = creepBlockOf(t, id);
  if (block === undefined || gait === undefined) return undefined;
  const basic = stanceOf(t, id, basicAttackOf(block));
  const left = (cell: Cell): number =>
    (distanceBetween(ground, bodyAt(ground, creatureOf(state, id), cell), goal) ?? 999) - 1;
  const differ = (a: Place, b: Place): number =>
    a.cost + left(a.cell) - b.cost - left(b.cell) || b.cost - a.cost;
  const isStart = (cell: Cell): boolean => left(cell) >= 1 && left(cell) <= gait.budget;
  const starts = [...safePlaces(lookout, mayMove, isStart)].sort(differ);
  const movement = { ...gait, toward: target };
  const safe: MayStep = gait.unanswered === true ? () => true : safeSteps(t, id);
  const open: { readonly start: Place; readonly end: Reached }[] = [];
  for (const start of starts) {
    const [best] = open;
    if (best !== undefined && differ(best.start, start) < 0) break;
    for (const end of standingAt(state, id, start.cell, () => reachable(t, id, movement, safe))) {
      const strikes = standingAt(state, id, end.cell, () => isTargetFrom(t, basic, target));
      if (end.cell !== start.cell && strikes) open.push({ start, end });
    }
  }
  const chosen = settleTie(
    t,
    id,
    open.map(({ end }) => end.cell),
  );
  const found = firstOfWays(
    t,
    id,
    open.filter(({ end }) => end.cell === chosen),
    ({ start, end }) => [...pathTo(start), ...end.path],
  );
  if (found === undefined) return undefined;
  const { start, end } = found;
  const legs = [...legTo(start), { movement, path: end.path }];
  return { legs, target, charges: true };
}
