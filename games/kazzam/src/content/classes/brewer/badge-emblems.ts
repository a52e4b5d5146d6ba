import { cauldron } from '@tablewright/table-kit/emblems';

/** What stands for the Brewer itself. */
export const BADGES: Readonly<Record<string, string>> = {
  brewer: cauldron,
};
