import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { compare } from '../../../rules/court/equal-paths.ts';
import { cellsOf } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { settleTie } from '../../../rules/creepmaster/ties.ts';
import type { Movement } from '../../../rules/effects/movement.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { grantedByStep } from '../../../rules/movement/safe-steps.ts';
import { type Walker, withWalker } from '../../../rules/movement/walker.ts';
import { stridesFrom } from '../../../rules/movement/way.ts';
import type { Kazzam } from '../../../table.ts';

/** How many squares it rides (KM-SOUL-13). */
const SQUARES = 8;

/** Whom a ride could lead through, by the squares in which they stand. */
type Victims = ReadonlyMap<Cell, CreatureId>;

/** A way that it could ride, from where it stands to a square. */
interface Ride {
  readonly cell: Cell;
  readonly cost: number;
  /** The places of those whom it leads through, in the order of its targets, as bits. */
  readonly passed: number;
  /** How many Opportunities its steps grant. */
  readonly granted: number;
  readonly start: Cell;
  readonly path: readonly Cell[];
}

/** Where the enemies stand through whose squares it may ride: not those above or below it (KZ-STAT-20). */
export function victimsOn(t: Kazzam, id: CreatureId, targets: readonly CreatureId[]): Victims {
  const { state } = t;
  const ground = groundOf(state);
  const flies = has(creatureOf(state, id), BITS.flying);
  const victims = new Map<Cell, CreatureId>();
  for (const target of targets) {
    const body = creatureOf(state, target);
    if (!isOnMap(body) || has(body, BITS.flying) !== flies) continue;
    for (const cell of cellsOf(ground, body)) victims.set(cell, target);
  }
  return victims;
}

/** The ride as a movement: through enemies, and through nobody else. */
export function rideOf(t: Kazzam, id: CreatureId, victims: Victims): Movement {
  const { state } = t;
  const ground = groundOf(state);
  const barred = new Set<Cell>();
  for (const [other, body] of state.creatures.entries()) {
    if (other === id || !isOnMap(body) || body.mob) continue;
    if (has(body, BITS.flying) !== has(creatureOf(state, id), BITS.flying)) continue;
    for (const cell of cellsOf(ground, body)) if (!victims.has(cell)) barred.add(cell);
  }
  return {
    how: 'move',
    budget: SQUARES,
    rule: 'KM-SOUL-13',
    exposed: true,
    passesCreatures: true,
    step: (_, to) => !barred.has(to),
  };
}

/**
 * The way through most enemies that ends in a free square; of these the shortest, then the one through
 * those who come first among its targets, then by KZ-AI-48. Nothing if it can ride through nobody.
 */
export function bestRide(
  t: Kazzam,
  id: CreatureId,
  targets: readonly CreatureId[],
): readonly Cell[] | undefined {
  const victims = victimsOn(t, id, targets);
  const rides = withWalker(t, id, rideOf(t, id, victims), (walker) =>
    ridesFrom(t, id, walker, { victims, targets }),
  );
  let best: readonly Ride[] = [];
  for (const ride of rides) {
    const difference = best[0] === undefined ? -1 : rank(ride, best[0], targets.length);
    if (difference < 0) best = [ride];
    else if (difference === 0) best = [...best, ride];
  }
  const cell = settleTie(
    t,
    id,
    best.map((ride) => ride.cell),
  );
  return best.find((ride) => ride.cell === cell)?.path;
}

/** Below 0 if the one is the better ride. */
function rank(one: Ride, other: Ride, targets: number): number {
  const order = ({ passed }: Ride) =>
    Array.from({ length: targets }, (_, at) => 1 - ((passed >> at) & 1));
  return (
    countOf(other.passed) - countOf(one.passed) ||
    one.cost - other.cost ||
    compare(order(one), order(other)) ||
    one.granted - other.granted
  );
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

interface Among {
  readonly victims: Victims;
  readonly targets: readonly CreatureId[];
}

/** For each free square and each set of victims the best ride that leads there through them. */
function ridesFrom(t: Kazzam, id: CreatureId, walker: Walker, among: Among): readonly Ride[] {
  const grants = grantsOf(t, id);
  const known = new Map<string, Ride>();
  const waves: Ride[][] = Array.from({ length: SQUARES + 1 }, () => []);
  waves[0]?.push({
    cell: walker.start,
    cost: 0,
    passed: 0,
    granted: 0,
    start: walker.start,
    path: [],
  });
  for (const wave of waves) {
    // A wave grows while it is gone through, where a step costs nothing.
    for (const ride of wave) {
      const key = keyOf(ride, among);
      if ((known.get(key) ?? ride) !== ride) continue;
      known.set(key, ride);
      const { to, costs } = stridesFrom(walker, ride.cell);
      for (const [at, cell] of to.entries()) {
        const cost = ride.cost + (costs[at] ?? 0);
        if (cost > SQUARES || turnsBack(ride, cell, among)) continue;
        const next = rideOn(ride, cell, cost, among, grants);
        const same = known.get(keyOf(next, among));
        if (same !== undefined && !isBetter(next, same)) continue;
        known.set(keyOf(next, among), next);
        waves[cost]?.push(next);
      }
    }
  }
  return [...known.values()].filter(({ cell, passed }) => passed !== 0 && walker.mayEnd(cell));
}

/** What is left open to a ride: on the square of an enemy it depends on whence it came there. */
function keyOf(ride: Ride, { victims }: Among): string {
  const { cell, passed } = ride;
  return `${cell} ${passed} ${victims.has(cell) ? whenceOf(ride) : ''}`;
}

/** Whether a step would lead out of the square of an enemy where it came in: that is not through it. */
function turnsBack(ride: Ride, to: Cell, { victims }: Among): boolean {
  return victims.has(ride.cell) && whenceOf(ride) === to;
}

function whenceOf({ path, start }: Ride): Cell {
  return path.at(-2) ?? start;
}

/** Of two rides to one square through the same victims. */
function isBetter(one: Ride, other: Ride): boolean {
  const difference =
    one.cost - other.cost || one.granted - other.granted || compare(one.path, other.path);
  return difference < 0;
}

type Grants = (from: Cell, to: Cell) => readonly CreatureId[];

function rideOn(
  ride: Ride,
  cell: Cell,
  cost: number,
  { victims, targets }: Among,
  grants: Grants,
): Ride {
  const victim = victims.get(cell);
  const bit = victim === undefined ? 0 : 1 << targets.indexOf(victim);
  // Whom it has ridden through lies Prone and uses none (KZ-STAT-49).
  const able = grants(ride.cell, cell).filter(
    (holder) => (ride.passed & (1 << targets.indexOf(holder))) === 0,
  );
  return {
    cell,
    cost,
    passed: ride.passed | bit,
    granted: ride.granted + able.length,
    start: ride.start,
    path: [...ride.path, cell],
  };
}

/** Who gets an Opportunity from a step, looked up once. */
function grantsOf(t: Kazzam, id: CreatureId): Grants {
  const known = new Map<string, readonly CreatureId[]>();
  return (from, to) => {
    const key = `${from} ${to}`;
    let holders = known.get(key);
    if (holders === undefined) {
      holders = grantedByStep(t, id, from, to);
      known.set(key, holders);
    }
    return holders;
  };
}
