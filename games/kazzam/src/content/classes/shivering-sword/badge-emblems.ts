import { iceBolt } from '@tablewright/table-kit/emblems';

/** What stands for the Shivering Sword itself. */
export const BADGES: Readonly<Record<string, string>> = {
  'shivering-sword': iceBolt,
};
