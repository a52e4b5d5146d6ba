import type { CardData } from '../card-data.ts';

/** Go Up A Level cards: a travel for somebody (BQC-TREA-074 to -083). */
export const GUAL = [
  {
    id: 'BQC-TREA-074',
    name: 'Stand on a Thicker Book',
    type: 'gual',
    effects: ['play: travel(1)@pick-player'],
  },
  {
    id: 'BQC-TREA-075',
    name: 'Declare a Personal Best',
    type: 'gual',
    effects: ['play: travel(1)@pick-player'],
  },
  {
    id: 'BQC-TREA-076',
    name: 'Bribe the Lift Attendant',
    type: 'gual',
    effects: ['play: travel(1)@pick-player'],
  },
  {
    id: 'BQC-TREA-077',
    name: 'Alphabetize the Bridge',
    type: 'gual',
    effects: ['play: travel(1)@pick-player'],
  },
  {
    id: 'BQC-TREA-078',
    name: 'Find a Coin in a Statue',
    type: 'gual',
    effects: ['play: travel(1)@pick-player'],
  },
  {
    id: 'BQC-TREA-079',
    name: 'Win an Argument With a Door',
    type: 'gual',
    effects: ['play: travel(1)@pick-player'],
  },
  {
    id: 'BQC-TREA-080',
    name: 'Explain the Rules Again',
    type: 'gual',
    effects: ['play: travel(1)@pick-player'],
  },
  {
    id: 'BQC-TREA-081',
    name: 'Read the Manual Aloud',
    type: 'gual',
    effects: ['play: travel(1)@pick-player'],
  },
  {
    id: 'BQC-TREA-082',
    name: 'Rescue a Vegetable',
    type: 'gual',
    effects: ['play: travel(1)@pick-player'],
  },
  {
    id: 'BQC-TREA-083',
    name: 'Employee of the Epoch',
    type: 'gual',
    effects: ['play: travel(1)@pick-player'],
  },
] as const satisfies readonly CardData[];
