import type { CardData } from '../card-data.ts';

/** Other Door cards (BQC-DOOR-113 to -115). */
export const DOOR_HELPERS = [
  {
    id: 'BQC-DOOR-113',
    name: 'Footnote Seven',
    type: 'helper',
    roles: ['cheat'],
    effects: ['play: cheat()'],
  },
  {
    id: 'BQC-DOOR-114',
    name: 'Mixed Parentage Certificate',
    type: 'helper',
    effects: ['active: slot(race,1)'],
  },
  { id: 'BQC-DOOR-115', name: 'Second Job', type: 'helper', effects: ['active: slot(class,1)'] },
] as const satisfies readonly CardData[];
