import type { Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { areAdjacent, distanceBetween, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { bodyAt } from '../court/squeeze.ts';
import { tell } from '../creepmaster/tell.ts';
import { settlingTies } from '../creepmaster/ties.ts';
import { BITS, has, isForbidden } from '../effects/status.ts';
import { hold, orbCell, release, tellOfOrb } from '../harm/orbs.ts';
import { orbOf } from '../harm/wake.ts';
import { holdsOn, tryEscape } from '../movement/escape.ts';
import { move, walkOf } from '../movement/move.ts';
import { grantedByStep } from '../movement/reachable.ts';
import { standUp } from '../movement/stand.ts';
import { planApproach, shortestTo } from './plan.ts';

/**
 * Decides, when the first member of a group acts in a round, which one sees to its orb
 * (KZ-AI-21, KZ-AI-22, KZ-AI-46): whoever holds it, or the nearest member able to move if it lies
 * on the ground.
 */
export function chooseRetriever(t: Kazzam, groupAt: number): void {
  const { state } = t;
  const group = itemAt(state.groups, groupAt);
  const orb = orbOf(state, groupAt);
  if (group === undefined) return;
  group.decided = true;
  group.retriever = NOBODY;
  if (orb === undefined || orb.place.at === 'pedestal') return;
  if (orb.place.at === 'held') {
    const { creature } = orb.place;
    if (creatureOf(state, creature).group === groupAt) group.retriever = creature;
    return;
  }
  const ground = groundOf(state);
  const { cell } = orb.place;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [id, creature] of state.creatures.entries()) {
    const able = !isForbidden(creature, 'walk');
    if (creature.group !== groupAt || !isOnMap(creature) || !able) continue;
    const distance = distanceBetween(ground, creature, cell);
    if (distance === undefined || distance >= nearest) continue;
    nearest = distance;
    group.retriever = id;
  }
}

/** Tells what it is about to do: to fetch its orb, or to bring it home (KZ-AI-21, KZ-AI-22). */
export function tellErrand(t: Kazzam, id: CreatureId): void {
  const { group, held } = creatureOf(t.state, id);
  const orb = orbOf(t.state, group);
  const carries = orb !== undefined && held.includes(t.state.orbs.indexOf(orb));
  if (carries) tell(t, id, 'return', NOBODY, 'KZ-AI-22');
  else tell(t, id, 'retrieve', NOBODY, 'KZ-AI-21');
}

/** Who keeps a Creep from going on, and whether its Move Action was spent before. */
export interface Obstacle {
  readonly blocker: CreatureId;
  readonly acted: boolean;
}

/**
 * Fetches the group's orb, or brings it back to its pedestal, with both actions of a turn as Move
 * Actions (KZ-AI-21 to KZ-AI-23). Returns who stands in its way with an Opportunity, whom it fights
 * then (KZ-AI-16).
 */
export function* retrieve(t: Kazzam, id: CreatureId): Flow<Obstacle | undefined> {
  const { state } = t;
  const creature = creatureOf(state, id);
  const orb = orbOf(state, creature.group);
  if (orb === undefined) return undefined;
  const number = state.orbs.indexOf(orb);
  const most = has(creature, BITS.dazed) ? 1 : 2;
  for (let actions = most; actions > 0 && isOnMap(creature); actions -= 1) {
    const holding = creature.held.includes(number);
    const goal = holding ? (state.pedestals[orb.home]?.cell ?? -1) : orbCell(state, orb);
    const ground = groundOf(state);
    const there = holding
      ? areAdjacent(ground, creature, goal)
      : isWithin(ground, creature, goal, 1);
    if (there && holding) {
      release(state, id, number);
      orb.place = { at: 'pedestal', pedestal: orb.home };
      tellOfOrb(t, id, 'returned', number, 'KZ-AI-22');
      return undefined;
    }
    if (there) {
      hold(t, id, number);
      tellOfOrb(t, id, 'picked-up', number, 'KZ-AI-21');
      continue;
    }
    // Held or Prone, it gets free or up first (KZ-AI-28).
    if (holdsOn(state, id).length > 0) {
      yield* tryEscape(t, id);
      continue;
    }
    if (has(creature, BITS.prone)) {
      yield* standUp(t, id);
      continue;
    }
    const blocker = yield* goToward(t, id, (cell) =>
      isWithin(ground, bodyAt(ground, creature, cell), goal, 1),
    );
    if (blocker !== undefined) return { blocker, acted: actions < most };
  }
  return undefined;
}

/**
 * Goes toward squares with one Move Action, by steps that grant no Opportunity. If there is no such
 * way but another, it stays, and says who would get the first one on it.
 */
export function* goToward(
  t: Kazzam,
  id: CreatureId,
  wanted: (cell: number) => boolean,
): Flow<CreatureId | undefined> {
  const plan = yield* settlingTies(t, () => planApproach(t, id, 1, wanted));
  const leg = plan?.legs[0];
  if (leg !== undefined) {
    yield* move(t, id, leg.movement, undefined, leg.path);
    return undefined;
  }
  return yield* settlingTies(t, () => firstInTheWay(t, id, wanted));
}

/**
 * Who would get the first Opportunity on the cheapest way (KZ-AI-16).
 *
 * @param within what the way may cost; any way counts if left out
 */
export function firstInTheWay(
  t: Kazzam,
  id: CreatureId,
  wanted: (cell: number) => boolean,
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
