import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import { isTargetFrom, stanceOf } from '../attack/aim.ts';
import { passing } from '../attack/passed.ts';
import { creatureOf } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt, standingAt } from '../court/squeeze.ts';
import { settleTie } from '../creepmaster/ties.ts';
import { creepBlockOf } from '../effects/content.ts';
import { basicAttackOf } from '../effects/creep-block.ts';
import type { AttackPower } from '../effects/power.ts';
import { holdsGuardedOrb } from '../harm/wake.ts';
import { chargeGait, everyChargeWay } from '../movement/charge-gait.ts';
import { firstOfWays, reachable } from '../movement/reachable.ts';
import type { Reached } from '../movement/routes.ts';
import { type MayStep, safeSteps } from '../movement/safe-steps.ts';
import { harmsOn } from '../terrain/terrain.ts';
import { topOf } from './best-place.ts';
import { type Lookout, legTo, type Place, pathTo, safePlaces } from './lookout.ts';
import type { Leg, Plan } from './plan.ts';

/** A run-up and a Charge from where that ends. */
interface Run {
  readonly start: Place;
  readonly end: Reached;
  readonly leg: Leg;
}

/**
 * The longest Charge at a target that a Move Action before it can line up without granting an
 * Opportunity, for a Creep that always Charges if it can (KM-MINO-03, D-83). Of those as long the one
 * past most, if its attack strikes whom it passes (KM-MINO-07); then the least movement, then the fewest
 * dangers; what is left open is settled as the match says (KZ-AI-49).
 *
 * @param mayMove whether there is a Move Action for the run-up
 */
export function planRush(
  lookout: Lookout,
  power: AttackPower,
  target: CreatureId,
  mayMove: boolean,
): Plan | undefined {
  const { t, id } = lookout;
  const all = longestRuns(lookout, target, mayMove, power.charge?.past === true);
  if (all.length === 0) return undefined;
  const passed = passing(t, id, target);
  const harmsOf = harmsOn(t, id);
  const wayOf = ({ start, end }: Run): readonly Cell[] => [...pathTo(start), ...end.path];
  const past =
    power.charge?.past === true
      ? topOf(all, ({ start, end }) => [passed([start.cell, ...end.path]).size])
      : all;
  const least = topOf(past, ({ start, end }) => [-start.cost - end.cost]);
  const best = topOf(least, (run) => [-wayOf(run).reduce((sum, cell) => sum + harmsOf(cell), 0)]);
  const cell = settleTie(
    t,
    id,
    best.map(({ end }) => end.cell),
    target,
  );
  const run = firstOfWays(
    t,
    id,
    best.filter(({ end }) => end.cell === cell),
    wayOf,
  );
  return run && { legs: [...legTo(run.start), run.leg], target, charges: true };
}

/**
 * The targets of a Creep that Charges whenever it can: whoever holds its orb, then those that it can
 * Charge, the farthest first, then the others (KM-MINO-03). Of any other Creep, and of one whose
 * dominator has named them, as they come.
 */
export function inRushOrder(
  lookout: Lookout,
  targets: readonly CreatureId[],
  mayMove: boolean,
): readonly CreatureId[] {
  const { t, id, named } = lookout;
  const { state } = t;
  const [first] = targets;
  if (creepBlockOf(t, id)?.rush === undefined || first === undefined || named !== undefined)
    return targets;
  const body = creatureOf(state, id);
  const holds = holdsGuardedOrb(state, body.group, first);
  const ground = groundOf(state);
  const far = new Map(
    targets.map((target) => {
      const canCharge = longestRuns(lookout, target, mayMove, false).length > 0;
      const distance = distanceBetween(ground, body, creatureOf(state, target)) ?? 0;
      return [target, canCharge ? distance : 0] as const;
    }),
  );
  const rest = (holds ? targets.slice(1) : [...targets]).sort(
    (a, b) => (far.get(b) ?? 0) - (far.get(a) ?? 0),
  );
  return holds ? [first, ...rest] : rest;
}

/**
 * The longest Charges at a target, of a square at least, with the run-ups to them: to each square by
 * the best way, or by every way.
 */
function longestRuns(
  lookout: Lookout,
  target: CreatureId,
  mayMove: boolean,
  byEveryWay: boolean,
): readonly Run[] {
  const { t, id } = lookout;
  const { state } = t;
  const block = creepBlockOf(t, id);
  if (block?.rush === undefined) return [];
  const gait = chargeGait(t, id, block.rush);
  if (gait === undefined) return [];
  const ground = groundOf(state);
  const goal = creatureOf(state, target);
  const strike = stanceOf(t, id, basicAttackOf(block));
  const left = (cell: Cell): number =>
    (distanceBetween(ground, bodyAt(ground, creatureOf(state, id), cell), goal) ?? 999) - 1;
  // Made tunnels are short cuts, and Boost Squares cost nothing.
  const bends = ground.tunnels.length > 0;
  const isStart = (cell: Cell): boolean =>
    left(cell) >= 1 && left(cell) < 999 && (left(cell) <= gait.budget || bends || ground.hasBoosts);
  const starts = [...safePlaces(lookout, mayMove, isStart)].sort(
    (a, b) => left(b.cell) - left(a.cell),
  );
  const movement = { ...gait, toward: target };
  const mayStep: MayStep = gait.unanswered === true ? () => true : safeSteps(t, id);
  let longest: Run[] = [];
  let most = 1;
  for (const start of starts) {
    if (longest.length > 0 && !bends && left(start.cell) < most) break;
    const ends = standingAt(state, id, start.cell, () =>
      byEveryWay ? everyChargeWay(t, id, movement, mayStep) : reachable(t, id, movement, mayStep),
    );
    for (const end of ends) {
      const { path } = end;
      if (path.length < most) continue;
      if (!standingAt(state, id, end.cell, () => isTargetFrom(t, strike, target))) continue;
      if (path.length > most) longest = [];
      most = path.length;
      longest.push({ start, end, leg: { movement, path } });
    }
  }
  return longest;
}
