import type { Strides } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';

/** Places that a search has come to, and the steps between them. */
export interface Searched {
  readonly start: number;
  /** The least cost of coming there; negative or endless for a place that the search has not come to. */
  costTo(place: number): number;
  /** Every place from which a step may lead to this one; others may be among them. */
  before(place: number): Iterable<number>;
  stepsFrom(place: number): Strides;
  cellOf(place: number): Cell;
  /** No step costs less. */
  readonly least: number;
  /** What speaks against a step: see {@link weigh}; nothing if it may not be taken. */
  against(from: Cell, to: Cell): number | undefined;
}

/** More than any reason comes to on a whole path. */
const MANY = 1024;

/**
 * What speaks against a step as one number: the first difference decides, on whole paths by the sums
 * of their steps.
 *
 * @param reasons at most five, the most weighty first
 */
export function weigh(...reasons: readonly number[]): number {
  let sum = 0;
  for (const reason of reasons) sum = sum * MANY + reason;
  return sum;
}

/**
 * Of all cheapest paths to a place the one against which least speaks, step by step, and then the
 * one whose squares come first by row, then by column, at the first difference (KZ-AI-48). Returns
 * the places entered, the last one included.
 */
export function firstOfEqual(searched: Searched, end: number): readonly number[] {
  const { start, cellOf } = searched;
  const path: number[] = [];
  let station = stationsTo(searched, end).get(start);
  while (station !== undefined && station.place !== end) {
    let best: Station | undefined;
    for (const { to, against } of station.onward) {
      if (against + to.rest !== station.rest) continue;
      if (best === undefined || cellOf(to.place) < cellOf(best.place)) best = to;
    }
    if (best !== undefined) path.push(best.place);
    station = best;
  }
  if (station === undefined) throw new Error(`no path from ${cellOf(start)} to ${cellOf(end)}`);
  return path;
}

/** A place on a cheapest path. */
interface Station {
  readonly place: number;
  /** What speaks against the best rest of the path from here. */
  rest: number;
  /** The steps of all cheapest paths from here, and what speaks against each. */
  readonly onward: { readonly to: Station; readonly against: number }[];
  /** Those that lead here; nothing as long as nobody has looked for them. */
  into: readonly { readonly from: Station; readonly against: number }[] | undefined;
}

/** The places of all cheapest paths to one, found from there backwards. */
function stationsTo(searched: Searched, end: number): ReadonlyMap<number, Station> {
  const stations = new Map<number, Station>();
  const stationAt = (place: number): Station => {
    let known = stations.get(place);
    if (known === undefined) {
      known = { place, rest: Number.POSITIVE_INFINITY, onward: [], into: undefined };
      stations.set(place, known);
    }
    return known;
  };
  const last = stationAt(end);
  last.rest = 0;
  const queue = [last];
  for (const to of queue) {
    to.into ??= stepsInto(searched, to, stationAt);
    for (const { from, against } of to.into) {
      const rest = against + to.rest;
      if (rest >= from.rest) continue;
      from.rest = rest;
      queue.push(from);
    }
  }
  return stations;
}

function stepsInto(
  searched: Searched,
  to: Station,
  stationAt: (place: number) => Station,
): NonNullable<Station['into']> {
  const { cellOf } = searched;
  return cheapSources(searched, to.place).flatMap((place) => {
    const against = searched.against(cellOf(place), cellOf(to.place));
    if (against === undefined) return [];
    const from = stationAt(place);
    from.onward.push({ to, against });
    return [{ from, against }];
  });
}

/** From where a cheapest path comes to a place. */
function cheapSources(
  { costTo, before, stepsFrom, least }: Searched,
  to: number,
): readonly number[] {
  const cost = costTo(to);
  const sources: number[] = [];
  for (const from of before(to)) {
    const spent = costTo(from);
    if (!(spent >= 0 && spent + least <= cost) || sources.includes(from)) continue;
    const { to: places, costs } = stepsFrom(from);
    const step = places.indexOf(to);
    if (step >= 0 && costs[step] === cost - spent) sources.push(from);
  }
  return sources;
}

/** Below 0 if the one comes first: the first difference decides. */
export function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
