import type { Strides } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { compare, firstOfEqual, type Searched, weigh } from '../court/equal-paths.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { newSlate, withSlate } from '../court/slate.ts';
import { standingAt } from '../court/squeeze.ts';
import type { Movement } from '../effects/movement.ts';
import { windows } from '../effects/windows.ts';
import { harmsOn, hasHarms } from '../terrain/terrain.ts';
import { type Reached, strays } from './routes.ts';
import { grantedByStep, type MayStep } from './safe-steps.ts';
import { type Walker, withWalker } from './walker.ts';
import { stridesFrom } from './way.ts';

/** The cheapest ways of a creature to the squares that a movement brings it to. */
export class Ways {
  /** The squares in the order of their cost, without where it stands; in some it may not be able to end. */
  readonly squares: readonly Cell[];
  readonly #costs: Int16Array;
  readonly #trace: (end: Cell, ways: Ways) => readonly Cell[];
  readonly #paths = new Map<Cell, readonly Cell[]>();

  /** @param trace finds the way to a square, as things were when the ways were looked for */
  constructor(
    squares: readonly Cell[],
    costs: Int16Array,
    trace: (end: Cell, ways: Ways) => readonly Cell[],
  ) {
    this.squares = squares;
    this.#costs = costs;
    this.#trace = trace;
  }

  /** What the way to one of the squares costs; of no use for others. */
  costTo(cell: Cell): number {
    return this.#costs[cell] ?? -1;
  }

  /** The way to one of the squares: squares entered, the last one included. */
  pathTo(cell: Cell): readonly Cell[] {
    let path = this.#paths.get(cell);
    if (path === undefined) {
      path = this.#trace(cell, this);
      this.#paths.set(cell, path);
    }
    return path;
  }
}

/** A cheapest way to a square. */
export interface Journey extends Reached {
  /** What its part to one of its squares costs. */
  costTo(cell: Cell): number;
}

/** A square that can be reached, whose path is told when somebody asks for it. */
class Found implements Journey {
  readonly cell: Cell;
  readonly cost: number;
  readonly #ways: Ways;

  constructor(cell: Cell, ways: Ways) {
    this.cell = cell;
    this.cost = ways.costTo(cell);
    this.#ways = ways;
  }

  get path(): readonly Cell[] {
    return this.#ways.pathTo(this.cell);
  }

  costTo(cell: Cell): number {
    return this.#ways.costTo(cell);
  }
}

/**
 * Where a movement brings a creature, each by a cheapest way; of equal ones by that which suits it
 * best (KZ-AI-48).
 *
 * @param mayStep whether a step may be taken; all of them if left out
 */
export function waysOf(t: Kazzam, id: CreatureId, movement: Movement, mayStep?: MayStep): Ways {
  return withWalker(t, id, movement, (walker) =>
    spread(walker, tracer(t, id, movement, mayStep), mayStep),
  );
}

/**
 * Finds the way to a square that suits a creature best among the cheapest (KZ-AI-48).
 *
 * @param counts whether Opportunities count; whoever picks its steps picks those that grant none
 */
function tracer(
  t: Kazzam,
  id: CreatureId,
  movement: Movement,
  mayStep: MayStep | undefined,
  counts = mayStep === undefined,
): (end: Cell, ways: Ways) => readonly Cell[] {
  const { cell: start } = creatureOf(t.state, id);
  const ground = groundOf(t.state);
  return (end, ways) =>
    standingAt(t.state, id, start, () =>
      withWalker(t, id, movement, (walker) => {
        // A single step that costs the least there is has no equal.
        if (walker.least > 0 && ways.costTo(end) === walker.least) return [end];
        const known = new Map<Cell, Strides>();
        const stepsFrom = (from: Cell): Strides => {
          let steps = known.get(from);
          if (steps === undefined) {
            steps = stridesFrom(walker, from);
            known.set(from, steps);
          }
          return steps;
        };
        const against = objections(t, id, (from, to) =>
          counts ? grantedByStep(t, id, from, to, !movement.exposed).length : 0,
        );
        const searched: Searched = {
          start,
          costTo: (cell) => ways.costTo(cell),
          before: (cell) => ground.squaresBefore(cell),
          stepsFrom,
          cellOf: (cell) => cell,
          least: walker.least,
          against: (from, to) => (mayStep?.(from, to) === false ? undefined : against(from, to)),
        };
        return firstOfEqual(searched, end);
      }),
    );
}

/**
 * What speaks against a step of a creature's own where the cost is the same (KZ-AI-48): Opportunities
 * that it grants, what would harm it, auras of enemies of its group, and that it strays aside.
 */
function objections(
  t: Kazzam,
  id: CreatureId,
  granted: (from: Cell, to: Cell) => number,
): (from: Cell, to: Cell) => number {
  const { state } = t;
  const ground = groundOf(state);
  const foes = itemAt(state.groups, creatureOf(state, id).group)?.enemies ?? [];
  const harmsOf = harmsOn(t, id);
  const haunted = windows.hears(t, 'aura');
  return (from, to) => {
    const { owners } = haunted
      ? windows.modify(t, { type: 'aura', creature: id, from, to, owners: [] as CreatureId[] })
      : NO_AURAS;
    const auras = owners.filter((owner) => foes.includes(owner)).length;
    return weigh(granted(from, to), harmsOf(to), auras, Number(strays(ground, from, to)), 1);
  };
}

/** Of several ways of a creature that grant no Opportunity the one that suits it best (KZ-AI-48). */
export function firstOfWays<W>(
  t: Kazzam,
  id: CreatureId,
  ways: readonly W[],
  pathOf: (way: W) => readonly Cell[],
): W | undefined {
  if (ways.length < 2) return ways[0];
  const { cell: start } = creatureOf(t.state, id);
  const against = objections(t, id, () => 0);
  const judged = ways.map((way) => {
    const path = pathOf(way);
    const sum = path.reduce((all, to, at) => all + against(path[at - 1] ?? start, to), 0);
    return { way, sum, path };
  });
  judged.sort((a, b) => a.sum - b.sum || compare(a.path, b.path));
  return judged[0]?.way;
}

const NO_AURAS: { readonly owners: readonly CreatureId[] } = { owners: [] };

/** Where a creature could end with a movement, where it stands included: {@link waysOf} as a list. */
export function reachable(
  t: Kazzam,
  id: CreatureId,
  movement: Movement | undefined,
  mayStep?: MayStep,
): readonly Reached[] {
  const { cell } = creatureOf(t.state, id);
  const here: Reached = { cell, cost: 0, path: [] };
  if (movement === undefined) return [here];
  return withWalker(t, id, movement, (walker) => {
    const ways = spread(walker, tracer(t, id, movement, mayStep), mayStep);
    const ends = ways.squares.filter((square) => walker.mayEnd(square));
    return [here, ...ends.map((square) => new Found(square, ways))];
  });
}

/**
 * The nearest squares of a kind that a creature could come to with so much movement, each by a
 * cheapest way; all that cost equally little, without danger if that can be (KZ-AI-44).
 */
export function nearestReachable(
  t: Kazzam,
  id: CreatureId,
  movement: Movement,
  wanted: (cell: Cell) => boolean,
  mayStep?: MayStep,
): readonly Journey[] {
  const harmsOf = harmsOn(t, id);
  const isDangerous = (to: Cell) => harmsOf(to) > 0;
  const avoids: MayStep = (from, to) => !isDangerous(to) && mayStep?.(from, to) !== false;
  return withWalker(t, id, movement, (walker) => {
    const nearest = (may: MayStep | undefined) => {
      const found: Cell[] = [];
      const trace = tracer(t, id, movement, may, mayStep === undefined);
      const ways = spread(walker, trace, may, (cell) => {
        const fits = walker.mayEnd(cell) && wanted(cell);
        if (fits) found.push(cell);
        return fits;
      });
      return { ways, found: found.map((cell) => new Found(cell, ways)) };
    };
    const { ways, found } = nearest(mayStep);
    const [first] = found;
    if (first === undefined || !hasHarms(t.state) || !ways.squares.some(isDangerous)) return found;
    const { found: harmless } = nearest(avoids);
    return harmless[0]?.cost === first.cost ? harmless : found;
  });
}

/**
 * Spreads out over squares in the order of their cost.
 *
 * @param enough called for each square; those that cost as much as the first for which it says yes
 *   are the last
 */
function spread(
  walker: Walker,
  trace: (end: Cell, ways: Ways) => readonly Cell[],
  mayStep?: MayStep,
  enough?: (cell: Cell) => boolean,
): Ways {
  return withSlate(walker.cells, (done) => {
    const { squares, costs } = spreadOn(walker, done, mayStep, enough);
    return new Ways(squares, costs, trace);
  });
}

/** @param done filled in: by square, 1 once its cost is settled */
function spreadOn(
  walker: Walker,
  done: Int16Array,
  mayStep?: MayStep,
  enough?: (cell: Cell) => boolean,
): { readonly squares: readonly Cell[]; readonly costs: Int16Array } {
  const { start, budget, least } = walker;
  const costs = newSlate(walker.cells);
  const waves: Cell[][] = [[start]];
  const squares: Cell[] = [];
  let isEnough = false;
  costs[start] = 0;
  const so = { costs, spent: 0 };
  for (let spent = 0; spent < waves.length && !isEnough; spent += 1) {
    const wave = waves[spent] ?? [];
    for (let next = 0; next < wave.length; next += 1) {
      const from = wave[next] ?? -1;
      if (done[from] === 1 || costs[from] !== spent) continue;
      done[from] = 1;
      if (from !== start) {
        squares.push(from);
        if (enough?.(from) === true) isEnough = true;
      }
      if (spent + least > budget) continue;
      so.spent = spent;
      const { count, to: cells, costs: prices } = walker.steps(from, so);
      for (let at = 0; at < count; at += 1) {
        const to = cells[at] ?? -1;
        const total = spent + (prices[at] ?? 0);
        const known = costs[to] ?? -1;
        if (total > budget || (known >= 0 && known <= total)) continue;
        if (mayStep?.(from, to) === false) continue;
        costs[to] = total;
        while (waves.length <= total) waves.push([]);
        waves[total]?.push(to);
      }
    }
  }
  return { squares, costs };
}
