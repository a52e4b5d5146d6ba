import { crown } from '@tablewright/table-kit/emblems';

/** What can be done on it, by the id of the action. */
export const EMBLEMS: Readonly<Record<string, string>> = { 'place-orb': crown };
