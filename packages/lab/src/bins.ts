import type { Histogram } from './histogram.ts';

/** How many values lie between two bounds, both of them among these values. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** How wide a bin may be: what people count in, at every power of ten. */
const WIDTHS = [1, 2, 5] as const;

/**
 * A histogram of whole numbers in bins of one width, from the least value to the most, empty ones between
 * them too. Values that are not whole count as the whole number below.
 * @param most how many bins there may be at most; at least 1
 */
export function binsOf(histogram: Histogram, most: number): readonly Bin[] {
  const values = Object.entries(histogram).map(
    ([value, count]) => [Math.floor(Number(value)), count] as const,
  );
  if (values.length === 0) return [];
  const least = values.reduce((min, [value]) => Math.min(min, value), Number.POSITIVE_INFINITY);
  const last = values.reduce((max, [value]) => Math.max(max, value), Number.NEGATIVE_INFINITY);
  const width = widthFor(least, last, most);
  const first = Math.floor(least / width);
  const counts = Array.from({ length: Math.floor(last / width) - first + 1 }, () => 0);
  for (const [value, count] of values) {
    const at = Math.floor(value / width) - first;
    counts[at] = (counts[at] ?? 0) + count;
  }
  return counts.map((count, at) => {
    const from = (first + at) * width;
    return { from, to: from + width - 1, count };
  });
}

/** The least width of {@link WIDTHS} with which the values fit into so many bins. */
function widthFor(least: number, last: number, most: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const width of WIDTHS.map((one) => one * ten)) {
      const bins = Math.floor(last / width) - Math.floor(least / width) + 1;
      // Values around 0 need two bins however wide they are.
      if (bins <= Math.max(most, least < 0 && last >= 0 ? 2 : 1)) return width;
    }
  }
}
