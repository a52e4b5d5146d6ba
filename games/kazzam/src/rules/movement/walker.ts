import type { Cell } from '@tablewright/geometry';
import type { Ground } from '../../map/ground.ts';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { type Body, distanceBetween, type Place } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt, isLarge } from '../court/squeeze.ts';
import type { Gait } from '../effects/movement.ts';
import {
  EMPTY,
  hasRoom,
  isEmpty,
  type Occupants,
  occupantsOf,
  squaresAt,
  withOccupants,
} from '../sight/occupancy.ts';
import { type SoFar, StepList, type Steps, stepper } from './stepper.ts';

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
