import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { chances, isMelee, isTargetFrom, type Stance, stanceOf } from '../attack/aim.ts';
import { creatureOf, creaturesWhere } from '../court/creatures.ts';
import { compare } from '../court/equal-paths.ts';
import { distanceBetween, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt, standingAt } from '../court/squeeze.ts';
import { settleTie } from '../creepmaster/ties.ts';
import { creepBlockOf } from '../effects/content.ts';
import { basicAttackOf } from '../effects/creep-block.ts';
import type { Movement } from '../effects/movement.ts';
import type { AttackPower } from '../effects/power.ts';
import { shiftOf, walkOf } from '../movement/move.ts';
import {
  firstOfWays,
  type Journey,
  type MayStep,
  nearestReachable,
  type Reached,
  reachable,
  safeSteps,
  type Ways,
  waysOf,
} from '../movement/reachable.ts';
import { diceMode } from '../numbers/result.ts';
import { isFree, withFree } from '../sight/occupancy.ts';
import { harmsAt, hasHarms } from '../terrain/terrain.ts';

/** One movement of a plan. */
export interface Leg {
  readonly movement: Movement;
  readonly path: readonly Cell[];
}

/** How a Creep carries out its action on a target. */
export interface Plan {
  /** Its movements, each a Move Action or what stands for one; the last may be a Charge. */
  readonly legs: readonly Leg[];
  /** Whom it attacks then; nobody if it only comes nearer. */
  readonly target: CreatureId | undefined;
  /** Whether the last movement is a Charge, whose attack is a basic one (KZ-CREEP-28). */
  readonly charges: boolean;
}

/** A square that one Move Action brings a Creep to without granting an Opportunity, and how. */
interface Place {
  readonly cell: Cell;
  readonly cost: number;
  /** How it comes there; not at all to where it stands. */
  readonly movement: Movement | undefined;
  readonly ways?: Ways;
}

function legTo(place: Place): readonly Leg[] {
  const { movement } = place;
  return movement === undefined ? [] : [{ movement, path: pathTo(place) }];
}

function pathTo({ cell, ways }: Place): readonly Cell[] {
  return ways?.pathTo(cell) ?? [];
}

/** A Creep that looks around before it moves; what it has found out holds until anything happens. */
export interface Lookout {
  readonly t: Kazzam;
  readonly id: CreatureId;
  /** Its ways by one Move Action, once it has looked for them. */
  moves?: readonly SafeMove[];
}

/** A movement of one Move Action, and where it leads by steps that grant nobody an Opportunity. */
interface SafeMove {
  readonly movement: Movement;
  readonly ways: Ways;
}

/** Begins to look around. */
export function lookAround(t: Kazzam, id: CreatureId): Lookout {
  return { t, id };
}

/** By walking or by a Shift (KZ-AI-15). */
function safeMoves(t: Kazzam, id: CreatureId): readonly SafeMove[] {
  const moves: SafeMove[] = [];
  const walk = walkOf(t, id);
  const shift = shiftOf(t, id);
  if (walk !== undefined) {
    moves.push({ movement: walk, ways: waysOf(t, id, walk, safeSteps(t, id)) });
  }
  if (shift !== undefined) {
    moves.push({ movement: shift, ways: waysOf(t, id, shift, safeSteps(t, id, true)) });
  }
  return moves;
}

/**
 * Squares within one Move Action that grant nobody an Opportunity, where it stands first (KZ-AI-15).
 *
 * @param fits which of them are of interest
 */
function safePlaces(
  lookout: Lookout,
  mayMove: boolean,
  fits: (cell: Cell) => boolean,
): readonly Place[] {
  const { t, id } = lookout;
  const { cell: start } = creatureOf(t.state, id);
  const here: readonly Place[] = fits(start) ? [{ cell: start, cost: 0, movement: undefined }] : [];
  if (!mayMove) return here;
  lookout.moves ??= safeMoves(t, id);
  const { moves } = lookout;
  const places = new Map<Cell, Place>();
  withFree(t.state, id, (isFree) => {
    for (const { movement, ways } of moves) {
      for (const cell of ways.squares) {
        if (!fits(cell) || !isFree(cell)) continue;
        const known = places.get(cell);
        const cost = ways.costTo(cell);
        if (known !== undefined && known.cost <= cost) continue;
        places.set(cell, { cell, cost, movement, ways });
      }
    }
  });
  return [...here, ...places.values()];
}

/**
 * The best way to use an attack on a target without granting an Opportunity: the square that suits
 * it best, then the least movement, then the fewest dangers (KZ-AI-30, KZ-AI-34, KZ-AI-35,
 * KZ-AI-44); what is left open is settled as the match says (KZ-AI-48).
 */
export function planAttack(
  lookout: Lookout,
  target: CreatureId,
  power: AttackPower,
  mayMove: boolean,
): Plan | undefined {
  const { t, id } = lookout;
  const { state } = t;
  const stance = stanceOf(t, id, power);
  if (mayMove && !couldComeInRange(t, stance, target)) return undefined;
  // Where nothing could be better it stays: no other square costs as little.
  if (isTargetFrom(t, stance, target) && suitsFully(t, id, target, power))
    return { legs: [], target, charges: false };
  const places = safePlaces(lookout, mayMove, (cell) => mayReach(t, stance, target, cell));
  const ranked = places.flatMap((place) =>
    standingAt(state, id, place.cell, () =>
      isTargetFrom(t, stance, target)
        ? [{ place, rank: suitability(t, id, target, power, place.cell) }]
        : [],
    ),
  );
  const best = bestOf(t, id, ranked);
  if (best === undefined) return undefined;
  return { legs: legTo(best), target, charges: false };
}

/** Whether a target is no farther than one Move Action and the attack's range bring it: a quick look. */
function couldComeInRange(t: Kazzam, stance: Stance, target: CreatureId): boolean {
  const { attacker, ground, range, bent } = stance;
  const { state } = t;
  // Made tunnels and Boost Squares carry it farther, and some targets are reached from farther away.
  if (bent || ground.hasBoosts || ground.tunnels.length > 0) return true;
  const distance = distanceBetween(ground, creatureOf(state, attacker), creatureOf(state, target));
  const most = walkOf(t, attacker)?.budget ?? 1;
  return distance !== undefined && distance <= Math.max(1, most) + range;
}

/** Whether a target may be in range from a square: a quick look, which leaves the rest open. */
function mayReach(
  { state }: Kazzam,
  { attacker, ground, range, bent, places }: Stance,
  target: CreatureId,
  cell: Cell,
): boolean {
  if (bent || places.length > 1) return true;
  const body = bodyAt(ground, creatureOf(state, attacker), cell);
  return isWithin(ground, body, creatureOf(state, target), range);
}

/** How well a square suits an attack on a target; the first difference decides, more is better. */
function suitability(
  t: Kazzam,
  id: CreatureId,
  target: CreatureId,
  power: AttackPower,
  cell: Cell,
): readonly number[] {
  const own = creepBlockOf(t, id)?.suits;
  return own === undefined ? [Number(suits(t, id, target, power))] : own(t, id, target, cell);
}

/** With Advantage hand to hand, without Disadvantage from afar (KZ-AI-34, KZ-AI-35). */
function suits(t: Kazzam, id: CreatureId, target: CreatureId, power: AttackPower): boolean {
  const { advantages, disadvantages } = chances(t, id, target, power, creatureOf(t.state, id));
  const mode = diceMode(advantages.length, disadvantages.length, t.options.advantageCount);
  return isMelee(t.state, id, power) ? mode === 'higher' : mode !== 'lower';
}

/** Whether no square could be better for an attack than where it stands, nor as near. */
function suitsFully(t: Kazzam, id: CreatureId, target: CreatureId, power: AttackPower): boolean {
  if (creepBlockOf(t, id)?.suits !== undefined || groundOf(t.state).hasBoosts) return false;
  return suits(t, id, target, power);
}

interface Ranked {
  readonly place: Place;
  readonly rank: readonly number[];
}

function bestOf(t: Kazzam, id: CreatureId, ranked: readonly Ranked[]): Place | undefined {
  let best: Ranked[] = [];
  const worth = ({ place, rank }: Ranked): readonly number[] => [
    ...rank,
    -place.cost,
    -dangersOn(t.state, id, place),
  ];
  for (const one of ranked) {
    const [first] = best;
    const difference = first === undefined ? 1 : compare(worth(one), worth(first));
    if (difference > 0) best = [one];
    else if (difference === 0) best.push(one);
  }
  const cell = settleTie(
    t,
    id,
    best.map(({ place }) => place.cell),
  );
  return best.find(({ place }) => place.cell === cell)?.place;
}

/** How many dangers a way leads through. */
function dangersOn(state: KazzamState, id: CreatureId, place: Place): number {
  if (!hasHarms(state)) return 0;
  return pathTo(place).reduce((sum, cell) => sum + harmsAt(state, id, cell), 0);
}

/**
 * The square from which an area holds the most victims, the priority target among them if any
 * square has it (KZ-AI-18 to KZ-AI-20).
 */
export function planArea(
  lookout: Lookout,
  target: CreatureId,
  power: AttackPower,
  mayMove: boolean,
): Plan | undefined {
  const { t, id } = lookout;
  const { state } = t;
  const own = creepBlockOf(t, id)?.suits;
  const ranked = safePlaces(lookout, mayMove, () => true).flatMap((place) =>
    standingAt(state, id, place.cell, () => {
      const victims = victimsOf(t, id, power);
      if (victims.length === 0) return [];
      // A block that says where its Creep ends up goes first (KZ-AI-30, KM-SWARM-02).
      const ends = own?.(t, id, target, place.cell) ?? [];
      return [{ place, rank: [Number(victims.includes(target)), ...ends, victims.length] }];
    }),
  );
  const best = bestOf(t, id, ranked);
  if (best === undefined) return undefined;
  return { legs: legTo(best), target, charges: false };
}

/** Everyone but Creeps whom an area attack would strike from where it stands (KM-CRP-12). */
export function victimsOf(t: Kazzam, id: CreatureId, power: AttackPower): CreatureId[] {
  const stance = stanceOf(t, id, power);
  return creaturesWhere(
    t.state,
    (other) =>
      creatureOf(t.state, other).kind !== 'creep' && other !== id && isTargetFrom(t, stance, other),
  );
}

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
  const walk = walkOf(t, id);
  const block = creepBlockOf(t, id);
  if (block === undefined || walk === undefined || walk.how === 'crawl') return undefined;
  const basic = stanceOf(t, id, basicAttackOf(block));
  const left = (cell: Cell): number =>
    (distanceBetween(ground, bodyAt(ground, creatureOf(state, id), cell), goal) ?? 999) - 1;
  const differ = (a: Place, b: Place): number =>
    a.cost + left(a.cell) - b.cost - left(b.cell) || b.cost - a.cost;
  const isStart = (cell: Cell): boolean => left(cell) >= 1 && left(cell) <= walk.budget;
  const starts = [...safePlaces(lookout, mayMove, isStart)].sort(differ);
  const movement: Movement = { ...walk, how: 'charge', rule: 'KZ-CREEP-28', toward: target };
  const safe = safeSteps(t, id);
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
