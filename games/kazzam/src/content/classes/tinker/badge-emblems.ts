import { gears } from '@tablewright/table-kit/emblems';

/** What stands for the Tinker itself. */
export const BADGES: Readonly<Record<string, string>> = {
  tinker: gears,
};
