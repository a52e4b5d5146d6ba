import { fairyWand, shiningSword, wizardStaff } from '@tablewright/table-kit/emblems';

/** What stands for the implements. */
export const BADGES: Readonly<Record<string, string>> = {
  wand: fairyWand,
  staff: wizardStaff,
  sword: shiningSword,
};
