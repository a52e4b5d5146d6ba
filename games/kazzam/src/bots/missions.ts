import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId, KazzamState, Team } from '../model.ts';
import { creatureOf, isOnMap } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { ORB } from '../rules/effects/item-def.ts';
import { itemCell } from '../rules/harm/items.ts';
import { orbsHeld } from '../rules/harm/orbs.ts';
import { wayTo } from './distances.ts';

/** What an athlete is about: a square to be beside, and what getting there is worth. */
export interface Mission {
  readonly what: 'carry' | 'fetch' | 'exit' | 'hunt' | 'guard';
  readonly goal: Cell;
  /** Points for arriving, about. */
  readonly worth: number;
  readonly orb: number;
}

/** Squares that an athlete goes in a turn that is all movement, about. */
const PACE = 10;
/** What a turn's delay leaves of a worth. */
const PATIENCE = 0.86;

/** What is left of a worth that is so many squares away. */
function discounted(worth: number, squares: number): number {
  return worth * PATIENCE ** (squares / PACE);
}

/** A pedestal, and what a dunk there would pay (KZ-SCORE-04). */
interface Home {
  readonly cell: Cell;
  readonly pays: number;
}

/** The pedestals of a team. */
function pedestalsOf(state: KazzamState, team: Team): readonly Home[] {
  return state.pedestals.flatMap(({ cell, team: owner }, number) => {
    if (owner !== team || cell < 0) return [];
    const there = state.items.filter(
      ({ place }) => place.at === 'pedestal' && place.pedestal === number,
    );
    return [{ cell, pays: there.length + 1 }];
  });
}

/** Where an athlete with an orb should go: points against squares. */
function delivery(
  state: KazzamState,
  from: Cell,
  team: Team,
  homes: readonly Home[],
): Mission | undefined {
  const ground = groundOf(state);
  let best: Mission | undefined;
  for (const { cell, pays } of homes) {
    const squares = wayTo(state, ground, cell, team)[from] ?? Number.POSITIVE_INFINITY;
    if (squares === Number.POSITIVE_INFINITY) continue;
    const worth = discounted(pays, squares);
    if (worth > (best?.worth ?? 0)) best = { what: 'carry', goal: cell, worth, orb: -1 };
  }
  return best;
}

/** The way out of a Dungeon: the nearest exit. */
function wayOut(state: KazzamState, { cell, team }: Creature): Mission | undefined {
  const ground = groundOf(state);
  let best: Mission | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { inside } of ground.map.exits) {
    const squares = wayTo(state, ground, inside, team)[cell] ?? Number.POSITIVE_INFINITY;
    if (squares >= least) continue;
    least = squares;
    best = { what: 'exit', goal: inside, worth: 1.2, orb: -1 };
  }
  return best;
}

/** An orb that somebody might fetch. */
interface Sought {
  readonly number: number;
  readonly cell: Cell;
  /** What the way there costs from each square. */
  readonly way: Float64Array;
  /** Points for whoever has it. */
  readonly worth: number;
  /** What its guards take off. */
  readonly guards: number;
}

/** The orbs that a team might fetch. */
function soughtBy(state: KazzamState, team: Team, homes: readonly Home[]): readonly Sought[] {
  const ground = groundOf(state);
  return state.items.flatMap((orb, number): readonly Sought[] => {
    if (orb.kind !== ORB || orb.team === team || orb.place.at === 'held') return [];
    const cell = itemCell(state, orb);
    const home =
      ground.partAt(cell).kind === 'dungeon'
        ? { worth: 2.2 }
        : delivery(state, besideOf(state, cell), team, homes);
    if (home === undefined) return [];
    const worth = home.worth + (orb.team === undefined ? 0 : 0.4);
    const way = wayTo(state, ground, cell, team);
    return [{ number, cell, way, worth, guards: guardsOf(state, number) }];
  });
}

/** What fetching an orb is worth to an athlete from where it is. */
function fetching(
  state: KazzamState,
  id: CreatureId,
  { number, cell, way, worth: value, guards }: Sought,
  plan: Plan,
): Mission | undefined {
  const there = way[creatureOf(state, id).cell] ?? Number.POSITIVE_INFINITY;
  if (there === Number.POSITIVE_INFINITY) return undefined;
  const worth = plan.weigh(discounted(value, there) - guards, id, number);
  return worth > 0 ? { what: 'fetch', goal: cell, worth, orb: number } : undefined;
}

function besideOf(state: KazzamState, cell: Cell): Cell {
  const ground = groundOf(state);
  return ground.neighbours(cell).find((square) => ground.isRoom(square)) ?? cell;
}

/** What the guards of an orb cost whoever takes it. */
function guardsOf(state: KazzamState, number: number): number {
  const { groups = [], team } = state.items[number] ?? {};
  if (team !== undefined) return 0;
  const left = state.creatures.filter(
    (creature) => groups.includes(creature.group) && isOnMap(creature),
  ).length;
  return 0.28 * left;
}

/** What a team has agreed on besides what every athlete sees. */
export interface Plan {
  /** How many go for orbs; the others fight. */
  readonly fetchers: number;
  /** What fetching an orb is worth by the plan, given what it is worth by itself. */
  weigh(worth: number, id: CreatureId, orb: number): number;
  /** Whether an athlete stays about the pedestals of its team. */
  keeps(id: CreatureId): boolean;
}

/** Three go for orbs, whoever is best placed. */
const NO_PLAN: Plan = { fetchers: 3, weigh: (worth) => worth, keeps: () => false };

/**
 * What each athlete of a team is about: whoever holds an orb brings it home, whoever is in the
 * Dungeon comes out, the best placed fetch what pays most, each another orb.
 *
 * @param only whose mission is asked for; those of others may be left out then
 */
export function missionsOf(
  state: KazzamState,
  team: Team,
  plan: Plan = NO_PLAN,
  only?: CreatureId,
): ReadonlyMap<CreatureId, Mission> {
  const missions = new Map<CreatureId, Mission>();
  const homes = pedestalsOf(state, team);
  const idle: CreatureId[] = [];
  for (const [id, athlete] of state.creatures.entries()) {
    if (athlete.kind !== 'athlete' || athlete.team !== team || !isOnMap(athlete)) continue;
    const part = groundOf(state).partAt(athlete.cell).kind;
    const [held] = orbsHeld(state, id);
    const carry = held === undefined ? undefined : delivery(state, athlete.cell, team, homes);
    if (carry !== undefined) missions.set(id, { ...carry, orb: held ?? -1 });
    else if (part === 'dungeon' && held !== undefined) add(missions, id, wayOut(state, athlete));
    else idle.push(id);
  }
  if (only !== undefined && missions.has(only)) return missions;
  const sought = soughtBy(state, team, homes);
  const offers = idle.flatMap((id) =>
    sought.flatMap((orb) => {
      const mission = fetching(state, id, orb, plan);
      return mission === undefined ? [] : [{ id, mission }];
    }),
  );
  offers.sort((a, b) => b.mission.worth - a.mission.worth);
  const orbs = new Set<number>();
  for (const { id, mission } of offers) {
    if (missions.has(id) || orbs.has(mission.orb) || orbs.size >= plan.fetchers) continue;
    missions.set(id, mission);
    orbs.add(mission.orb);
  }
  for (const id of idle) {
    if (missions.has(id) || (only !== undefined && id !== only)) continue;
    const athlete = creatureOf(state, id);
    if (groundOf(state).partAt(athlete.cell).kind === 'dungeon') {
      add(missions, id, wayOut(state, athlete));
    } else if (plan.keeps(id)) {
      add(missions, id, intruder(state, id, team) ?? guard(state, id, team));
    } else add(missions, id, hunt(state, id, team));
  }
  return missions;
}

function add(
  missions: Map<CreatureId, Mission>,
  id: CreatureId,
  mission: Mission | undefined,
): void {
  if (mission !== undefined) missions.set(id, mission);
}

/** How near its pedestals a keeper stays, and how near to them an opponent is that it goes for. */
export const ABOUT = 5;

/** The pedestal of its team with most orbs, to be beside. */
function guard(state: KazzamState, id: CreatureId, team: Team): Mission | undefined {
  const ground = groundOf(state);
  const { cell } = creatureOf(state, id);
  let best: Mission | undefined;
  for (const { cell: goal, pays } of pedestalsOf(state, team)) {
    const squares = wayTo(state, ground, goal, team)[cell] ?? Number.POSITIVE_INFINITY;
    const worth = discounted(0.3 * pays, squares);
    if (worth > (best?.worth ?? 0)) best = { what: 'guard', goal, worth, orb: -1 };
  }
  return best;
}

/** The opponent most worth going for of those about its pedestals. */
function intruder(state: KazzamState, id: CreatureId, team: Team): Mission | undefined {
  const ground = groundOf(state);
  const own = pedestalsOf(state, team);
  return hunt(state, id, team, (cell) =>
    own.some((pedestal) => (ground.distance(pedestal.cell, cell) ?? ABOUT + 1) <= ABOUT),
  );
}

/** The opponent most worth going for: who carries, who is weak, who is near; of those where one is to be sought. */
export function hunt(
  state: KazzamState,
  id: CreatureId,
  team: Team,
  sought: (cell: Cell) => boolean = () => true,
): Mission | undefined {
  const ground = groundOf(state);
  const { cell } = creatureOf(state, id);
  let best: Mission | undefined;
  for (const other of state.creatures) {
    if (other.kind !== 'athlete' || other.team === team || !isOnMap(other)) continue;
    if (!sought(other.cell)) continue;
    const squares = wayTo(state, ground, other.cell, team)[cell] ?? Number.POSITIVE_INFINITY;
    if (squares === Number.POSITIVE_INFINITY) continue;
    const carries = other.held.length > 0 ? 1.4 : 0;
    const worth = discounted(0.4 + carries + 0.4 / Math.max(1, other.hp), squares);
    if (worth > (best?.worth ?? 0)) best = { what: 'hunt', goal: other.cell, worth, orb: -1 };
  }
  return best;
}
