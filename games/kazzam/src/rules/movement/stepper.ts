/** The steps of a creature from square to square: where they lead, what they cost, what bars them. */
import type { Cell } from '@tablewright/geometry';
import type { BodyStep } from '../../map/bodies.ts';
import type { Ground, PortalUsers } from '../../map/ground.ts';
import { AROUND, COUNT } from '../../map/step-table.ts';
import { type Creature, type CreatureId, type KazzamState, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { isLarge } from '../court/squeeze.ts';
import type { Gait } from '../effects/movement.ts';
import { BITS, has } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { EMPTY, hasRoom, type Occupants, squaresAt } from '../sight/occupancy.ts';

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
export class StepList implements Steps {
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

/** Adds the steps that a mover may take from a square, and what they cost it, to a list. */
export type Stepper = (from: Cell, list: StepList, so?: SoFar) => void;

/** The steps of a mover as things stand now. */
export function stepper(t: Kazzam, mover: CreatureId, occupants: Occupants, gait: Gait): Stepper {
  const terms = termsOf(t, mover, occupants, gait);
  return has(terms.creature, BITS.phasing)
    ? phasingStepper(terms)
    : walkingStepper(t, terms, occupants);
}

/** What steps of a mover cost, and what bars them. */
interface Terms {
  readonly creature: Creature;
  readonly ground: Ground;
  /** Whether Difficult Terrain costs it nothing more. */
  readonly ignoresDifficult: boolean;
  /** Whether there is more Difficult Terrain than what the ground has. */
  readonly isMore: boolean;
  /** What leaving a square costs besides (KR-SPEC-22). */
  climbOf(from: Cell): 0 | 1;
  /** What a step costs that would cost so much on the ground as it is. */
  priceOf(printed: number, entered: readonly Cell[]): number;
  /** Whether somebody stands in the way. */
  isBlocked(entered: readonly Cell[]): boolean;
}

function termsOf(t: Kazzam, mover: CreatureId, { standing }: Occupants, gait: Gait): Terms {
  const { state, options } = t;
  const creature = creatureOf(state, mover);
  const ground = groundOf(state);
  const floats = has(creature, BITS.hovering);
  const { difficult, ignoresDifficult, passesCreatures } = windows.modify(t, {
    type: 'way',
    mover,
    difficult: [],
    ignoresDifficult: floats || gait.ignoresDifficult === true,
    passesCreatures: has(creature, BITS.phasing) || gait.passesCreatures === true,
  });
  const isMore = difficult.length > 0 && !ignoresDifficult;
  const heavy = difficult.map(setOf);
  const isHeavy = (square: Cell): boolean => heavy.some((cells) => cells.has(square));
  const mayPass = (other: CreatureId): boolean =>
    passesCreatures ||
    (options.moveThroughAllies && creatureOf(state, other).team === creature.team);
  return {
    creature,
    ground,
    ignoresDifficult,
    isMore,
    // Whoever touches the ground climbs out of a Pit.
    climbOf(from) {
      if (floats || !ground.hasPits) return 0;
      const stood = squaresAt(ground, from, creature) ?? [];
      return stood.some((square) => ground.kindAt(square) === 'pit') ? 1 : 0;
    },
    priceOf(printed, entered) {
      const price = ignoresDifficult ? Math.min(printed, 1) : printed;
      const isSlow =
        isMore &&
        price === 1 &&
        entered.some((square) => ground.prices[square] !== 0 && isHeavy(square));
      return isSlow ? 2 : price;
    },
    isBlocked(entered) {
      for (const square of entered) {
        const other = standing[square] ?? EMPTY;
        if (other !== EMPTY && !mayPass(other)) return true;
      }
      return false;
    },
  };
}

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

function phasingStepper({ creature, ground, climbOf, priceOf, isBlocked }: Terms): Stepper {
  return (from, list) => {
    const climb = climbOf(from);
    for (const { cell, entered, price: printed } of phasingSteps(ground, from, creature)) {
      if (isBlocked(entered)) continue;
      const price = priceOf(printed, entered);
      list.add(cell, price + climb, price > 1);
    }
  };
}

function walkingStepper(t: Kazzam, terms: Terms, occupants: Occupants): Stepper {
  const { creature, ground, ignoresDifficult, isMore, climbOf, priceOf, isBlocked } = terms;
  const { near } = occupants;
  const { cutCorners } = t.options;
  const isPlain = !isMore && !ignoresDifficult;
  const bodies = ground.bodies(creature.fullWidth, creature.fullHeight);
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
        const least = ignoresDifficult ? 0 : printed;
        if (cost >= 0 && cost <= so.spent + least + climb) continue;
      }
      if (near[cell] !== EMPTY && isBlocked(enteredBy(from, step))) continue;
      const price = isPlain
        ? printed
        : priceOf(printed, isMore ? enteredBy(from, step) : NO_SQUARES);
      list.add(cell, price + climb, price > 1);
    }
    if (count === COUNT.portal) addPortalSteps(t, terms, occupants, { from, climb, list });
  };
}

/** The steps from a square beside a portal: through it, and those that lead elsewhere. */
function addPortalSteps(
  { state, options }: Kazzam,
  { creature, ground, priceOf, isBlocked }: Terms,
  { standing }: Occupants,
  { from, climb, list }: { readonly from: Cell; readonly climb: number; readonly list: StepList },
): void {
  for (const { cell, users } of ground.stepsFrom(from, options.cutCorners)) {
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
