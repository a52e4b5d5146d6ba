import type { CardData } from '../card-data.ts';

/** What good deeds bring (BQC-DUST). */
export const FAIRY_DUST = [
  {
    id: 'BQC-DUST-01',
    name: 'Glimmer of Encouragement',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: ease(check,3)@pick-player~1'],
  },
  {
    id: 'BQC-DUST-02',
    name: 'Pocket Sunrise',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: reroll()'],
  },
  {
    id: 'BQC-DUST-03',
    name: 'Soft Landing',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: run(3)~c'],
  },
  {
    id: 'BQC-DUST-04',
    name: 'Second Wind',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: travel(1)'],
  },
  {
    id: 'BQC-DUST-05',
    name: 'Lucky Crumb',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: draw(treasure,1,down)'],
  },
  {
    id: 'BQC-DUST-06',
    name: 'Borrowed Courage',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: any(3)~c@pick-player'],
  },
  {
    id: 'BQC-DUST-07',
    name: 'Kind Word',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: mst(-3)@pick-foe'],
  },
  {
    id: 'BQC-DUST-08',
    name: 'Mended Strap',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: gear(1)'],
  },
  {
    id: 'BQC-DUST-09',
    name: 'Clear Sky',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: calm()'],
  },
  {
    id: 'BQC-DUST-10',
    name: 'Umbrella of Mercy',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: ward(curse)~n'],
  },
  {
    id: 'BQC-DUST-11',
    name: 'Warm Socks',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: uncurse(1)@pick-player'],
  },
  {
    id: 'BQC-DUST-12',
    name: 'Open Window',
    type: 'dust',
    roles: ['fairydust'],
    effects: ['play: door(1)'],
  },
] as const satisfies readonly CardData[];
