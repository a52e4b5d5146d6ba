import type { Leaning } from '../rules/rolls/parts.ts';

const SIDES = 20;

/** Which way a d20 leans. */
export type Mode = Leaning['mode'];

/**
 * The chance that a d20 comes up with one of so many of its faces; of two dice the better counts with advantage, the
 * worse with disadvantage (DT-ADV-01, -02).
 */
export function chanceOf(faces: number, mode: Mode): number {
  const one = Math.min(SIDES, Math.max(0, faces)) / SIDES;
  if (mode === 'advantage') return 1 - (1 - one) ** 2;
  return mode === 'disadvantage' ? one ** 2 : one;
}

/** How many faces reach a number with a bonus. */
export const facesReaching = (target: number, bonus: number): number =>
  Math.min(SIDES, Math.max(0, SIDES + 1 - (target - bonus)));

/** The same where a 1 always fails and a 20 always succeeds (DT-ATK-05, -06, DT-MAG-09). */
export const facesBetween = (target: number, bonus: number): number =>
  Math.min(SIDES - 1, Math.max(1, facesReaching(target, bonus)));
