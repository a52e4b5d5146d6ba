import type { CardData } from '../card-data.ts';

/** What makes an item better (BQC-TREA-052 to -056). */
export const ITEM_ENHANCERS = [
  {
    id: 'BQC-TREA-052',
    name: 'Needless Spikes',
    type: 'itemEnhancer',
    bonus: 3,
    gold: 300,
    target: 'item',
  },
  {
    id: 'BQC-TREA-053',
    name: 'Second Opinion Handle',
    type: 'itemEnhancer',
    bonus: 2,
    gold: 200,
    target: 'item',
    fits: 'twohanded',
    effects: ['active: slot(hand,1)'],
  },
  {
    id: 'BQC-TREA-054',
    name: 'Holographic Sticker',
    type: 'itemEnhancer',
    bonus: 1,
    gold: 100,
    target: 'item',
    effects: ['active: price(2)@bearer'],
  },
  {
    id: 'BQC-TREA-055',
    name: 'Go-Faster Saddle Stripe',
    type: 'itemEnhancer',
    bonus: 4,
    gold: 400,
    roles: ['steedgear'],
    target: 'item',
    fits: 'steed',
    effects: ['active: run(1)'],
  },
  {
    id: 'BQC-TREA-056',
    name: 'Chili Coating',
    type: 'itemEnhancer',
    bonus: 2,
    gold: 300,
    target: 'item',
    effects: ['active: mark(fire)@bearer'],
  },
] as const satisfies readonly CardData[];
