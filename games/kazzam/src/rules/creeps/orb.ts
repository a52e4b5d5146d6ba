import type { Flow } from '@tablewright/engine';
import { type CreatureId, type Item, type KazzamState, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { areAdjacent, distanceBetween, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { tell } from '../creepmaster/tell.ts';
import { BITS, has, isForbidden } from '../effects/status.ts';
import { hold, itemCell, release } from '../harm/items.ts';
import { tellOfOrb } from '../harm/orbs.ts';
import { guardedOrbs, holdsGuardedOrb, orbOf } from '../harm/wake.ts';
import { holdsOn, tryEscape } from '../movement/escape.ts';
import { standUp } from '../movement/stand.ts';
import type { Actor } from './actor.ts';
import { goToward } from './go.ts';

/**
 * Decides, when the first member of a group acts in a round, which one sees to its orb
 * (KZ-AI-21, KZ-AI-22, KZ-AI-46): whoever holds it, or the nearest member able to move if it lies
 * on the ground. Of several orbs the nearest loose one is fetched, by a member that carries none
 * (KM-DUAL-06).
 */
export function chooseRetriever({ t, id, group, provoked }: Actor): void {
  if (group.decided || provoked) return;
  const { state } = t;
  const { group: groupAt } = creatureOf(state, id);
  group.decided = true;
  group.retriever = NOBODY;
  const ground = groundOf(state);
  let nearest = Number.POSITIVE_INFINITY;
  for (const orb of guardedOrbs(state, groupAt)) {
    const { place } = orb;
    if (place.at === 'held' && creatureOf(state, place.creature).group === groupAt) {
      const brings = canBringHome(state, place.creature, orb);
      if (brings && group.retriever === NOBODY) group.retriever = place.creature;
    }
    if (place.at !== 'ground') continue;
    for (const [member, creature] of state.creatures.entries()) {
      if (creature.group !== groupAt || !isOnMap(creature)) continue;
      if (holdsGuardedOrb(state, groupAt, member)) continue;
      const distance = distanceBetween(ground, creature, place.cell);
      if (distance === undefined || distance >= nearest) continue;
      // Who never moves sees to an orb beside it alone (KM-GOLEM-14).
      const able = creature.speed === 0 ? distance <= 1 : !isForbidden(creature, 'walk');
      if (!able) continue;
      nearest = distance;
      group.retriever = member;
    }
  }
}

/** Who never moves brings its orb home only to a pedestal beside it (KM-GOLEM-14). */
function canBringHome(state: KazzamState, id: CreatureId, { home }: Item): boolean {
  const creature = creatureOf(state, id);
  const cell = state.pedestals[home]?.cell ?? -1;
  return creature.speed > 0 || (cell >= 0 && areAdjacent(groundOf(state), creature, cell));
}

/**
 * Whether it is the one of its group that sees to the orb in this round. Of several orbs each that a
 * member holds is brought home by that one, whoever fetches another (KM-DUAL-06).
 */
export function isRetriever({ t, id, group, provoked }: Actor): boolean {
  if (provoked) return false;
  if (group.retriever === id) return true;
  const { group: groupAt } = creatureOf(t.state, id);
  const several = guardedOrbs(t.state, groupAt).length > 1;
  return several && holdsGuardedOrb(t.state, groupAt, id);
}

/** The orb that it sees to: one that it holds already, else the one that it has in mind. */
function orbToSee(state: KazzamState, id: CreatureId): Item | undefined {
  const { group, held } = creatureOf(state, id);
  const own = guardedOrbs(state, group).find((orb) => held.includes(state.items.indexOf(orb)));
  return own ?? looseOrb(state, id) ?? orbOf(state, id);
}

/** The nearest orb of its group that lies on the ground. */
function looseOrb(state: KazzamState, id: CreatureId): Item | undefined {
  const body = creatureOf(state, id);
  const ground = groundOf(state);
  const gap = (orb: Item) =>
    distanceBetween(ground, body, itemCell(state, orb)) ?? Number.POSITIVE_INFINITY;
  const loose = guardedOrbs(state, body.group).filter(({ place }) => place.at === 'ground');
  return loose.toSorted((a, b) => gap(a) - gap(b))[0];
}

/** Tells what it is about to do: to fetch its orb, or to bring it home (KZ-AI-21, KZ-AI-22). */
function tellErrand(t: Kazzam, id: CreatureId): void {
  const { held } = creatureOf(t.state, id);
  const orb = orbToSee(t.state, id);
  const carries = orb !== undefined && held.includes(t.state.items.indexOf(orb));
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
  const orb = orbToSee(state, id);
  tellErrand(t, id);
  if (orb === undefined) return undefined;
  const number = state.items.indexOf(orb);
  const most = has(creature, BITS.dazed) ? 1 : 2;
  for (let actions = most; actions > 0 && isOnMap(creature); actions -= 1) {
    const holding = creature.held.includes(number);
    const goal = holding ? (state.pedestals[orb.home]?.cell ?? -1) : itemCell(state, orb);
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
