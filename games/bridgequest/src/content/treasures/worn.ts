import type { CardData } from '../card-data.ts';

/** Other things that are worn (BQC-TREA-039 to -042). */
export const WORN = [
  {
    id: 'BQC-TREA-039',
    name: 'Scarf of Dramatic Wind',
    type: 'item',
    slot: 'none',
    bonus: 1,
    gold: 200,
    carry: 'worn',
    effects: ['active: run(1)'],
  },
  {
    id: 'BQC-TREA-040',
    name: 'Belt of Too Many Pouches',
    type: 'item',
    slot: 'none',
    gold: 300,
    carry: 'worn',
    effects: ['active: hand(2)'],
  },
  {
    id: 'BQC-TREA-041',
    name: 'Amulet of Lukewarm Protection',
    type: 'item',
    slot: 'none',
    bonus: 2,
    gold: 400,
    carry: 'worn',
  },
  {
    id: 'BQC-TREA-042',
    name: 'Ring of the Middle Child',
    type: 'item',
    slot: 'none',
    bonus: 1,
    gold: 300,
    carry: 'worn',
    effects: ['active: ease(sheet,1)'],
  },
] as const satisfies readonly CardData[];
