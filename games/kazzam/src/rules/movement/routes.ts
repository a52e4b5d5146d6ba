/** Cheapest ways on the graph of a path choice. */
import { type Option, type PathChoice, type Trail, trailOfLists } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Ground } from '../../map/ground.ts';
import { NOWHERE } from '../../model.ts';
import { firstOfEqual, weigh } from '../court/equal-paths.ts';
import type { MayStep } from './safe-steps.ts';

/** A square that a movement can end in, and a cheapest way there. */
export interface Reached {
  readonly cell: Cell;
  readonly cost: number;
  /** Squares entered, the last one included. */
  readonly path: readonly Cell[];
}

/** A graph of squares, as a path choice has it; listed, or a trail as well. */
type Way = Pick<PathChoice, 'options' | 'from' | 'steps' | 'costs' | 'budget' | 'ends' | 'trail'>;

/** A place of a way that it can end in, with a cheapest way there as answers give it. */
export interface Route extends Reached {
  readonly places: readonly number[];
}

/**
 * Where a way could end, its beginning included if it may end there, each by a cheapest way. Where
 * there is a trail the graph is not listed.
 */
export function routesOn(way: Way, mayStep?: MayStep): readonly Route[] {
  const trail = way.trail ?? trailOfLists(way);
  const search = searchOn(trail, way.budget, mayStep);
  const ends = search.order.filter((place) => trail.mayEnd(place));
  return ends.map((place) => new Found(place, trail, search, way.trail !== undefined));
}

/** A place that can be reached, whose path is told when somebody asks for it. */
class Found implements Route {
  readonly cell: Cell;
  readonly cost: number;
  readonly #place: number;
  readonly #trail: Trail;
  readonly #search: Search;
  readonly #byKey: boolean;

  /** @param byKey whether answers name places by the keys of the trail */
  constructor(place: number, trail: Trail, search: Search, byKey: boolean) {
    this.cell = cellOn(trail, place);
    this.cost = search.costs[place] ?? 0;
    this.#place = place;
    this.#trail = trail;
    this.#search = search;
    this.#byKey = byKey;
  }

  get path(): readonly Cell[] {
    return placesTo(this.#place, this.#search).map((place) => cellOn(this.#trail, place));
  }

  get places(): readonly number[] {
    const places = placesTo(this.#place, this.#search);
    return this.#byKey ? places.map((key) => -1 - key) : places;
  }
}

/** The squares of the cheapest path to a square that goes aside for nothing least (KZ-AI-48). */
export function plainestPathOn(way: Way, ground: Ground, end: Cell): readonly Cell[] {
  const cells = cellsOn(way);
  const { costs } = searchOn(trailOfLists(way), way.budget);
  const cellAt = (place: number): Cell => cells[place] ?? NOWHERE;
  const before = cells.map((): number[] => []);
  for (const [place, steps] of way.steps.entries()) for (const to of steps) before[to]?.push(place);
  const places = firstOfEqual(
    {
      start: 0,
      costTo: (place) => costs[place] ?? Number.POSITIVE_INFINITY,
      before: (place) => before[place] ?? [],
      stepsFrom: (place) => ({ to: way.steps[place] ?? [], costs: way.costs[place] ?? [] }),
      cellOf: cellAt,
      least: 0,
      against: (from, to) => weigh(Number(strays(ground, from, to)), 1),
    },
    cells.indexOf(end),
  );
  return places.map(cellAt);
}

function cellsOn({ options }: Way): readonly Cell[] {
  return options.map(cellOf);
}

function cellOn(trail: Trail, place: number): Cell {
  const option = trail.option(place);
  return option === undefined ? NOWHERE : cellOf(option);
}

function cellOf(option: Option): Cell {
  return (option as unknown as { readonly cell: Cell }).cell;
}

/** The places of a way in the order of their cost, and by place what it costs and whence it was come to. */
interface Search {
  readonly from: number;
  readonly order: readonly number[];
  readonly costs: readonly number[];
  readonly cameFrom: readonly number[];
}

function searchOn(trail: Trail, budget: number, mayStep?: MayStep): Search {
  const { from } = trail;
  const order: number[] = [];
  const best: number[] = [];
  const cameFrom: number[] = [];
  const done: boolean[] = [];
  const waves: number[][] = Array.from({ length: budget + 1 }, () => []);
  best[from] = 0;
  waves[0]?.push(from);
  for (let spent = 0; spent <= budget; spent += 1) {
    for (const place of waves[spent] ?? []) {
      if (done[place] === true || best[place] !== spent) continue;
      done[place] = true;
      order.push(place);
      const { to: places, costs } = trail.stepsFrom(place);
      for (let at = 0; at < places.length; at += 1) {
        const to = places[at] ?? NOWHERE;
        const total = spent + (costs[at] ?? 0);
        if (total > budget || total >= (best[to] ?? Number.POSITIVE_INFINITY)) continue;
        if (mayStep?.(cellOn(trail, place), cellOn(trail, to)) === false) continue;
        best[to] = total;
        cameFrom[to] = place;
        waves[total]?.push(to);
      }
    }
  }
  return { from, order, costs: best, cameFrom };
}

function placesTo(place: number, { from, cameFrom }: Search): readonly number[] {
  const places: number[] = [];
  for (let at = place; at !== from; at = cameFrom[at] ?? from) places.push(at);
  return places.reverse();
}

/** Of equally cheap paths one that goes aside for nothing has more diagonal steps, and maybe more steps. */
export function strays(ground: Ground, from: Cell, to: Cell): boolean {
  if (!ground.inOnePart(from, to)) return false;
  const { dx, dy } = ground.offset(from, to);
  return dx !== 0 && dy !== 0;
}
