import { cowboyHolster } from '@tablewright/table-kit/emblems';

/** What stands for the Wandslinger itself. */
export const BADGES: Readonly<Record<string, string>> = {
  wandslinger: cowboyHolster,
};
