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
  const rest = restsTo(searched, end);
  const path: number[] = [];
  for (let at = start; at !== end; ) {
    const least = rest.get(at);
    let best: number | undefined;
    const { to: places, costs } = searched.stepsFrom(at);
    for (let step = 0; step < places.length; step += 1) {
      const to = places[step] ?? end;
      const cost = costs[step] ?? 0;
      const onward = rest.get(to);
      if (onward === undefined || searched.costTo(to) !== searched.costTo(at) + cost) continue;
      const against = searched.against(cellOf(at), cellOf(to));
      if (against === undefined || against + onward !== least) continue;
      if (best === undefined || cellOf(to) < cellOf(best)) best = to;
    }
    if (best === undefined) throw new Error(`no path from ${cellOf(at)} to ${cellOf(end)}`);
    path.push(best);
    at = best;
  }
  return path;
}

/**
 * What speaks against the best rest of a path, by place: from the end backwards over all cheapest
 * paths.
 */
function restsTo(searched: Searched, end: number): ReadonlyMap<number, number> {
  const { cellOf } = searched;
  const into = new Map<number, readonly number[]>();
  const rest = new Map([[end, 0]]);
  const queue = [end];
  for (const to of queue) {
    let sources = into.get(to);
    if (sources === undefined) {
      sources = cheapSources(searched, to);
      into.set(to, sources);
    }
    for (const from of sources) {
      const against = searched.against(cellOf(from), cellOf(to));
      if (against === undefined) continue;
      const sum = against + (rest.get(to) ?? 0);
      if (sum >= (rest.get(from) ?? Number.POSITIVE_INFINITY)) continue;
      rest.set(from, sum);
      queue.push(from);
    }
  }
  return rest;
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
