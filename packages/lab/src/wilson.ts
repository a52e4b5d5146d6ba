/** How often something happened, and between what its true share lies with 95 % confidence. */
export interface Rate {
  readonly count: number;
  readonly of: number;
  /** `count / of`; 0 when nothing was counted. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The normal deviate that leaves 2.5 % on either side. */
const Z = 1.959_963_984_540_054;

/**
 * The share with its Wilson score interval, which stays within 0 and 1 and holds for few matches
 * and for shares near the ends (E. B. Wilson, 1927). With `of` = 0 nothing is known: 0 to 1.
 */
export function rateOf(count: number, of: number): Rate {
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 };
  const rate = count / of;
  const spread = (Z * Z) / of;
  const centre = (rate + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / of + spread / (4 * of))) / (1 + spread);
  return {
    count,
    of,
    rate,
    low: count === 0 ? 0 : Math.max(0, centre - half),
    high: count === of ? 1 : Math.min(1, centre + half),
  };
}
