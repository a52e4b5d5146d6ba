import type { CardData } from '../card-data.ts';

/** Footgear (BQC-TREA-008 to -013). */
export const FOOTGEAR = [
  {
    id: 'BQC-TREA-008',
    name: 'Slippers of Stealthy Squeaking',
    type: 'item',
    slot: 'foot',
    bonus: 1,
    gold: 200,
    effects: ['active: run(1)'],
  },
  {
    id: 'BQC-TREA-009',
    name: 'Left Boot of Destiny (There Is No Right)',
    type: 'item',
    slot: 'foot',
    bonus: 2,
    gold: 300,
  },
  {
    id: 'BQC-TREA-010',
    name: 'Clogs of Considerable Momentum',
    type: 'item',
    slot: 'foot',
    bonus: 3,
    gold: 500,
  },
  {
    id: 'BQC-TREA-011',
    name: 'Socks With Sandals of Fear',
    type: 'item',
    slot: 'foot',
    bonus: 1,
    gold: 400,
    effects: ['fight: mst(-1)@foes'],
  },
  {
    id: 'BQC-TREA-012',
    name: 'Rollerskates of Regret',
    type: 'item',
    slot: 'foot',
    bonus: -1,
    gold: 300,
    effects: ['active: run(3)'],
  },
  {
    id: 'BQC-TREA-013',
    name: 'Galoshes of the Deep Puddle',
    type: 'item',
    slot: 'foot',
    bonus: 3,
    gold: 600,
    effects: ['active: toll(-1,cross)'],
  },
] as const satisfies readonly CardData[];
