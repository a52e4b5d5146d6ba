import type { TablePlan } from '@tablewright/engine/table-plan';
import {
  gears,
  hourglass,
  openBook,
  scrollUnfurled,
  threeFriends,
} from '@tablewright/table-kit/emblems';

/** How a new table is set. */
export const PLAN: TablePlan = {
  presets: [
    { id: 'first', emblem: openBook, seats: 1, options: { figurines: 8 } },
    { id: 'quick', emblem: hourglass, seats: 2, options: { figurines: 8, roundLimit: 6 } },
    { id: 'printed', emblem: scrollUnfurled, seats: 3, options: {} },
    { id: 'challenge', emblem: threeFriends, seats: 4, options: { gm: 'human' } },
  ],
  first: [{ option: 'gm', emblems: { auto: gears, human: threeFriends }, personLast: ['human'] }],
  groups: [
    { id: 'game', options: ['figurines', 'roundLimit', 'bothSheets', 'homeworldPatience'] },
    { id: 'rules', options: ['cardMonsterStrength', 'pvp', 'portals', 'deadGetAdditions'] },
    { id: 'decks', options: ['replacedDecks', 'fillRoles'] },
  ],
};
