import {
  boltCutter,
  boxTrap,
  cape,
  cowled,
  dominoMask,
  rollingDices,
  shouting,
  snatch,
  stoneBlock,
  tripwire,
  trowel,
  upgrade,
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
