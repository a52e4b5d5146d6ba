import type { CardData } from '../card-data.ts';

/** Traps and disasters (BQC-DOOR-074 to -078). */
export const TRAPS = [
  { id: 'BQC-DOOR-074', name: 'Rake in the Grass', type: 'trap', effects: ['hit: def(-3)~c'] },
  {
    id: 'BQC-DOOR-075',
    name: 'Trapdoor to Somewhere Else',
    type: 'trap',
    effects: ['hit: warp(d20)'],
  },
  {
    id: 'BQC-DOOR-076',
    name: 'Ceiling of Falling Paperwork',
    type: 'trap',
    effects: ['hit: lose(hand,2,rnd)'],
  },
  {
    id: 'BQC-DOOR-077',
    name: 'Multiverse-Wide Power Cut',
    type: 'disaster',
    effects: ['hit: lose(hand,1)@all'],
  },
  {
    id: 'BQC-DOOR-078',
    name: 'Clocks Went Back Twice',
    type: 'disaster',
    effects: ['hit: travel(-1)@all'],
  },
] as const satisfies readonly CardData[];
