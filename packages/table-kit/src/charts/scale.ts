/** The round numbers, at every power of ten, that an axis is divided by. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * The end of an axis from 0: the least round number that is not below `most`, and that halves into a
 * number as round. At least 2 for counts.
 */
export function roundUp(most: number, least = 2): number {
  if (most <= least) return least;
  const ten = 10 ** Math.floor(Math.log10(most));
  return (STEPS.find((step) => step * ten >= most - 1e-12) ?? 10) * ten;
}

/** Where an axis of shares ends: at a tenth, a quarter, half or all. */
export function shareEnd(most: number): number {
  return [0.1, 0.25, 0.5].find((end) => most <= end) ?? 1;
}

/** Places among so many at which an axis says something: the first, the last, and some between. */
export function labelledPlaces(count: number, most: number): readonly number[] {
  if (count === 0) return [];
  const every = Math.max(1, Math.ceil((count - 1) / Math.max(1, most - 1)));
  const places: number[] = [];
  for (let at = 0; at < count; at += every) places.push(at);
  return places;
}
