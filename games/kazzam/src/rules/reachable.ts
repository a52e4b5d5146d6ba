import type { PathChoice } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { creatureOf } from './creatures.ts';
import { groundOf } from './ground-now.ts';
import type { Movement } from './move.ts';
import { canReply, grantedByLeaving } from './opportunity.ts';
import { reachOf } from './reach.ts';
import { withSlate } from './slate.ts';
import { standingAt } from './squeeze.ts';
import { harmsAt, hasHarms } from './terrain.ts';
import { type Walker, withWalker } from './way.ts';

/** A square that a movement can end in, and a cheapest way there. */
export interface Reached {
  readonly cell: Cell;
  readonly cost: number;
  /** Squares entered, the last one included. */
  readonly path: readonly Cell[];
}

/** A graph of squares, as a path choice has it. */
type Way = Pick<PathChoice, 'options' | 'steps' | 'costs' | 'budget' | 'ends'>;

/** A place of a way that it can end in, with a cheapest way there as answers give it. */
export interface Route extends Reached {
  readonly places: readonly number[];
}

/** Where a way could end, its beginning included if it may end there, each by a cheapest way. */
export function routesOn(way: Way, mayStep: MayStep = () => true): readonly Route[] {
  const cells = way.options.map((option) => (option as unknown as { readonly cell: Cell }).cell);
  const found: Route[] = [];
  const best = cells.map((_, place) => (place === 0 ? 0 : Number.POSITIVE_INFINITY));
  const cameFrom = cells.map(() => -1);
  const waves: number[][] = Array.from({ length: way.budget + 1 }, () => []);
  waves[0]?.push(0);
  const done = new Set<number>();
  for (const [spent, wave] of waves.entries()) {
    for (const place of wave) {
      if (done.has(place) || best[place] !== spent) continue;
      done.add(place);
      if (way.ends[place] === true) {
        const places = placesTo(place, cameFrom);
        const path = places.map((at) => cells[at] ?? -1);
        found.push({ cell: cells[place] ?? -1, cost: spent, path, places });
      }
      for (const [at, to] of (way.steps[place] ?? []).entries()) {
        const total = spent + (way.costs[place]?.[at] ?? 0);
        if (total > way.budget || total >= (best[to] ?? 0)) continue;
        if (!mayStep(cells[place] ?? -1, cells[to] ?? -1)) continue;
        best[to] = total;
        cameFrom[to] = place;
        waves[total]?.push(to);
      }
    }
  }
  return found;
}

function placesTo(place: number, cameFrom: readonly number[]): number[] {
  const places: number[] = [];
  for (let at = place; at > 0; at = cameFrom[at] ?? -1) places.unshift(at);
  return places;
}

/** Whether a step may be taken. */
export type MayStep = (from: Cell, to: Cell) => boolean;

/**
 * Where a creature could end with a movement, where it stands included, each by a cheapest way; of
 * equal ones by one without danger (KZ-AI-44).
 *
 * @param mayStep whether a step may be taken; all of them if left out
 */
export function reachable(
  t: Kazzam,
  id: CreatureId,
  movement: Movement | undefined,
  mayStep?: MayStep,
): readonly Reached[] {
  const { cell } = creatureOf(t.state, id);
  const here: Reached = { cell, cost: 0, path: [] };
  if (movement === undefined) return [here];
  const isDangerous = (to: Cell) => harmsAt(t.state, id, to) > 0;
  const avoids: MayStep = (from, to) => !isDangerous(to) && mayStep?.(from, to) !== false;
  const [found, harmless] = withWalker(t, id, movement, (walker) => {
    const all = spread(walker, mayStep);
    const meets = hasHarms(t.state) && all.some(({ path }) => path.some(isDangerous));
    return [all, meets ? spread(walker, avoids) : undefined];
  });
  if (harmless === undefined) return [here, ...found];
  const byCell = new Map(harmless.map((route) => [route.cell, route]));
  return [
    here,
    ...found.map((route) => {
      const other = byCell.get(route.cell);
      return other !== undefined && other.cost <= route.cost ? other : route;
    }),
  ];
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
): readonly Reached[] {
  const isDangerous = (to: Cell) => harmsAt(t.state, id, to) > 0;
  const avoids: MayStep = (from, to) => !isDangerous(to) && mayStep?.(from, to) !== false;
  return withWalker(t, id, movement, (walker) => {
    const found = spread(walker, mayStep, wanted);
    if (!hasHarms(t.state) || found.length === 0) return found;
    const harmless = spread(walker, avoids, wanted);
    return harmless[0]?.cost === found[0]?.cost ? harmless : found;
  });
}

/** A square that was found, whose path is told when somebody asks for it. */
class Found implements Reached {
  readonly cell: Cell;
  readonly cost: number;
  readonly #start: Cell;
  readonly #cameFrom: Int16Array;

  constructor(cell: Cell, cost: number, start: Cell, cameFrom: Int16Array) {
    this.cell = cell;
    this.cost = cost;
    this.#start = start;
    this.#cameFrom = cameFrom;
  }

  get path(): readonly Cell[] {
    return pathTo(this.cell, this.#start, this.#cameFrom);
  }
}

/** Spreads out over squares in the order of their cost, as far as it takes to find what is wanted. */
function spread(
  walker: Walker,
  mayStep?: MayStep,
  wanted?: (cell: Cell) => boolean,
): readonly Reached[] {
  return withSlate(walker.cells, (best) =>
    withSlate(walker.cells, (done) => spreadOn(walker, { best, done }, mayStep, wanted)),
  );
}

/** What is found out about squares: the least cost so far, and whether that is settled. */
interface Slates {
  readonly best: Int16Array;
  readonly done: Int16Array;
}

function spreadOn(
  { start, budget, cells, mayEnd, steps }: Walker,
  { best, done }: Slates,
  mayStep?: MayStep,
  wanted?: (cell: Cell) => boolean,
): readonly Reached[] {
  const cameFrom = new Int16Array(cells).fill(-1);
  const waves: Cell[][] = [[start]];
  best[start] = 0;
  const found: Reached[] = [];
  for (let spent = 0; spent < waves.length; spent += 1) {
    for (const from of waves[spent] ?? []) {
      if (done[from] === 1 || best[from] !== spent) continue;
      done[from] = 1;
      if (from !== start && mayEnd(from) && wanted?.(from) !== false) {
        found.push(new Found(from, spent, start, cameFrom));
      }
      steps(from, (to, cost) => {
        const total = spent + cost;
        const known = best[to] ?? -1;
        if (total > budget || (known >= 0 && known <= total)) return;
        if (mayStep?.(from, to) === false) return;
        best[to] = total;
        cameFrom[to] = from;
        while (waves.length <= total) waves.push([]);
        waves[total]?.push(to);
      });
    }
    if (wanted !== undefined && found.length > 0) return found;
  }
  return found;
}

function pathTo(end: Cell, start: Cell, cameFrom: Int16Array): Cell[] {
  const path: Cell[] = [];
  for (let at = end; at !== start && at >= 0; at = cameFrom[at] ?? -1) path.push(at);
  return path.reverse();
}

/**
 * Tells steps that grant nobody an Opportunity, whoever decides about it: of a walk, or of a Shift
 * (KZ-AI-15). Who could get one at all is looked up once.
 */
export function safeSteps(t: Kazzam, id: CreatureId, shifts = false): MayStep {
  const { state } = t;
  const mover = creatureOf(state, id);
  if (mover.mob) return () => true;
  const listed = state.groups[mover.group]?.enemies;
  const watchers = [...state.creatures.keys()].filter(
    (other) =>
      other !== id && listed?.includes(other) !== false && canReply(creatureOf(state, other)),
  );
  const watched = watchedBy(state, watchers, mover);
  return (from, to) => watched[from] !== 1 || grantedByStep(t, id, from, to, shifts).length === 0;
}

/** By square, whether some of them would reach a body whose top left square it is. */
function watchedBy(
  state: KazzamState,
  watchers: readonly CreatureId[],
  { fullWidth: width, fullHeight: height }: Creature,
): Uint8Array {
  const ground = groundOf(state);
  const watched = new Uint8Array(ground.map.cells);
  for (const watcher of watchers) {
    const creature = creatureOf(state, watcher);
    const reach = reachOf(state, watcher);
    for (let dy = 1 - height - reach; dy < creature.height + reach; dy += 1) {
      for (let dx = 1 - width - reach; dx < creature.width + reach; dx += 1) {
        const cell = ground.at(creature.cell, dx, dy);
        if (cell >= 0) watched[cell] = 1;
      }
    }
  }
  return watched;
}

/**
 * Which of a Creep's enemies would get an Opportunity from a step of a walk, whoever decides about
 * it (KZ-OPP-02, KZ-AI-15); only who is listed is its enemy (KZ-TARG-12).
 */
export function grantedByStep(
  t: Kazzam,
  id: CreatureId,
  from: Cell,
  to: Cell,
  shifts = false,
): readonly CreatureId[] {
  const { state } = t;
  const listed = state.groups[creatureOf(state, id).group]?.enemies;
  return standingAt(state, id, from, () => grantedByLeaving(t, id, to, shifts)).filter(
    (holder) => listed?.includes(holder) !== false,
  );
}
