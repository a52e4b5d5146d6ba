import type { TablePlan } from '@tablewright/engine/table-plan';
import {
  deathSkull,
  hourglass,
  openBook,
  scrollUnfurled,
  shield,
} from '@tablewright/table-kit/emblems';
import chances from './chances.json' with { type: 'json' };
import { ICON_PATHS } from './src/board/icon-paths.ts';
import { CLASS_NAMES } from './src/model.ts';

const { nigob, gobin, boing, fighter, mystic, rogue, healer } = ICON_PATHS;

/** How a new table is set. */
export const PLAN: TablePlan = {
  // As many heroes as make it a fight: four of them hardly ever lose (`npm run chances`).
  seats: 2,
  presets: [
    { id: 'first', emblem: openBook, seats: 2, options: {} },
    { id: 'quick', emblem: hourglass, seats: 2, options: { cardsPerSheet: 2 } },
    { id: 'printed', emblem: scrollUnfurled, seats: 3, options: {} },
    { id: 'challenge', emblem: deathSkull, seats: 3, options: { difficulty: 'hard' } },
  ],
  first: [
    { option: 'monster', emblems: { nigob, gobin, boing } },
    { option: 'difficulty', emblems: { standard: shield, hard: deathSkull } },
    {
      option: 'characters',
      emblems: { fighter, mystic, rogue, healer },
      usual: (seatCount) => CLASS_NAMES.slice(0, seatCount),
    },
  ],
  groups: [
    { id: 'party', options: ['control', 'names'] },
    { id: 'cards', options: ['deck', 'cardsPerSheet', 'teamCard', 'freeCentre', 'gapsBlocked'] },
    { id: 'fight', options: ['nigobHealth', 'mysticElements', 'roundLimit'] },
    { id: 'story', options: ['rpgSkills', 'rpgMovement'] },
  ],
  chances,
};
