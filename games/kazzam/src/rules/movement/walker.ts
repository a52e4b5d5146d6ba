import type { Cell } from '@tablewright/geometry';
import type { BodyStep } from '../../map/bodies.ts';
import type { Ground, PortalUsers } from '../../map/ground.ts';
import { AROUND, COUNT } from '../../map/step-table.ts';
import { type Creature, type CreatureId, type KazzamState, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { type Body, distanceBetween, type Place } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt, isLarge } from '../court/squeeze.ts';
import type { Gait } from '../effects/movement.ts';
import { BITS, has } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import {
  EMPTY,
  hasRoom,
  isEmpty,
  type Occupants,
  occupantsOf,
  squaresAt,
  withOccupants,
} from '../sight/occupancy.ts';

/** What a creature can do from square to square on its way. */
export interface Walker {
  readonly start: Cell;
  readonly budget: number;
  /** How many squares there are on the whole map. */
  readonly cells: number;
  /** The least that a step may cost. */
  readonly least: 0 | 1;
  /** Whether it could end in a square. */
  mayEnd(cell: Cell): boolean;
  /**
   * Every step that it may take from a square; what is returned holds until the next call.
   *
   * @param so where it has come so far: steps that lead nowhere more cheaply may be left out
   */
  steps(from: Cell, so?: SoFar): Steps;
}

/** Where a search for ways has come so far. */
export interface SoFar {
  /** By square, the least known cost of coming there; negative where it has not come yet. */
  readonly costs: Int16Array;
  /** What the square cost from which it goes on now. */
  spent: number;
}

/** Steps from a square, each with what it costs. */
export interface Steps {
  readonly count: number;
  readonly to: Int16Array;
  readonly costs: Uint8Array;
}

/** Most steps from a square: to eight, of which each may be a portal that opens on eight. */
const MOST_STEPS = 64;

/** Takes down steps from one square after another. */
class StepList implements Steps {
  count = 0;
  readonly to = new Int16Array(MOST_STEPS);
  readonly costs = new Uint8Array(MOST_STEPS);
  /** Whether that is for Difficult Terrain. */
  readonly difficult = new Uint8Array(MOST_STEPS);

  add(cell: Cell, cost: number, difficult: boolean): void {
    this.to[this.count] = cell;
    this.costs[this.count] = cost;
    this.difficult[this.count] = Number(difficult);
    this.count += 1;
  }

  /** Leaves those that fit. */
  keep(fits: (cell: Cell, difficult: boolean) => boolean): void {
    const { count, to, costs, difficult } = this;
    this.count = 0;
    for (let at = 0; at < count; at += 1) {
      const cell = to[at] ?? NOWHERE;
      const slow = difficult[at] === 1;
      if (fits(cell, slow)) this.add(cell, costs[at] ?? 0, slow);
    }
  }
}

const spareLists: StepList[] = [];

/** Looks at what a creature can do with a gait as things stand now. */
export function withWalker<R>(
  t: Kazzam,
  mover: CreatureId,
  gait: Gait,
  look: (walker: Walker) => R,
): R {
  const steps = spareLists.pop() ?? new StepList();
  try {
    return withOccupants(t.state, mover, (occupants) =>
      look(walkerPast(t, mover, gait, occupants, steps)),
    );
  } finally {
    spareLists.push(steps);
  }
}

/** What the step from where it stands to a square costs now; more than anybody has if it is barred. */
export function costOfStep(t: Kazzam, mover: CreatureId, gait: Gait, to: Cell): number {
  return withWalker(t, mover, gait, ({ start, steps }) => {
    const { count, to: cells, costs } = steps(start);
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < count; at += 1) {
      if (cells[at] === to) least = Math.min(least, costs[at] ?? least);
    }
    return least;
  });
}

/** Those who keep a walker copy its steps at once. */
const KEPT = new StepList();

/** The same, to be kept as long as nothing changes. */
export function walkerOf(t: Kazzam, mover: CreatureId, gait: Gait): Walker {
  return walkerPast(t, mover, gait, occupantsOf(t.state, mover), KEPT);
}

function walkerPast(
  t: Kazzam,
  mover: CreatureId,
  gait: Gait,
  occupants: Occupants,
  list: StepList,
): Walker {
  const { state } = t;
  const creature = creatureOf(state, mover);
  const ground = groundOf(state);
  const goal = gait.toward === undefined ? undefined : creatureOf(state, gait.toward);
  const gap = (cell: Cell): number =>
    goal === undefined
      ? Number.POSITIVE_INFINITY
      : gapBetween(ground, bodyAt(ground, creature, cell), goal);
  const flat = gait.single === true || goal !== undefined;
  const small = !isLarge(creature);
  const { standing, near } = occupants;
  const listSteps = stepper(t, mover, occupants, gait);
  const isPlain = !flat && gait.step === undefined;
  const steps = (from: Cell, so?: SoFar): Steps => {
    list.count = 0;
    listSteps(from, list, so);
    if (isPlain) return list;
    const left = goal === undefined ? 0 : gap(from);
    list.keep(
      (cell, difficult) =>
        !(difficult && flat) &&
        (goal === undefined || gap(cell) < left) &&
        gait.step?.(from, cell) !== false,
    );
    return list;
  };
  return {
    start: creature.cell,
    budget: gait.budget,
    cells: ground.map.cells,
    least: ground.hasBoosts ? 0 : 1,
    mayEnd: (cell) =>
      (near[cell] === EMPTY || (!small && isEmpty(standing, squaresAt(ground, cell, creature)))) &&
      hasRoom(ground, cell, creature) &&
      (goal === undefined || gap(cell) === 1) &&
      gait.ends?.(cell) !== false,
    steps,
  };
}

/** How far a Charge is from its target: a made tunnel is like one square (KC-POR-34). */
function gapBetween(ground: Ground, from: Body, to: Body): number {
  const apart = (a: Place, b: Place) => distanceBetween(ground, a, b) ?? Number.POSITIVE_INFINITY;
  const through = ground.tunnels.map(({ entry, end }) => apart(from, entry) + apart(end, to));
  return Math.min(apart(from, to), ...through);
}

/** Adds the steps that the mover may take from a square, and what they cost it, to a list. */
function stepper(
  t: Kazzam,
  mover: CreatureId,
  { standing, near }: Occupants,
  gait: Gait,
): (from: Cell, list: StepList, so?: SoFar) => void {
  const { state, options } = t;
  const creature = creatureOf(state, mover);
  const { fullWidth: width, fullHeight: height } = creature;
  const ground = groundOf(state);
  const floats = has(creature, BITS.hovering);
  const phases = has(creature, BITS.phasing);
  const way = windows.modify(t, {
    type: 'way',
    mover,
    difficult: [],
    ignoresDifficult: floats || gait.ignoresDifficult === true,
    passesCreatures: phases || gait.passesCreatures === true,
  });
  const mayPass = (other: CreatureId): boolean =>
    way.passesCreatures ||
    (options.moveThroughAllies && creatureOf(state, other).team === creature.team);
  // Whoever touches the ground climbs out of a Pit (KR-SPEC-22).
  const climbOf = (from: Cell): 0 | 1 => {
    if (floats || !ground.hasPits) return 0;
    const stood = squaresAt(ground, from, creature) ?? [];
    return stood.some((square) => ground.kindAt(square) === 'pit') ? 1 : 0;
  };
  const isMore = way.difficult.length > 0 && !way.ignoresDifficult;
  let heavy: ReadonlySet<Cell> | undefined;
  const isHeavy = (square: Cell): boolean => {
    heavy ??= new Set(way.difficult.flat());
    return heavy.has(square);
  };
  const priceOf = (printed: number, entered: readonly Cell[]): number => {
    const price = way.ignoresDifficult ? Math.min(printed, 1) : printed;
    const isSlow =
      isMore &&
      price === 1 &&
      entered.some((square) => ground.prices[square] !== 0 && isHeavy(square));
    return isSlow ? 2 : price;
  };
  const isBlocked = (entered: readonly Cell[]): boolean => {
    for (const square of entered) {
      const other = standing[square] ?? EMPTY;
      if (other !== EMPTY && !mayPass(other)) return true;
    }
    return false;
  };
  if (phases) {
    return (from, list) => {
      const climb = climbOf(from);
      for (const { cell, entered, price: printed } of phasingSteps(ground, from, creature)) {
        if (isBlocked(entered)) continue;
        const price = priceOf(printed, entered);
        list.add(cell, price + climb, price > 1);
      }
    };
  }
  const { cutCorners } = options;
  const isPlain = !isMore && !way.ignoresDifficult;
  const bodies = ground.bodies(width, height);
  const table = bodies.table(cutCorners);
  const enteredBy = isLarge(creature)
    ? (from: Cell, step: number) => bodies.steps(from, cutCorners)[step]?.entered ?? []
    : (from: Cell, step: number) => [table.to[from * AROUND + step] ?? NOWHERE];
  return (from, list, so) => {
    const climb = climbOf(from);
    const known = table.counts[from] ?? COUNT.unknown;
    const count = known === COUNT.unknown ? bodies.fill(from, cutCorners) : known;
    for (let step = 0; step < count; step += 1) {
      const place = from * AROUND + step;
      const cell = table.to[place] ?? NOWHERE;
      const printed = table.prices[place] ?? 1;
      if (so !== undefined) {
        // No step costs less than it would without anything in the way.
        const cost = so.costs[cell] ?? NOWHERE;
        const least = way.ignoresDifficult ? 0 : printed;
        if (cost >= 0 && cost <= so.spent + least + climb) continue;
      }
      if (near[cell] !== EMPTY && isBlocked(enteredBy(from, step))) continue;
      const price = isPlain
        ? printed
        : priceOf(printed, isMore ? enteredBy(from, step) : NO_SQUARES);
      list.add(cell, price + climb, price > 1);
    }
    if (count !== COUNT.portal) return;
    for (const { cell, users } of ground.stepsFrom(from, cutCorners)) {
      if (users === 'everyone') {
        if (isBlocked([cell])) continue;
        const price = priceOf(ground.prices[cell] ?? 1, [cell]);
        list.add(cell, price + climb, price > 1);
        continue;
      }
      // Who comes out of a portal needs a free square there, allies or not (KM-PORT-01).
      if (standing[cell] !== EMPTY || !mayUsePortal(state, creature, users)) continue;
      if (hasRoom(ground, cell, creature)) list.add(cell, 1 + climb, false);
    }
  };
}

const NO_SQUARES: readonly Cell[] = [];

/** Who is Phasing passes through everything but the edge (KZ-STAT-48). */
function phasingSteps(ground: Ground, from: Cell, creature: Creature): readonly BodyStep[] {
  const before = squaresAt(ground, from, creature) ?? [];
  return ground.neighbours(from).flatMap((cell) => {
    const squares = squaresAt(ground, cell, creature);
    if (squares === undefined) return [];
    if (!ground.obeysDoors(from, cell, [...before, ...squares])) return [];
    const entered = squares.filter((square) => !before.includes(square));
    const squeezed = squares.length < creature.fullWidth * creature.fullHeight;
    const highest = Math.max(0, ...entered.map((square) => ground.prices[square] ?? 1));
    return [{ cell, entered, price: squeezed && highest > 0 ? 2 : highest }];
  });
}

/** Athletes of the team whose portal it is, or both; creeps only made ones (KM-PORT-03, KM-PORT-04). */
function mayUsePortal({ red }: KazzamState, { team }: Creature, users: PortalUsers): boolean {
  if (users === 'all') return true;
  if (team === undefined) return false;
  return users === 'any' || (users === 'red') === (team === red);
}
