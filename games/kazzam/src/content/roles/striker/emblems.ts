import { deadEye, divergence, magnet, runningShoe } from '@tablewright/table-kit/emblems';

/** What the Striker can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'spread-fire': divergence,
  'quick-shift': runningShoe,
  'get-back-here': magnet,
  'draw-a-bead': deadEye,
};
