/** Cheapest ways on a graph that a path choice has listed already. */
import type { PathChoice } from '@tablewright/engine';
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

/** A graph of squares, as a path choice has it. */
type Way = Pick<PathChoice, 'options' | 'steps' | 'costs' | 'budget' | 'ends'>;

/** A place of a way that it can end in, with a cheapest way there as answers give it. */
export interface Route extends Reached {
  readonly places: readonly number[];
}

/** Where a way could end, its beginning included if it may end there, each by a cheapest way. */
export function routesOn(way: Way, mayStep: MayStep = () => true): readonly Route[] {
  const cells = cellsOn(way);
  const { order, costs, cameFrom } = searchOn(way, cells, mayStep);
  return order.flatMap((place): readonly Route[] => {
    if (way.ends[place] !== true) return [];
    const places = placesTo(place, cameFrom);
    const path = places.map((at) => cells[at] ?? NOWHERE);
    return [{ cell: cells[place] ?? NOWHERE, cost: costs[place] ?? 0, path, places }];
  });
}

/** The squares of the cheapest path to a square that goes aside for nothing least (KZ-AI-48). */
export function plainestPathOn(way: Way, ground: Ground, end: Cell): readonly Cell[] {
  const cells = cellsOn(way);
  const { costs } = searchOn(way, cells);
  const cellOf = (place: number): Cell => cells[place] ?? NOWHERE;
  const before = cells.map((): number[] => []);
  for (const [place, steps] of way.steps.entries()) for (const to of steps) before[to]?.push(place);
  const places = firstOfEqual(
    {
      start: 0,
      costTo: (place) => costs[place] ?? Number.POSITIVE_INFINITY,
      before: (place) => before[place] ?? [],
      stepsFrom: (place) => ({ to: way.steps[place] ?? [], costs: way.costs[place] ?? [] }),
      cellOf,
      least: 0,
      against: (from, to) => weigh(Number(strays(ground, from, to)), 1),
    },
    cells.indexOf(end),
  );
  return places.map(cellOf);
}

function cellsOn({ options }: Way): readonly Cell[] {
  return options.map((option) => (option as unknown as { readonly cell: Cell }).cell);
}

/** The places of a way in the order of their cost, what each costs and whence it was come to. */
function searchOn(
  way: Way,
  cells: readonly Cell[],
  mayStep: MayStep = () => true,
): {
  readonly order: readonly number[];
  readonly costs: readonly number[];
  readonly cameFrom: readonly number[];
} {
  const order: number[] = [];
  const best = cells.map((_, place) => (place === 0 ? 0 : Number.POSITIVE_INFINITY));
  const cameFrom = cells.map(() => -1);
  const waves: number[][] = Array.from({ length: way.budget + 1 }, () => []);
  waves[0]?.push(0);
  const done = new Set<number>();
  for (const [spent, wave] of waves.entries()) {
    for (const place of wave) {
      if (done.has(place) || best[place] !== spent) continue;
      done.add(place);
      order.push(place);
      for (const [at, to] of (way.steps[place] ?? []).entries()) {
        const total = spent + (way.costs[place]?.[at] ?? 0);
        if (total > way.budget || total >= (best[to] ?? 0)) continue;
        if (!mayStep(cells[place] ?? NOWHERE, cells[to] ?? NOWHERE)) continue;
        best[to] = total;
        cameFrom[to] = place;
        waves[total]?.push(to);
      }
    }
  }
  return { order, costs: best, cameFrom };
}

function placesTo(place: number, cameFrom: readonly number[]): number[] {
  const places: number[] = [];
  for (let at = place; at > 0; at = cameFrom[at] ?? -1) places.unshift(at);
  return places;
}

/** Of equally cheap paths one that goes aside for nothing has more diagonal steps, and maybe more steps. */
export function strays(ground: Ground, from: Cell, to: Cell): boolean {
  if (!ground.inOnePart(from, to)) return false;
  const { dx, dy } = ground.offset(from, to);
  return dx !== 0 && dy !== 0;
}
