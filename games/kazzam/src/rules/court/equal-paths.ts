import type { Cell } from '@tablewright/geometry';

/** Places that a search has come to, and the steps between them. */
export interface Searched {
  readonly start: number;
  /** The least cost of coming there; negative or endless for a place that the search has not come to. */
  costTo(place: number): number;
  /** Every place from which a step may lead to this one; others may be among them. */
  before(place: number): Iterable<number>;
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

/** By place on a cheapest path to the end, from where such paths lead to it. */
function cheapSteps(
  { costTo, before, stepsFrom }: Searched,
  end: number,
): ReadonlyMap<number, readonly number[]> {
  const into = new Map<number, number[]>([[end, []]]);
  // It grows as it is gone through: backwards from the end, which most places do not lead to.
  for (const [to, sources] of into) {
    const cost = costTo(to);
    for (const from of before(to)) {
      const spent = costTo(from);
      if (!(spent >= 0 && spent <= cost) || sources.includes(from)) continue;
      const leads = stepsFrom(from).some((step) => step.to === to && step.cost === cost - spent);
      if (!leads) continue;
      sources.push(from);
      if (!into.has(from)) into.set(from, []);
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
