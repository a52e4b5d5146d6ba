import { choose, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId, Effect, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { oneAction } from '../actions/one-action.ts';
import { canAttackWith, isMelee, isTarget } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import type { Manner } from '../attack/attack-roll.ts';
import { creatureOf, isCompanion, isOnMap, seatOf } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { bodyAt, standingAt } from '../court/squeeze.ts';
import { commandedByCreep, creepsErrand } from '../creeps/command.ts';
import { BASIC_IMPLEMENT_ATTACK, BASIC_PHYSICAL_ATTACK } from '../effects/basic-powers.ts';
import { throwDice } from '../effects/dice.ts';
import { holding } from '../effects/holding.ts';
import { effectOn } from '../effects/in-play.ts';
import type { Movement } from '../effects/movement.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, giveStatus, has, isImmune } from '../effects/status.ts';
import { compel } from '../harm/compelled.ts';
import { moveCompany } from '../movement/company.ts';
import { askErrand } from '../movement/errand.ts';
import { waysToFlee } from '../movement/flight.ts';
import { move, walkOf } from '../movement/move.ts';
import { reachable } from '../movement/reachable.ts';
import { wayFrom } from '../movement/way.ts';

/** How the Action Phase goes on. */
export type Course = 'over' | 'goes-on';

/**
 * Begins the Action Phase of an athlete: of Dominated, Frenzied and Panicked the first governs the
 * turn (KZ-STAT-68); without any of them it takes its first action.
 */
export function* beginActing(t: Kazzam, id: CreatureId): Flow<Course> {
  const { state } = t;
  const dominated = effectOn(state, 'dominated', id);
  if (dominated !== undefined) return yield* dominatedTurn(t, id, dominated.by);
  const frenzied = effectOn(state, 'frenzied', id);
  if (frenzied !== undefined) return yield* wildTurn(t, id, frenzied, FRENZY);
  const panicked = effectOn(state, 'panicked', id);
  if (panicked !== undefined) return yield* wildTurn(t, id, panicked, PANIC);
  return yield* oneAction(t, id, 'action');
}

/**
 * A Dominated turn: one at-will action, which the dominator picks with all that belongs to it
 * (KZ-STAT-13), or a whole turn in which its controller carries out a command (KZ-STAT-14); a
 * Creep has rules for either (KZ-STAT-17, KM-CRP-19). Without a dominator on the map its own
 * controller picks, and it is only Dazed.
 */
function* dominatedTurn(t: Kazzam, id: CreatureId, by: CreatureId): Flow<Course> {
  const { state } = t;
  const { turn } = state;
  const master = itemAt(state.creatures, by);
  if (master === undefined || !isOnMap(master)) return yield* oneAction(t, id, 'action');
  if (t.options.dominated === 'text' && turn !== undefined && !isCompanion(master)) {
    turn.errand = master.kind === 'creep' ? creepsErrand(t, id, by) : yield* askErrand(t, id, by);
    return yield* oneAction(t, id, 'action');
  }
  if (turn !== undefined) turn.atWillOnly = true;
  if (master.kind === 'creep') {
    yield* compel(t, id, by, () => commandedByCreep(t, id, by));
    return 'over';
  }
  yield* holding(state, 'command', { creature: id, by }, () =>
    compel(t, id, by, () => oneAction(t, id, 'action')),
  );
  return 'over';
}

/**
 * Lets an athlete take one action before something that would fell it at the start of its turn
 * (KZ-STAT-43, KZ-CREEP-13); whoever is Stunned has none (KZ-STAT-44).
 */
export function* finalAction(t: Kazzam, id: CreatureId): Flow<void> {
  const creature = creatureOf(t.state, id);
  if (creature.kind !== 'athlete' || !isOnMap(creature) || has(creature, BITS.stunned)) return;
  const dominated = effectOn(t.state, 'dominated', id);
  if (dominated === undefined || t.options.dominated !== 'strict') {
    yield* oneAction(t, id, 'final-action');
    return;
  }
  // The one action that a Dominated creature has, which its dominator picks (KZ-STAT-13).
  yield* dominatedTurn(t, id, dominated.by);
  if (t.state.turn !== undefined) t.state.turn.ended = true;
}

/** What makes a creature run wild. */
interface Wildness {
  readonly status: 'frenzied' | 'panicked';
  readonly rule: string;
  readonly onlyAttacks: 'melee' | 'basic-implement';
  /** What it does on 2 to 4. */
  readonly forced: (t: Kazzam, id: CreatureId, source: CreatureId, manner: Manner) => Flow<void>;
}

const FRENZY: Wildness = {
  status: 'frenzied',
  rule: 'KZ-STAT-26',
  onlyAttacks: 'melee',
  forced: fallUpon,
};

const PANIC: Wildness = {
  status: 'panicked',
  rule: 'KZ-STAT-46',
  onlyAttacks: 'basic-implement',
  forced: shootAndRun,
};

/**
 * A Frenzied or Panicked turn, by a die: 1 Dominated by the source, 2 to 4 a forced attack with
 * Disadvantage on a 2, 5 and 6 a normal turn with few attacks (KZ-STAT-26, KZ-STAT-46). A source
 * that is gone leaves only the last (KZ-STAT-27, KZ-STAT-47).
 */
function* wildTurn(
  t: Kazzam,
  id: CreatureId,
  { by: source }: Effect,
  { status, rule, onlyAttacks, forced }: Wildness,
): Flow<Course> {
  const { state } = t;
  const { turn } = state;
  const { dice, face: rolled, foreseen } = yield* throwDice(t, id, status);
  if (t.listening) {
    const shown = foreseen ? { foreseen } : {};
    t.emit({ type: 'wild', rule, who: id, by: source, status, roll: dice[0] ?? rolled, ...shown });
  }
  const there = itemAt(state.creatures, source);
  const gone = there === undefined || isBeyondReach(state, id, there);
  // Who cannot be Dominated has the turn that is left (KZ-STAT-05).
  const free = gone || (rolled === 1 && isImmune(state, id, 'dominated'));
  const die = free ? 5 : rolled;
  if (turn !== undefined) turn.onlyAttacks = onlyAttacks;
  if (die >= 5) return yield* oneAction(t, id, 'action');
  if (die === 1) {
    const until = { ends: 'turn-end', of: id, turn: creatureOf(state, id).turns } as const;
    giveStatus(t, { kind: 'dominated', on: id, by: source, source: `${status}-one`, until });
    return yield* dominatedTurn(t, id, source);
  }
  const disadvantages = die === 2 ? [rule] : [];
  // Such a turn has no Role Actions, not even at its end (KR-GEN-08).
  if (turn !== undefined) turn.roleActions = 0;
  const manner = { disadvantages, spared: source };
  yield* compel(t, id, id, () => forced(t, id, source, manner));
  return 'over';
}

/** Off the map, Hidden, or in another part of it: it can be neither fallen upon nor run from. */
function isBeyondReach(state: KazzamState, id: CreatureId, source: Creature): boolean {
  if (!isOnMap(source) || has(source, BITS.hidden)) return true;
  return !groundOf(state).inOnePart(creatureOf(state, id).cell, source.cell);
}

/** Basic melee attacks that it could make on the other from there (KZ-BASIC-09). */
function meleeOn(t: Kazzam, id: CreatureId, target: CreatureId): readonly AttackPower[] {
  return [BASIC_PHYSICAL_ATTACK, BASIC_IMPLEMENT_ATTACK].filter(
    (power) =>
      isMelee(t.state, id, power) &&
      canAttackWith(creatureOf(t.state, id), power) &&
      isTarget(t, id, target, power),
  );
}

/**
 * Frenzied: falls upon the source with a basic melee attack, by a shortest path if it is not in
 * reach; out of reach even so, it comes as near as it can (KZ-STAT-27).
 */
function* fallUpon(
  t: Kazzam,
  id: CreatureId,
  source: CreatureId,
  { disadvantages }: Manner,
): Flow<void> {
  if (meleeOn(t, id, source).length === 0) {
    yield* comeInReach(t, id, source);
    yield* moveCompany(t, id);
    // One action is all that the Dazed have (KZ-STAT-09).
    if (has(creatureOf(t.state, id), BITS.dazed)) return;
  }
  const powers = meleeOn(t, id, source);
  if (powers.length === 0) return;
  const { power } = yield* choose(
    t,
    seatOf(t.state, id),
    'frenzied-attack',
    powers.map((power) => ({ id: power.id, power })),
    { rule: 'KZ-BASIC-09', params: { who: id, of: source }, fallback: 0 },
  );
  yield* attack(t, id, source, power, disadvantages === undefined ? {} : { disadvantages });
}

/** Walks by a shortest way to where it can strike at the other, or else as near as it can. */
function* comeInReach(t: Kazzam, id: CreatureId, source: CreatureId): Flow<void> {
  const walk = walkOf(t, id);
  if (walk === undefined) return;
  yield* move(t, id, { ...walk, narrow: (left) => towards(t, id, source, left) });
}

/** Shortest ways to the nearest squares from where it can strike at the other, else to those nearest to it. */
function towards(
  t: Kazzam,
  id: CreatureId,
  source: CreatureId,
  left: Movement,
): Movement | undefined {
  if (meleeOn(t, id, source).length > 0) return undefined;
  const places = reachable(t, id, left).filter(({ cell }) =>
    standingAt(t.state, id, cell, () => meleeOn(t, id, source).length > 0),
  );
  if (places.length > 0) {
    const budget = Math.min(...places.map(({ cost }) => cost));
    const nearest = places.filter(({ cost }) => cost === budget).map(({ cell }) => cell);
    return { ...left, budget, ends: (cell) => nearest.includes(cell) };
  }
  const { cells, cost } = nearestEnds(t, id, left, source) ?? { cells: new Set(), cost: 0 };
  return cost === 0 ? undefined : { ...left, budget: cost, ends: (cell) => cells.has(cell) };
}

/** The squares of a movement that are nearest to a creature, the cheapest of them, and their cost. */
function nearestEnds(
  t: Kazzam,
  id: CreatureId,
  movement: Movement,
  to: CreatureId,
): { readonly cells: ReadonlySet<Cell>; readonly cost: number } | undefined {
  const { state } = t;
  const ground = groundOf(state);
  const body = creatureOf(state, id);
  const way = wayFrom(t, id, movement);
  if (way === undefined) return undefined;
  const spent = cheapest(way);
  let best = Number.POSITIVE_INFINITY;
  let cost = 0;
  let cells = new Set<Cell>();
  for (const [place, option] of way.options.entries()) {
    const { cell } = option as unknown as { readonly cell: Cell };
    const distance = distanceBetween(ground, bodyAt(ground, body, cell), creatureOf(state, to));
    if (distance === undefined || way.ends[place] !== true || distance > best) continue;
    const price = spent[place] ?? 0;
    if (distance === best && price > cost) continue;
    if (distance < best || price < cost) cells = new Set();
    best = distance;
    cost = price;
    cells.add(cell);
  }
  return { cells, cost };
}

/** What each place of a way costs to reach at least. */
function cheapest({ steps, costs }: NonNullable<ReturnType<typeof wayFrom>>): readonly number[] {
  const spent: number[] = steps.map((_, place) => (place === 0 ? 0 : Number.POSITIVE_INFINITY));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [place, leads] of steps.entries()) {
      for (const [at, to] of leads.entries()) {
        const price = (spent[place] ?? 0) + (costs[place]?.[at] ?? 0);
        if (price >= (spent[to] ?? 0)) continue;
        spent[to] = price;
        changed = true;
      }
    }
  }
  return spent;
}

/** Panicked: shoots at the source if it is in range, and must run (KZ-STAT-46). */
function* shootAndRun(t: Kazzam, id: CreatureId, source: CreatureId, manner: Manner): Flow<void> {
  const power = BASIC_IMPLEMENT_ATTACK;
  const able = canAttackWith(creatureOf(t.state, id), power) && isTarget(t, id, source, power);
  if (able) yield* attack(t, id, source, power, manner);
  // One action is all that the Dazed have (KZ-STAT-09).
  if (able && has(creatureOf(t.state, id), BITS.dazed)) return;
  if (isOnMap(creatureOf(t.state, source))) yield* run(t, id, source);
}

/** Running: one Move Action, out of its sight or away from it (KZ-STAT-47). */
function* run(t: Kazzam, id: CreatureId, source: CreatureId): Flow<void> {
  const ways = waysToFlee(t, id, source);
  if (ways.length === 0) return;
  const { movement } = yield* choose(t, seatOf(t.state, id), 'run', ways, {
    rule: 'KZ-STAT-47',
    params: { who: id, of: source },
    fallback: 0,
  });
  yield* move(t, id, movement);
  yield* moveCompany(t, id);
}
