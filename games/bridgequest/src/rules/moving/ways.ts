import type { Graph, Option, Trail } from '@tablewright/engine';
import { CORNERS, entryCost, LOCATIONS, type Location } from '../../bridge/layout.ts';
import {
  entriesOf,
  type Ground,
  leadsHome,
  type Place,
  type Step,
  stepsFrom,
} from '../../bridge/steps.ts';
import { facingsOn } from '../standing/corners.ts';

/** Where a way may lead: a place of the Bridge, Homeworld, or Boss Mode (BQ-MOVE-17, -18). */
export type Stop = Place | 'homeworld' | 'boss-mode';

/** A stop as an option of a way; its id is readable, such as `20.LL>UR`. */
export interface StopOption extends Option {
  readonly stop: Stop;
}

/** What a way has to know of the table. */
export interface Moving {
  readonly ground: Ground;
  /** How many characters go together; each pays (BQ-MOVE-20). */
  readonly characters: number;
  /** What worlds and cards add to the price of a step, for one character (BQC-VERB-42). */
  readonly toll: (from: Location, step: Step) => number;
  /** Whether the Bridge may be left (BQC-VERB-29). */
  readonly mayLeave: boolean;
  /** Whether whoever arrives at a location is stopped there (BQ-MOVE-11, BQ-PORT-13). */
  readonly stopsAt: (location: Location) => boolean;
}

const STANDS = CORNERS.flatMap((stand) => facingsOn(stand).map((facing) => ({ stand, facing })));
const PLACES: readonly Place[] = LOCATIONS.flatMap((location): Place[] => [
  ...STANDS.map(({ stand, facing }) => ({ location, stand, facing })),
  { location, stand: 'CENTRE' },
]);
/** Every stop, by its key in a trail. */
const STOPS: readonly Stop[] = ['homeworld', 'boss-mode', ...PLACES];
/** Added to the keys of a world to which a way has come back. */
const BACK = STOPS.length;
const KEYS = new Map(STOPS.map((stop, key) => [idOf(stop), key] as const));

/** A stop in words that files and scenarios use: `homeworld`, `20.CENTRE`, `20.LL>UR`. */
export function idOf(stop: Stop): string {
  if (typeof stop === 'string') return stop;
  const { location, stand } = stop;
  return stop.stand === 'CENTRE' ? `${location}.CENTRE` : `${location}.${stand}>${stop.facing}`;
}

function keyOf(stop: Stop): number {
  const key = KEYS.get(idOf(stop));
  if (key === undefined) throw new Error(`no figure can stand at ${idOf(stop)}`);
  return key;
}

/**
 * All ways of a move phase from where a figure stands, priced in travels (BQ-MOVE-02, -16, -17, -20). A way
 * may end everywhere, and goes no further where monsters are at which it has arrived (BQ-MOVE-11). Whoever
 * begins among monsters may leave them (BQ-MOVE-14, -15), but is stopped when it comes back.
 */
export function waysFrom(from: Stop, moving: Moving): Trail<StopOption> {
  const start = typeof from === 'string' ? undefined : from.location;
  /** Where a step leads; places of the world of the beginning have other keys once one has left it. */
  const next = (key: number, to: Stop): number => {
    const isBack = isOf(start, to) && (key >= BACK || !isOf(start, STOPS[key]));
    return keyOf(to) + (isBack ? BACK : 0);
  };
  return {
    from: keyOf(from),
    stepsFrom: (key) => {
      const stop = STOPS[key % BACK];
      const isStart = key < BACK && (stop === from || isOf(start, stop));
      const strides = stridesFrom(stop, isStart, moving);
      return {
        to: strides.map(([to]) => next(key, to)),
        costs: strides.map(([, cost]) => cost),
      };
    },
    mayEnd: () => true,
    option: (key) => {
      const stop = STOPS[key % BACK];
      return stop && { id: key < BACK ? idOf(stop) : `${idOf(stop)}.back`, stop };
    },
  };
}

function isOf(location: Location | undefined, stop: Stop | undefined): boolean {
  return location !== undefined && typeof stop === 'object' && stop.location === location;
}

/** Where one move leads from a stop, and for how much. */
function stridesFrom(
  stop: Stop | undefined,
  isStart: boolean,
  moving: Moving,
): readonly (readonly [Stop, number])[] {
  if (stop === undefined || stop === 'boss-mode') return [];
  if (stop === 'homeworld') return isStart ? entering(moving) : [];
  if (!isStart && moving.stopsAt(stop.location)) return [];
  return stepsFrom(stop, moving.ground)
    .filter(({ to }) => to !== undefined || moving.mayLeave)
    .map((step) => [
      step.to ?? (leadsHome(stop.location) ? 'homeworld' : 'boss-mode'),
      priceOf(stop.location, step, moving),
    ]);
}

/** Into the Bridge from Homeworld, facing any corner but out (BQ-MOVE-16). */
function entering({ ground, characters }: Moving): readonly (readonly [Stop, number])[] {
  return entriesOf(ground).flatMap(({ location, corner }) =>
    facingsOn(corner)
      .filter((facing) => facing !== 'OUT')
      .map(
        (facing) =>
          [{ location, stand: corner, facing }, characters * entryCost(location)] as const,
      ),
  );
}

/** What a step costs all who take it (BQ-MOVE-02, -20); no toll makes it less than nothing (BQC-VERB-42). */
function priceOf(from: Location, step: Step, { characters, toll }: Moving): number {
  return characters * Math.max(0, 1 + toll(from, step));
}

/** The same ways as lists, as far as a budget reaches: of every stop where one comes from it, and for how much. */
export function listed(trail: Trail<StopOption>, budget: number): Graph<StopOption> {
  const keys = [...cheapestFirst(trail, budget).keys()];
  const at = new Map(keys.map((key, place) => [key, place]));
  const strides = keys.map((key) => {
    const { to, costs } = trail.stepsFrom(key);
    return to.flatMap((next, i) => {
      const place = at.get(next);
      return place === undefined ? [] : [{ place, cost: costs[i] ?? 0 }];
    });
  });
  return {
    options: keys.flatMap((key) => trail.option(key) ?? []),
    from: 0,
    steps: strides.map((from) => from.map(({ place }) => place)),
    costs: strides.map((from) => from.map(({ cost }) => cost)),
    ends: keys.map((key) => trail.mayEnd(key)),
  };
}

/** What a budget reaches from the beginning, with the least that it costs to come there. */
function cheapestFirst(trail: Trail<StopOption>, budget: number): ReadonlyMap<number, number> {
  const spent = new Map([[trail.from, 0]]);
  const open = new Set([trail.from]);
  while (open.size > 0) {
    const [nearest = trail.from] = [...open].sort(
      (a, b) => (spent.get(a) ?? 0) - (spent.get(b) ?? 0),
    );
    open.delete(nearest);
    const { to, costs } = trail.stepsFrom(nearest);
    for (const [i, next] of to.entries()) {
      const cost = (spent.get(nearest) ?? 0) + (costs[i] ?? 0);
      if (cost > budget || cost >= (spent.get(next) ?? Infinity)) continue;
      spent.set(next, cost);
      open.add(next);
    }
  }
  return spent;
}

/**
 * What a way costs.
 * @param way stops of the trail, without the beginning. Throws Error if it is no way of it
 */
export function priceOfWay(trail: Trail<StopOption>, way: readonly StopOption[]): number {
  let here = trail.from;
  let price = 0;
  for (const { id } of way) {
    const { to, costs } = trail.stepsFrom(here);
    const step = to.findIndex((key) => trail.option(key)?.id === id);
    const next = to[step];
    if (next === undefined) throw new Error(`no step leads to ${id}`);
    price += costs[step] ?? 0;
    here = next;
  }
  return price;
}
