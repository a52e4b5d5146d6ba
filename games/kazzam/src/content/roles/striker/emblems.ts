import {
  bullseye,
  deadEye,
  divergence,
  explosionRays,
  lightningStorm,
  magnet,
  muscleUp,
  runningShoe,
  targetShot,
} from '@tablewright/table-kit/emblems';

/** What the Striker can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'spread-fire': divergence,
  'quick-shift': runningShoe,
  'get-back-here': magnet,
  'draw-a-bead': deadEye,
};

/** What stands for the Striker and its specialisations. */
export const BADGES: Readonly<Record<string, string>> = {
  striker: bullseye,
  blaster: explosionRays,
  blitzer: lightningStorm,
  bruiser: muscleUp,
  sniper: targetShot,
};
