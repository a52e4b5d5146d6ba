import type { TablePlan } from '@tablewright/engine/table-plan';
import {
  bugleCall,
  dramaMasks,
  gears,
  hourglass,
  lanternFlame,
  openBook,
  quillInk,
  ringedPlanet,
  scrollUnfurled,
  threeFriends,
} from '@tablewright/table-kit/emblems';

/** How a new table is set. */
export const PLAN: TablePlan = {
  presets: [
    { id: 'first', emblem: openBook, seats: 1, options: { gm: 'auto', adventure: 'harrow-down' } },
    { id: 'printed', emblem: threeFriends, seats: 3, options: {} },
    {
      id: 'quick',
      emblem: hourglass,
      seats: 2,
      options: { adventure: 'harrow-down', sessionLimit: 100 },
    },
    {
      id: 'challenge',
      emblem: dramaMasks,
      seats: 4,
      options: { gm: 'human', adventure: 'free' },
    },
    {
      id: 'tournament',
      emblem: ringedPlanet,
      seats: 3,
      options: { gm: 'auto', adventure: 'relay-nine', startLevel: 3 },
    },
  ],
  first: [
    { option: 'gm', emblems: { auto: gears, human: dramaMasks }, personLast: ['human'] },
    {
      option: 'adventure',
      emblems: {
        'harrow-down': bugleCall,
        'cutlers-row': lanternFlame,
        'relay-nine': ringedPlanet,
        own: quillInk,
        free: scrollUnfurled,
      },
    },
  ],
  groups: [
    { id: 'game', options: ['companions', 'startLevel', 'sessionLimit'] },
    { id: 'characters', options: ['abilityGen', 'hpMode', 'highLevelHp', 'xpScale'] },
    { id: 'fights', options: ['positions', 'baseSpeed', 'longShooting', 'morale', 'minorNpc'] },
    { id: 'magic', options: ['spellEconomy', 'naturalCasting', 'healingLimit'] },
    { id: 'dice', options: ['diceEntry', 'tnVisibility', 'gmRolls'] },
    { id: 'story', options: ['successAtCost', 'tokenCarryover'] },
  ],
};
