import {
  type Graph,
  lazyPath,
  type PathChoice,
  type Seat,
  type Strides,
  type Trail,
  type Why,
} from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { SquareOption } from '../../map/court-map.ts';
import type { Ground } from '../../map/ground.ts';
import { type CreatureId, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { withSlate } from '../court/slate.ts';
import { isLarge } from '../court/squeeze.ts';
import type { Gait } from '../effects/movement.ts';
import { EMPTY, isClosedToWill, isFree } from '../sight/occupancy.ts';
import { type Walker, walkerOf, withWalker } from './walker.ts';

/** A graph of squares: where it begins is place 0. */
interface Reached {
  readonly places: readonly Cell[];
  readonly ends: readonly boolean[];
  readonly steps: readonly (readonly number[])[];
  readonly costs: readonly (readonly number[])[];
}

/**
 * The graph of squares that a creature can reach by its own movement (KZ-MOVE-01 to KZ-MOVE-07), as
 * a path choice without seat and reason; nothing if it can go nowhere. Of a larger creature the
 * squares are where its top left one comes to (KZ-LARGE-09).
 */
export function wayFrom(
  t: Kazzam,
  mover: CreatureId,
  gait: Gait,
): Omit<PathChoice, 'seat' | 'why'> | undefined {
  const reached = withWalker(t, mover, gait, explore);
  if (reached === undefined) return undefined;
  return { kind: 'path', ...graphOf(groundOf(t.state), reached), budget: gait.budget };
}

function graphOf(ground: Ground, { places, ends, steps, costs }: Reached): Graph<SquareOption> {
  return { options: places.map((cell) => ground.option(cell)), from: 0, steps, costs, ends };
}

/**
 * The choice of such a way for a seat; nothing if it can go nowhere. The graph is not listed before
 * somebody asks for it.
 */
export function wayChoice(
  t: Kazzam,
  mover: CreatureId,
  gait: Gait,
  { seat, why }: { readonly seat: Seat; readonly why: Why },
): PathChoice<SquareOption> | undefined {
  const walker = walkerOf(t, mover, gait);
  if (!leadsAnywhere(walker)) return undefined;
  const ground = groundOf(t.state);
  const list = () => {
    const reached = explore(walker);
    if (reached === undefined) throw new Error('a way leads nowhere any more');
    return graphOf(ground, reached);
  };
  return lazyPath(seat, why, gait.budget, new SquareTrail(walker, ground), list);
}

/** The graph of a way, square by square. */
class SquareTrail implements Trail<SquareOption> {
  readonly from: Cell;
  readonly #walker: Walker;
  readonly #ground: Ground;
  readonly #known = new Map<Cell, Strides>();

  constructor(walker: Walker, ground: Ground) {
    this.from = walker.start;
    this.#walker = walker;
    this.#ground = ground;
  }

  stepsFrom(cell: Cell): Strides {
    let known = this.#known.get(cell);
    if (known === undefined) {
      known = stridesFrom(this.#walker, cell);
      this.#known.set(cell, known);
    }
    return known;
  }

  mayEnd(cell: Cell): boolean {
    return this.#walker.mayEnd(cell);
  }

  option(cell: Cell): SquareOption | undefined {
    return cell < this.#walker.cells ? this.#ground.option(cell) : undefined;
  }
}

/** The steps from a square: of two to one square, as beside and behind a portal, only the cheaper. */
export function stridesFrom(walker: Walker, from: Cell): Strides {
  const to: Cell[] = [];
  const costs: number[] = [];
  const { count, repeats, to: cells, costs: prices } = walker.steps(from);
  for (let at = 0; at < count; at += 1) {
    const cell = cells[at] ?? NOWHERE;
    const cost = prices[at] ?? 0;
    const known = repeats ? to.indexOf(cell) : -1;
    if (known < 0) {
      to.push(cell);
      costs.push(cost);
    } else costs[known] = Math.min(costs[known] ?? cost, cost);
  }
  return { to, costs };
}

/** Whether there is any other square to end in: {@link wayFrom} without listing them. */
export function canGoAnywhere(t: Kazzam, mover: CreatureId, gait: Gait): boolean {
  return hasFreeSide(t, mover, gait) || withWalker(t, mover, gait, leadsAnywhere);
}

/** The most that a step costs: into Difficult Terrain, out of a Pit (KZ-MOVE-03, KR-SPEC-22). */
const DEAREST = 3;

/** Whether one may simply step aside: a quick look, which leaves the rest open. */
function hasFreeSide({ state }: Kazzam, mover: CreatureId, gait: Gait): boolean {
  const { budget, single, toward, step, ends } = gait;
  if (single === true || toward !== undefined || step !== undefined || ends !== undefined)
    return false;
  const body = creatureOf(state, mover);
  if (budget < DEAREST || isLarge(body)) return false;
  const ground = groundOf(state);
  return SIDES.some(([dx, dy]) => {
    const cell = ground.at(body.cell, dx, dy);
    return cell >= 0 && isFree(state, cell, mover) && !isClosedToWill(state, mover, cell);
  });
}

const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function leadsAnywhere(walker: Walker): boolean {
  // Mostly one step will do.
  const { count, to, costs } = walker.steps(walker.start);
  for (let at = 0; at < count; at += 1) {
    if ((costs[at] ?? 0) <= walker.budget && walker.mayEnd(to[at] ?? NOWHERE)) return true;
  }
  return explore(walker) !== undefined;
}

/** Looks at squares in the order of what they cost to reach. */
function explore(walker: Walker): Reached | undefined {
  return withSlate(walker.cells, (numberOf) => exploreOn(walker, numberOf));
}

/** More than any way costs. */
const FAR = 1_000_000;

/** @param numberOf filled in: by square, which place of the way it is */
function exploreOn(walker: Walker, numberOf: Int16Array): Reached | undefined {
  const { start, budget, least } = walker;
  const places: Cell[] = [start];
  const ends: boolean[] = [walker.mayEnd(start)];
  const best: number[] = [0];
  const steps: number[][] = [];
  const costs: number[][] = [];
  numberOf[start] = 0;
  const waves: number[][] = [[0]];
  let somewhere = false;
  for (let spent = 0; spent < waves.length; spent += 1) {
    for (const place of waves[spent] ?? []) {
      if (best[place] !== spent || steps[place] !== undefined) continue;
      const to: number[] = [];
      const price: number[] = [];
      steps[place] = to;
      costs[place] = price;
      if (spent + least > budget) continue;
      const strides = stridesFrom(walker, places[place] ?? NOWHERE);
      for (let at = 0; at < strides.to.length; at += 1) {
        const cell = strides.to[at] ?? NOWHERE;
        const cost = strides.costs[at] ?? 0;
        const total = spent + cost;
        if (total > budget) continue;
        let number = numberOf[cell] ?? EMPTY;
        if (number === EMPTY) {
          number = places.length;
          numberOf[cell] = number;
          places.push(cell);
          best.push(FAR);
          const end = walker.mayEnd(cell);
          ends.push(end);
          somewhere ||= end;
        }
        if (total < (best[number] ?? 0)) {
          best[number] = total;
          while (waves.length <= total) waves.push([]);
          waves[total]?.push(number);
        }
        to.push(number);
        price.push(cost);
      }
    }
  }
  if (!somewhere) return undefined;
  const none: readonly number[] = [];
  return {
    places,
    ends,
    steps: places.map((_, place) => steps[place] ?? none),
    costs: places.map((_, place) => costs[place] ?? none),
  };
}
