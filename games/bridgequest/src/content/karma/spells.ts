import type { CardData } from '../card-data.ts';

/** What bad deeds bring (BQC-SPEL). */
export const SPELLS = [
  {
    id: 'BQC-SPEL-01',
    name: 'Itch',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: any(-2)~c@pick-player'],
  },
  {
    id: 'BQC-SPEL-02',
    name: 'Muddle',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: ease(check,-3)@pick-player~1'],
  },
  {
    id: 'BQC-SPEL-03',
    name: 'Sour Breath',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: mst(3)@pick-foe'],
  },
  {
    id: 'BQC-SPEL-04',
    name: 'Jinxed Purse',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: lose(hand,1,rnd)@pick-player'],
  },
  {
    id: 'BQC-SPEL-05',
    name: 'Nightlight Out',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: peek(door,3)'],
  },
  {
    id: 'BQC-SPEL-06',
    name: 'Borrowed Grudge',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: take(potion)@pick-adj'],
  },
  {
    id: 'BQC-SPEL-07',
    name: 'Cold Feet',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: run(-3)~c@pick-player'],
  },
  {
    id: 'BQC-SPEL-08',
    name: 'Rude Awakening',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: wander(1)'],
  },
  {
    id: 'BQC-SPEL-09',
    name: 'Short Change',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: travel(-1)@pick-player; travel(1)@you'],
  },
  {
    id: 'BQC-SPEL-10',
    name: 'Crooked Sign',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: door(-1)@pick-world'],
  },
  {
    id: 'BQC-SPEL-11',
    name: 'Loose Thread',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: lose(item,1)@pick-player'],
  },
  {
    id: 'BQC-SPEL-12',
    name: 'Last Laugh',
    type: 'spell',
    roles: ['spell'],
    effects: ['play: redie()'],
  },
] as const satisfies readonly CardData[];
