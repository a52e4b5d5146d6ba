/** How often each value came up, by the value as text. Counts add up the same in any order. */
export type Histogram = Readonly<Record<string, number>>;

/** What a histogram says in few numbers. */
export interface Summary {
  readonly count: number;
  readonly mean: number;
  /** Standard deviation of the sample; 0 for fewer than two values. */
  readonly sd: number;
  readonly min: number;
  readonly max: number;
  readonly median: number;
  /** The values that 5, 25, 75 and 95 of 100 do not exceed. */
  readonly p5: number;
  readonly p25: number;
  readonly p75: number;
  readonly p95: number;
}

/** Mean, spread and quantiles; summed from the smallest value up, so equal counts give equal sums. */
export function summarise(histogram: Histogram): Summary {
  const values = Object.entries(histogram)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value);
  const count = values.reduce((sum, entry) => sum + entry.count, 0);
  if (count === 0) {
    return { count, mean: 0, sd: 0, min: 0, max: 0, median: 0, p5: 0, p25: 0, p75: 0, p95: 0 };
  }
  const mean = values.reduce((sum, entry) => sum + entry.value * entry.count, 0) / count;
  const squares = values.reduce((sum, e) => sum + (e.value - mean) ** 2 * e.count, 0);
  const quantile = (share: number): number => {
    const rank = Math.max(1, Math.ceil(share * count));
    let passed = 0;
    for (const entry of values) {
      passed += entry.count;
      if (passed >= rank) return entry.value;
    }
    return values.at(-1)?.value ?? 0;
  };
  return {
    count,
    mean,
    sd: count < 2 ? 0 : Math.sqrt(squares / (count - 1)),
    min: values[0]?.value ?? 0,
    max: values.at(-1)?.value ?? 0,
    median: quantile(0.5),
    p5: quantile(0.05),
    p25: quantile(0.25),
    p75: quantile(0.75),
    p95: quantile(0.95),
  };
}
