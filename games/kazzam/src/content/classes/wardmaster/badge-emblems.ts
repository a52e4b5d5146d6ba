import { templarShield } from '@tablewright/table-kit/emblems';

/** What stands for the Wardmaster itself. */
export const BADGES: Readonly<Record<string, string>> = {
  wardmaster: templarShield,
};
