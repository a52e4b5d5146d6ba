import { magicPortal } from '@tablewright/table-kit/emblems';

/** What stands for the Porter itself. */
export const BADGES: Readonly<Record<string, string>> = {
  porter: magicPortal,
};
