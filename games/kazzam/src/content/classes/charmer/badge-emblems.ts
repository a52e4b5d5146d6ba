import { charm } from '@tablewright/table-kit/emblems';

/** What stands for the Charmer itself. */
export const BADGES: Readonly<Record<string, string>> = {
  charmer: charm,
};
