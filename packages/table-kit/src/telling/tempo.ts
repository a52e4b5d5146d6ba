/** How fast what happens is told, from step by step to at once. */
export const TEMPOS = ['step', 'slow', 'normal', 'fast'] as const;

/** One of {@link TEMPOS}. */
export type Tempo = (typeof TEMPOS)[number];

/** How long a line stays before the next is told, in milliseconds. */
const STAYS: Readonly<Record<Exclude<Tempo, 'step'>, number>> = {
  slow: 1_600,
  normal: 750,
  fast: 0,
};
/** With more lines than this to come, each stays for less. */
const MANY = 10;

/**
 * How long a line stays before the next is told, in milliseconds; nothing where somebody has to ask
 * for the next one.
 * @param left how many lines are still to be told
 * @param heading whether the line only says that something begins, which is read at a glance
 */
export function stay(tempo: Tempo, left: number, heading = false): number | undefined {
  if (tempo === 'step') return undefined;
  return STAYS[tempo] / Math.max(1, left / MANY) / (heading ? 3 : 1);
}
