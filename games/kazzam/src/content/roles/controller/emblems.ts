import { brokenBone, move, scales, snail } from '@tablewright/table-kit/emblems';

/** What the Controller can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  rearrange: move,
  retribution: scales,
  slow: snail,
  weaken: brokenBone,
};
