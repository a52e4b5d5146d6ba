import type { RandomSource } from './random/source.ts';

/** So many different ones of a list at random, in any order; all of them if there are fewer. */
export function sampleOf<T>(
  list: readonly T[],
  count: number,
  random: Pick<RandomSource, 'index'>,
): readonly T[] {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(random.index(left.length, 'sample'), 1));
  }
  return taken;
}
