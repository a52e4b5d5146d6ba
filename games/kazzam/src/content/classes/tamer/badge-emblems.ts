import { wolfHead } from '@tablewright/table-kit/emblems';

/** What stands for the Tamer itself. */
export const BADGES: Readonly<Record<string, string>> = {
  tamer: wolfHead,
};
