/** The steps of a creature from square to square: where they lead, what they cost, what bars them. */
import type { Cell } from '@tablewright/geometry';
import type { Bodies, BodyStep } from '../../map/bodies.ts';
import type { Ground, PortalUsers } from '../../map/ground.ts';
import { AROUND, COUNT, type StepTable } from '../../map/step-table.ts';
import { type Creature, type CreatureId, type KazzamState, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { isLarge } from '../court/squeeze.ts';
import type { Gait } from '../effects/movement.ts';
import { BITS, has } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { CLOSED, EMPTY, FILLED, hasRoom, type Occupants, squaresAt } from '../sight/occupancy.ts';

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
  /** Whether several may lead to one square, as beside and behind a portal. */
  readonly repeats: boolean;
  readonly to: Int16Array;
  readonly costs: Uint8Array;
}

/** Most steps from a square: to eight, of which each may be a portal that opens on eight. */
const MOST_STEPS = 64;

/** Takes down steps from one square after another. */
export class StepList implements Steps {
  count = 0;
  repeats = false;
  readonly to = new Int16Array(MOST_STEPS);
  readonly costs = new Uint8Array(MOST_STEPS);
  /** Whether that is for Difficult Terrain. */
  readonly difficult = new Uint8Array(MOST_STEPS);

  clear(): void {
    this.count = 0;
    this.repeats = false;
  }

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

/** Which steps a mover may take, and what they cost it. */
export interface Stepper {
  /**
   * Adds the steps from a square to a list.
   *
   * @param so where a search has come so far: steps that lead nowhere more cheaply may be left out
   * @param only where a step has to lead if only that is of interest; others may be left out
   */
  list(from: Cell, list: StepList, so?: SoFar, only?: Cell): void;
}

/** The steps of a mover as things stand now. */
export function stepper(t: Kazzam, mover: CreatureId, occupants: Occupants, gait: Gait): Stepper {
  const terms = new Terms(t, mover, occupants, gait);
  return has(terms.creature, BITS.phasing)
    ? new PhasingStepper(terms)
    : new WalkingStepper(t, terms, occupants);
}

/** What steps of a mover cost, and what bars them. */
class Terms {
  readonly creature: Creature;
  readonly ground: Ground;
  /** Whether Difficult Terrain costs it nothing more. */
  readonly ignoresDifficult: boolean;
  /** Whether there is more Difficult Terrain than what the ground has. */
  readonly isMore: boolean;
  readonly #table: Kazzam;
  readonly #standing: Int16Array;
  readonly #floats: boolean;
  /** Squares that are Difficult besides. */
  readonly #heavy: readonly ReadonlySet<Cell>[];
  readonly #passesCreatures: boolean;

  constructor(t: Kazzam, mover: CreatureId, { standing }: Occupants, gait: Gait) {
    this.#table = t;
    this.#standing = standing;
    const creature = creatureOf(t.state, mover);
    this.creature = creature;
    this.ground = groundOf(t.state);
    this.#floats = has(creature, BITS.hovering);
    const { difficult, ignoresDifficult, passesCreatures } = windows.modify(t, {
      type: 'way',
      mover,
      difficult: [],
      ignoresDifficult: this.#floats || gait.ignoresDifficult === true,
      passesCreatures: has(creature, BITS.phasing) || gait.passesCreatures === true,
    });
    this.ignoresDifficult = ignoresDifficult;
    this.#passesCreatures = passesCreatures;
    this.isMore = difficult.length > 0 && !ignoresDifficult;
    this.#heavy = this.isMore ? difficult.map(setOf) : NO_SETS;
  }

  /** What leaving a square costs besides: whoever touches the ground climbs out of a Pit (KR-SPEC-22). */
  climbOf(from: Cell): 0 | 1 {
    const { ground, creature } = this;
    if (this.#floats || !ground.hasPits) return 0;
    const stood = squaresAt(ground, from, creature) ?? [];
    return stood.some((square) => ground.kindAt(square) === 'pit') ? 1 : 0;
  }

  /** What a step costs that would cost so much on the ground as it is. */
  priceOf(printed: number, entered: readonly Cell[]): number {
    const price = this.ignoresDifficult ? Math.min(printed, 1) : printed;
    if (!this.isMore || price !== 1) return price;
    for (const square of entered) {
      if (this.ground.prices[square] !== 0 && this.#isHeavy(square)) return 2;
    }
    return price;
  }

  /** Whether somebody stands in the way. */
  isBlocked(entered: readonly Cell[]): boolean {
    for (const square of entered) {
      const other = this.#standing[square] ?? EMPTY;
      if (other === CLOSED || (other !== EMPTY && !this.#mayPass(other))) return true;
    }
    return false;
  }

  #isHeavy(square: Cell): boolean {
    for (const cells of this.#heavy) if (cells.has(square)) return true;
    return false;
  }

  #mayPass(other: CreatureId): boolean {
    const { state, options } = this.#table;
    if (this.#passesCreatures) return true;
    if (other === FILLED) return false;
    return options.moveThroughAllies && creatureOf(state, other).team === this.creature.team;
  }
}

const NO_SETS: readonly ReadonlySet<Cell>[] = [];

/** The same squares are often asked about anew. */
const sets = new WeakMap<readonly Cell[], ReadonlySet<Cell>>();

function setOf(cells: readonly Cell[]): ReadonlySet<Cell> {
  let known = sets.get(cells);
  if (known === undefined) {
    known = new Set(cells);
    sets.set(cells, known);
  }
  return known;
}

/** Who is Phasing passes through everything but the edge (KZ-STAT-48). */
class PhasingStepper implements Stepper {
  readonly #terms: Terms;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  list(from: Cell, list: StepList): void {
    const { creature, ground } = this.#terms;
    const climb = this.#terms.climbOf(from);
    for (const { cell, entered, price: printed } of phasingSteps(ground, from, creature)) {
      if (this.#terms.isBlocked(entered)) continue;
      const price = this.#terms.priceOf(printed, entered);
      list.add(cell, price + climb, price > 1);
    }
  }
}

class WalkingStepper implements Stepper {
  readonly #table: Kazzam;
  readonly #terms: Terms;
  readonly #occupants: Occupants;
  /** The steps that the ground lets its body take, whoever is in the way. */
  readonly #bodies: Bodies;
  readonly #known: StepTable;
  readonly #isLarge: boolean;
  /** Whether every step costs what the ground says. */
  readonly #isPlain: boolean;

  constructor(t: Kazzam, terms: Terms, occupants: Occupants) {
    const { creature, ground, ignoresDifficult, isMore } = terms;
    this.#table = t;
    this.#terms = terms;
    this.#occupants = occupants;
    this.#bodies = ground.bodies(creature.fullWidth, creature.fullHeight);
    this.#known = this.#bodies.table(t.options.cutCorners);
    this.#isLarge = isLarge(creature);
    this.#isPlain = !isMore && !ignoresDifficult;
  }

  list(from: Cell, list: StepList, so?: SoFar, only?: Cell): void {
    const terms = this.#terms;
    const { near } = this.#occupants;
    const { counts, to, prices } = this.#known;
    const climb = terms.climbOf(from);
    const known = counts[from] ?? COUNT.unknown;
    const count =
      known === COUNT.unknown ? this.#bodies.fill(from, this.#table.options.cutCorners) : known;
    for (let step = 0; step < count; step += 1) {
      const place = from * AROUND + step;
      const cell = to[place] ?? NOWHERE;
      if (only !== undefined && cell !== only) continue;
      const printed = prices[place] ?? 1;
      if (so !== undefined) {
        // No step costs less than it would without anything in the way.
        const cost = so.costs[cell] ?? NOWHERE;
        const least = terms.ignoresDifficult ? 0 : printed;
        if (cost >= 0 && cost <= so.spent + least + climb) continue;
      }
      if (near[cell] !== EMPTY && terms.isBlocked(this.#entered(from, step))) continue;
      const price = this.#isPlain
        ? printed
        : terms.priceOf(printed, terms.isMore ? this.#entered(from, step) : NO_SQUARES);
      list.add(cell, price + climb, price > 1);
    }
    if (count === COUNT.portal) this.#listPortals(from, climb, list);
  }

  #entered(from: Cell, step: number): readonly Cell[] {
    if (!this.#isLarge) return [this.#known.to[from * AROUND + step] ?? NOWHERE];
    return this.#bodies.steps(from, this.#table.options.cutCorners)[step]?.entered ?? [];
  }

  /** The steps from a square beside a portal: through it, and those that lead elsewhere. */
  #listPortals(from: Cell, climb: number, list: StepList): void {
    const { state, options } = this.#table;
    const terms = this.#terms;
    const { creature, ground } = terms;
    list.repeats = true;
    for (const { cell, users } of ground.stepsFrom(from, options.cutCorners)) {
      if (users === 'everyone') {
        if (terms.isBlocked([cell])) continue;
        const price = terms.priceOf(ground.prices[cell] ?? 1, [cell]);
        list.add(cell, price + climb, price > 1);
        continue;
      }
      // A Creep never leaves its part of the map (KM-CRP-26).
      if (creature.kind === 'creep' && !ground.inOnePart(from, cell)) continue;
      // Who comes out of a portal needs a free square there, allies or not (KM-PORT-01).
      if (this.#occupants.standing[cell] !== EMPTY) continue;
      if (mayUsePortal(state, creature, users) && hasRoom(ground, cell, creature))
        list.add(cell, 1 + climb, false);
    }
  }
}

const NO_SQUARES: readonly Cell[] = [];

/** The steps of whoever passes through everything but the edge. */
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
export function mayUsePortal(
  { red }: KazzamState,
  { team }: Creature,
  users: PortalUsers,
): boolean {
  if (users === 'all') return true;
  if (team === undefined) return false;
  return users === 'any' || (users === 'red') === (team === red);
}
