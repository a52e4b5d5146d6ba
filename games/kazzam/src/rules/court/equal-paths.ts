import type { Cell } from '@tablewright/geometry';

/** Places that a search has come to, and the steps between them. */
export interface Searched {
  readonly start: number;
  /** All places in the order of their cost, the start first. */
  readonly places: Iterable<number>;
  costTo(place: number): number;
  /** Steps from a place, each with what it costs. */
  stepsFrom(place: number): readonly { readonly to: number; readonly cost: number }[];
  cellOf(place: number): Cell;
  /** What speaks against a step, the most weighty first; nothing if it may not be taken. */
  against(from: Cell, to: Cell): readonly number[] | undefined;
}

/**
 * Of all cheapest paths to a place the one against which least speaks, step by step, and then the
 * one whose squares come first by row, then by column, at the first difference (KZ-AI-48). Returns
 * the places entered, the last one included.
 */
export function firstOfEqual(searched: Searched, end: number): readonly number[] {
  const { start, cellOf } = searched;
  const into = cheapSteps(searched, end);
  const onward = new Map<number, Step[]>();
  // From the end backwards: what speaks against the best rest of a path.
  const rest = new Map<number, readonly number[]>([[end, []]]);
  const queue = [end];
  for (let to = queue.shift(); to !== undefined; to = queue.shift()) {
    for (const from of into.get(to) ?? []) {
      const against = searched.against(cellOf(from), cellOf(to));
      if (against === undefined) continue;
      const sum = plus(against, rest.get(to) ?? []);
      const steps = onward.get(from) ?? [];
      onward.set(from, [...steps.filter((step) => step.to !== to), { to, sum }]);
      const known = rest.get(from);
      if (known !== undefined && compare(sum, known) >= 0) continue;
      rest.set(from, sum);
      queue.push(from);
    }
  }
  const path: number[] = [];
  for (let at = start; at !== end; ) {
    const least = rest.get(at) ?? [];
    const best = (onward.get(at) ?? []).filter(({ sum }) => compare(sum, least) === 0);
    const [first] = best.sort((a, b) => cellOf(a.to) - cellOf(b.to));
    if (first === undefined) throw new Error(`no path from ${cellOf(at)} to ${cellOf(end)}`);
    path.push(first.to);
    at = first.to;
  }
  return path;
}

/** A step, and what speaks against the best path that goes on by it. */
interface Step {
  readonly to: number;
  readonly sum: readonly number[];
}

/** By place, from where cheapest paths lead to it, as far as the cost of the end. */
function cheapSteps(
  { places, costTo, stepsFrom }: Searched,
  end: number,
): ReadonlyMap<number, readonly number[]> {
  const into = new Map<number, number[]>();
  const most = costTo(end);
  for (const from of places) {
    const spent = costTo(from);
    if (spent > most) break;
    for (const { to, cost } of stepsFrom(from)) {
      if (spent + cost > most || costTo(to) !== spent + cost) continue;
      const known = into.get(to);
      if (known === undefined) into.set(to, [from]);
      else if (!known.includes(from)) known.push(from);
    }
  }
  return into;
}

/** Sums of what speaks against steps; the shorter list is filled up with nothing. */
export function plus(one: readonly number[], other: readonly number[]): readonly number[] {
  const [more, less] = one.length < other.length ? [other, one] : [one, other];
  return more.map((value, at) => value + (less[at] ?? 0));
}

/** Below 0 if the one comes first: the first difference decides. */
export function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
