import type { TablePlan } from '@tablewright/engine/table-plan';
import { crossedSwords, openBook, threeFriends } from '@tablewright/table-kit/emblems';

/** How a new table is set. */
export const PLAN: TablePlan = {
  presets: [
    { id: 'first', emblem: openBook, options: {}, seats: 3, bots: 'novice' },
    { id: 'duel', emblem: crossedSwords, options: {}, seats: 2 },
    { id: 'printed', emblem: threeFriends, options: {} },
  ],
  first: [],
  groups: [{ id: 'rules', options: ['star', 'coloured'] }],
};
