import { evilHand } from '@tablewright/table-kit/emblems';

/** What stands for the Hexer itself. */
export const BADGES: Readonly<Record<string, string>> = {
  hexer: evilHand,
};
