import type { CardData } from '../card-data.ts';

/** Steeds (BQC-TREA-043 to -046). */
export const STEEDS = [
  {
    id: 'BQC-TREA-043',
    name: 'Tea Trolley of War',
    type: 'steed',
    slot: 'steed',
    bonus: 2,
    gold: 400,
    big: true,
  },
  {
    id: 'BQC-TREA-044',
    name: 'Ostrich, Previously Owned',
    type: 'steed',
    slot: 'steed',
    bonus: 3,
    gold: 600,
    effects: ['active: run(1)'],
  },
  {
    id: 'BQC-TREA-045',
    name: 'Two-Person Horse Costume',
    type: 'steed',
    slot: 'steed',
    bonus: 2,
    gold: 300,
    effects: ['fight if helped: any(2)'],
  },
  {
    id: 'BQC-TREA-046',
    name: 'Unicycle of Nobility',
    type: 'steed',
    slot: 'steed',
    bonus: 1,
    gold: 300,
    effects: ['active: run(2)'],
  },
] as const satisfies readonly CardData[];
