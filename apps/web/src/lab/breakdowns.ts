import { type NamedRate, type Report, rateOf } from '@tablewright/lab';

/** Shares by the values of one property. */
export interface Breakdown {
  /** Stable; for the choice among them. */
  readonly id: string;
  /** Whether it says how often those with a value won, how often it came up, or what came of it. */
  readonly kind: 'wins' | 'matches' | 'results';
  readonly facet: string;
  /** The way to end whose share is told, of `results`. */
  readonly result?: string | undefined;
  readonly rates: readonly NamedRate[];
}

/** Names several properties at once, of which each has a breakdown of its own. */
const isComposite = (facet: string): boolean => facet.includes(',');

/** Every property of a run that has come up with at least two values, wins first. */
export function breakdownsOf({
  entrants,
  facets,
  results,
  together,
}: Report): readonly Breakdown[] {
  const found: Breakdown[] = [];
  if (!together) {
    for (const [facet, rates] of grouped(entrants)) {
      found.push({ id: `wins.${facet}`, kind: 'wins', facet, rates });
    }
  }
  const [often] = results;
  for (const [facet, values] of Map.groupBy(facets, (one) => one.facet)) {
    const all = values.reduce((sum, { matches }) => sum + matches, 0);
    const result = results.length > 1 ? often?.name : undefined;
    const rates = values.map(({ value, matches, results }): NamedRate => {
      if (result === undefined) return { ...rateOf(matches, all), name: value };
      const count = results.find(({ name }) => name === result)?.count ?? 0;
      return { ...rateOf(count, matches), name: value };
    });
    const kind = result === undefined ? 'matches' : 'results';
    found.push({ id: `${kind}.${facet}`, kind, facet, result, rates });
  }
  return found.filter(({ facet, rates }) => rates.length > 1 && !isComposite(facet));
}

function grouped(entrants: Report['entrants']): ReadonlyMap<string, readonly NamedRate[]> {
  const groups = new Map<string, NamedRate[]>();
  for (const { facet, value, ...rate } of entrants) {
    const rates = groups.get(facet) ?? [];
    groups.set(facet, rates);
    rates.push({ ...rate, name: value });
  }
  return groups;
}

/** Those of a breakdown that came up most, by their share. */
export function mostSeen(rates: readonly NamedRate[], most: number): readonly NamedRate[] {
  return rates
    .toSorted((a, b) => b.of - a.of || b.count - a.count)
    .slice(0, most)
    .sort((a, b) => b.rate - a.rate);
}
