import { rockGolem } from '@tablewright/table-kit/emblems';

/** What it looks like, by the id of its block. */
export const EMBLEMS: Readonly<Record<string, string>> = { 'royal-golem': rockGolem };
