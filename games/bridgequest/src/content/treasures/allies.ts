import type { CardData } from '../card-data.ts';

/** Allies (BQC-TREA-047 to -051). */
export const ALLIES = [
  {
    id: 'BQC-TREA-047',
    name: 'Nephew Carrying Everything',
    type: 'ally',
    slot: 'ally',
    bonus: 1,
    gold: 300,
    effects: ['active: hand(1)'],
  },
  {
    id: 'BQC-TREA-048',
    name: 'Minstrel on a Trial Period',
    type: 'ally',
    slot: 'ally',
    bonus: 1,
    gold: 200,
    effects: ['active: ease(WIS,2)'],
  },
  {
    id: 'BQC-TREA-049',
    name: 'Emotional Support Ogre',
    type: 'ally',
    slot: 'ally',
    bonus: 3,
    gold: 600,
  },
  {
    id: 'BQC-TREA-050',
    name: 'Freelance Prophet',
    type: 'ally',
    slot: 'ally',
    bonus: 1,
    gold: 400,
    effects: ['turn: peek(door,1)'],
  },
  {
    id: 'BQC-TREA-051',
    name: 'Retired Villain, Gardening',
    type: 'ally',
    slot: 'ally',
    bonus: 2,
    gold: 500,
  },
] as const satisfies readonly CardData[];
