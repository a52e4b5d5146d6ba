import type { Cell } from '@tablewright/geometry';
import type { Ground } from '../../map/ground.ts';
import type { Creature, CreatureId } from '../../model.ts';
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
import { type SoFar, StepList, type Stepper, type Steps, stepper } from './stepper.ts';

const spareLists: StepList[] = [];

/** Looks at what a creature can do with a gait as things stand now. */
export function withWalker<R>(
  t: Kazzam,
  mover: CreatureId,
  gait: Gait,
  look: (walker: Walker) => R,
): R {
  const list = spareLists.pop() ?? new StepList();
  try {
    return withOccupants(t.state, mover, gait.forced === true, (occupants) =>
      look(new Walker(t, mover, gait, occupants, list)),
    );
  } finally {
    spareLists.push(list);
  }
}

/** What the step from where it stands to a square costs now; more than anybody has if it is barred. */
export function costOfStep(t: Kazzam, mover: CreatureId, gait: Gait, to: Cell): number {
  return withWalker(t, mover, gait, (walker) => {
    const { count, to: cells, costs } = walker.steps(walker.start, undefined, to);
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
  return new Walker(t, mover, gait, occupantsOf(t.state, mover, gait.forced === true), KEPT);
}

/** What a creature can do from square to square on its way. */
export class Walker {
  readonly start: Cell;
  readonly budget: number;
  /** How many squares there are on the whole map. */
  readonly cells: number;
  /** The least that a step may cost. */
  readonly least: 0 | 1;
  readonly #creature: Creature;
  readonly #ground: Ground;
  readonly #occupants: Occupants;
  readonly #stepper: Stepper;
  readonly #list: StepList;
  /** Whom it Charges. */
  readonly #goal: Creature | undefined;
  readonly #mayStep: Gait['step'];
  readonly #ends: Gait['ends'];
  /** Whether it may not enter Difficult Terrain. */
  readonly #isFlat: boolean;

  /** @param list on which it lists its steps */
  constructor(t: Kazzam, mover: CreatureId, gait: Gait, occupants: Occupants, list: StepList) {
    const { state } = t;
    const { budget, single, toward, step, ends } = gait;
    this.#creature = creatureOf(state, mover);
    this.#ground = groundOf(state);
    this.start = this.#creature.cell;
    this.budget = budget;
    this.cells = this.#ground.map.cells;
    this.least = this.#ground.hasBoosts ? 0 : 1;
    this.#occupants = occupants;
    this.#stepper = stepper(t, mover, occupants, gait);
    this.#list = list;
    this.#goal = toward === undefined ? undefined : creatureOf(state, toward);
    this.#mayStep = step;
    this.#ends = ends;
    this.#isFlat = single === true || toward !== undefined;
  }

  /** Whether it could end in a square. */
  mayEnd(cell: Cell): boolean {
    const creature = this.#creature;
    const { standing, near } = this.#occupants;
    return (
      (near[cell] === EMPTY ||
        (isLarge(creature) && isEmpty(standing, squaresAt(this.#ground, cell, creature)))) &&
      hasRoom(this.#ground, cell, creature) &&
      (this.#goal === undefined || this.#gapFrom(cell, this.#goal) === 1) &&
      this.#ends?.(cell) !== false
    );
  }

  /**
   * Every step that it may take from a square; what is returned holds until the next call.
   *
   * @param so where it has come so far: steps that lead nowhere more cheaply may be left out
   * @param only where a step has to lead; others may be left out
   */
  steps(from: Cell, so?: SoFar, only?: Cell): Steps {
    const list = this.#list;
    list.clear();
    this.#stepper.list(from, list, so, only);
    const goal = this.#goal;
    const mayStep = this.#mayStep;
    if (!this.#isFlat && mayStep === undefined) return list;
    const left = goal === undefined ? 0 : this.#gapFrom(from, goal);
    list.keep(
      (cell, difficult) =>
        !(difficult && this.#isFlat) &&
        (goal === undefined || this.#gapFrom(cell, goal) < left) &&
        mayStep?.(from, cell) !== false,
    );
    return list;
  }

  /** How far it would be from whom it Charges. */
  #gapFrom(cell: Cell, goal: Creature): number {
    return gapBetween(this.#ground, bodyAt(this.#ground, this.#creature, cell), goal);
  }
}

/** How far a Charge is from its target: a made tunnel is like one square (KC-POR-34). */
function gapBetween(ground: Ground, from: Body, to: Body): number {
  const apart = (a: Place, b: Place) => distanceBetween(ground, a, b) ?? Number.POSITIVE_INFINITY;
  if (ground.tunnels.length === 0) return apart(from, to);
  const through = ground.tunnels.map(({ entry, end }) => apart(from, entry) + apart(end, to));
  return Math.min(apart(from, to), ...through);
}
