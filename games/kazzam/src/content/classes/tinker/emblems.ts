import {
  anvil,
  battleAxe,
  breastplate,
  broadsword,
  brokenHeart,
  gears,
  holySymbol,
  iceBolt,
  jesterHat,
  spikedWall,
  starsStack,
} from '@tablewright/table-kit/emblems';

/** What the Tinker can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'more-charges': starsStack,
  'more-damage': battleAxe,
  sturdy: breastplate,
  'reset-traps': anvil,
  'wand-trap': iceBolt,
  'staff-trap': spikedWall,
  'sword-trap': broadsword,
  'anti-charm-trap': brokenHeart,
  'distraction-trap': jesterHat,
  'advanced-trap': gears,
  'protective-ward': holySymbol,
};
