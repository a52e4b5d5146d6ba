import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { standingAt } from '../court/squeeze.ts';
import { settleTie } from '../creepmaster/ties.ts';
import type { Movement } from '../effects/movement.ts';
import { walkOf } from '../movement/move.ts';
import { type Journey, nearestReachable } from '../movement/reachable.ts';
import { type MayStep, safeSteps } from '../movement/safe-steps.ts';
import { isFree } from '../sight/occupancy.ts';
import type { Leg, Plan } from './plan.ts';

/** More squares than any way on a court costs. */
const FAR = 200;

/**
 * Two Move Actions, or so many, along a shortest way to where an attack could be made, by steps that
 * grant nobody an Opportunity (KZ-AI-32, KZ-AI-36); nothing if there is none.
 */
export function planApproach(
  t: Kazzam,
  id: CreatureId,
  actions: number,
  wanted: (cell: Cell) => boolean,
  within = FAR,
): Plan | undefined {
  const safe = safeSteps(t, id);
  const way = shortestTo(t, id, wanted, safe);
  const walk = walkOf(t, id);
  if (way === undefined || walk === undefined || way.cost > within) return undefined;
  const legs = cutIntoLegs(t, id, way, walk, actions);
  return legs.length === 0 ? undefined : { legs, target: undefined, charges: false };
}

/** A cheapest way to a wanted square, however far, where it stands left out. */
export function shortestTo(
  t: Kazzam,
  id: CreatureId,
  wanted: (cell: Cell) => boolean,
  mayStep?: MayStep,
): Journey | undefined {
  const walk = walkOf(t, id);
  if (walk === undefined) return undefined;
  const there = (cell: Cell) => standingAt(t.state, id, cell, () => wanted(cell));
  const nearest = nearestReachable(t, id, { ...walk, budget: FAR }, there, mayStep);
  const cell = settleTie(
    t,
    id,
    nearest.map((place) => place.cell),
  );
  return nearest.find((place) => place.cell === cell);
}

/** Cuts a way into what so many Move Actions carry it along, each ending where it may stand. */
function cutIntoLegs(
  t: Kazzam,
  id: CreatureId,
  way: Journey,
  walk: Movement,
  actions: number,
): readonly Leg[] {
  const legs: Leg[] = [];
  let spent = 0;
  let rest = way.path;
  for (let action = 0; action < actions && rest.length > 0; action += 1) {
    // No square of a cheapest way is come to more cheaply than by it.
    const last = rest.findLastIndex(
      (cell) => way.costTo(cell) <= spent + walk.budget && isFree(t.state, cell, id),
    );
    const end = rest[last];
    if (end === undefined) break;
    legs.push({ movement: walk, path: rest.slice(0, last + 1) });
    spent = way.costTo(end);
    rest = rest.slice(last + 1);
  }
  return legs;
}
