import type { ChoiceView } from '@tablewright/engine';

/** The indexes of the places that a way of a `path` choice can lead to within its budget. */
export function reachable({
  options,
  from = 0,
  steps = [],
  costs = [],
  budget = 0,
}: ChoiceView): ReadonlySet<number> {
  const cheapest = options.map(() => Number.POSITIVE_INFINITY);
  cheapest[from] = 0;
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const soFar = cheapest[at] ?? 0;
    for (const [i, to] of (steps[at] ?? []).entries()) {
      const cost = soFar + (costs[at]?.[i] ?? Number.POSITIVE_INFINITY);
      if (cost > budget || cost >= (cheapest[to] ?? 0)) continue;
      cheapest[to] = cost;
      queue.push(to);
    }
  }
  return new Set([...cheapest.keys()].filter((place) => (cheapest[place] ?? 0) <= budget));
}
