import {
  boltCutter,
  bowArrow,
  boxTrap,
  cape,
  cowled,
  dominoMask,
  gears,
  mountains,
  rollingDices,
  run,
  shouting,
  snatch,
  stoneBlock,
  tripwire,
  trowel,
  upgrade,
  wolfTrap,
} from '@tablewright/table-kit/emblems';

/** What the Specialist can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'manipulate-creeps': rollingDices,
  'false-flag': dominoMask,
  provocation: shouting,
  cloak: cape,
  swipe: snatch,
  hide: cowled,
  'change-terrain': trowel,
  'boost-square': upgrade,
  'major-terrain': stoneBlock,
  'disarm-traps': boltCutter,
  'snap-trap': tripwire,
  'replace-traps': boxTrap,
};

/** What stands for the Specialist and its specialisations. */
export const BADGES: Readonly<Record<string, string>> = {
  specialist: gears,
  hunter: bowArrow,
  runner: run,
  'terrain-artist': mountains,
  trapper: wolfTrap,
};
