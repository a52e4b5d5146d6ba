import {
  bullseye,
  explosionRays,
  lightningStorm,
  muscleUp,
  targetShot,
} from '@tablewright/table-kit/emblems';

/** What stands for the Striker and its specialisations. */
export const BADGES: Readonly<Record<string, string>> = {
  striker: bullseye,
  blaster: explosionRays,
  blitzer: lightningStorm,
  bruiser: muscleUp,
  sniper: targetShot,
};
