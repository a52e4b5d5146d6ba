import type { Adventure } from '../adventure.ts';
import { HARROW_BARROW } from './harrow-down-barrow.ts';
import { HARROW_HALL } from './harrow-down-hall.ts';
import { HARROW_FACTS, HARROW_MAPS, HARROW_PEOPLE } from './harrow-down-parts.ts';
import { HARROW_VILLAGE } from './harrow-down-village.ts';

/** The Bell of Harrow Down (DT-SCA). */
export const HARROW_DOWN: Adventure = {
  id: 'harrow-down',
  rule: 'DT-SCA-01',
  title: 'The Bell of Harrow Down',
  genre: 'fantasy',
  level: 1,
  xp: 2000,
  premise:
    'Three nights ago somebody stole the ward bell of Harrow village. For two hundred years it was rung at every dusk, and nobody remembered why. Now the old barrow on the Down has begun to mutter after dark, and there is fresh earth around its mouth.',
  start: 'green',
  climax: 'bell',
  time: '16:00',
  events: [],
  counters: [
    { id: 'patience', max: 2 },
    { id: 'boredom', max: 2 },
  ],
  people: HARROW_PEOPLE,
  facts: HARROW_FACTS,
  maps: HARROW_MAPS,
  scenes: [...HARROW_VILLAGE.before, ...HARROW_BARROW, ...HARROW_HALL, HARROW_VILLAGE.home],
  endings: [
    {
      id: 'bell-hangs',
      title: 'The bell hangs',
      text: [
        {
          text: 'The bell of Harrow speaks from its beam again, and up on the Down the muttering stops. Children are sent to bed without a light for the first time in three nights. Only Hild Oatway stays on the green, looking up at the hill, and says nothing.',
        },
      ],
    },
    {
      id: 'quiet-for-good',
      title: 'The Down is quiet for good',
      text: [
        {
          text: 'A handful of old silver lies on a bier where it lay before, and the bell has nothing left to hush. It will be rung all the same, at dusk, because it is a good bell. Hild Oatway sleeps through the night. She had not done so since she was nine.',
        },
      ],
    },
  ],
  ready: ['bryn-oakshield', 'ysolde-wren', 'maud-ferrier'],
};
