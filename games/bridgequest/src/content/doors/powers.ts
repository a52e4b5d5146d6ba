import type { CardData } from '../card-data.ts';

/** Powers, limited by their ranks (BQC-DOOR-109 to -112). */
export const POWERS = [
  {
    id: 'BQC-DOOR-109',
    name: 'Mild Telekinesis',
    type: 'power',
    rank: 1,
    effects: ['active: ease(DEX,3)'],
  },
  {
    id: 'BQC-DOOR-110',
    name: 'Aggressive Baking',
    type: 'power',
    rank: 2,
    effects: ['active: any(3)'],
  },
  {
    id: 'BQC-DOOR-111',
    name: 'Laser Elbow',
    type: 'power',
    rank: 3,
    effects: ['active: att(4); mark(fire)'],
  },
  {
    id: 'BQC-DOOR-112',
    name: 'Borrowed Time',
    type: 'power',
    rank: 4,
    effects: ['active: run(3)', 'use(g): reroll()'],
  },
] as const satisfies readonly CardData[];
