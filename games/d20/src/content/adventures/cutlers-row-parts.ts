import type { Fact, Person, SceneMap } from '../adventure.ts';

/** The people of Cutler's Row (DT-SCB-02). */
export const CUTLERS_PEOPLE: readonly Person[] = [
  {
    id: 'pell',
    name: 'Mrs Pell',
    plainName: 'the landlady',
    base: 'bystander',
    attitude: 'neutral',
    facts: ['pell-cellar'],
  },
  {
    id: 'dray',
    name: 'Constable Dray',
    plainName: 'the constable',
    base: 'guard',
    attitude: 'neutral',
    facts: ['dray-goal'],
  },
  {
    id: 'tansy',
    name: 'Joe Tansy',
    plainName: 'the missing man',
    base: 'bystander',
    attitude: 'friendly',
    tags: ['captivity'],
    facts: ['working-lamps'],
  },
  {
    id: 'vane',
    name: 'Dr Ambrose Vane',
    plainName: 'the doctor',
    base: 'cultist',
    over: {
      level: 3,
      ac: 11,
      hp: 11,
      attacks: [
        {
          id: 'knife',
          category: 'light',
          use: 'melee',
          band: 'melee',
          tags: [],
          printed: { hit: 1, damage: { d6: 1, isHalved: true, plus: 1 } },
        },
      ],
      casts: { bonus: 6, saveTn: 13, spells: ['sleep', 'charm-person', 'light'] },
    },
    attitude: 'hostile',
    isLeader: true,
    facts: ['vane-goal'],
  },
];

/** What can be learned in Cutler's Row. */
export const CUTLERS_FACTS: readonly Fact[] = [
  {
    id: 'surgery-and-tunnel',
    kind: 'clue',
    text: 'Dr Vane of the corner surgery comes and goes by the cellar, and a plan behind the coal shows a tunnel of the old pneumatic railway below the whole Row.',
    answers: ['vane', 'surgery', 'tunnel', 'plan', 'where', 'cellar'],
  },
  {
    id: 'pell-cellar',
    kind: 'secret',
    text: 'Mrs Pell rents her cellar to the doctor, and has not asked what for, because he pays in advance.',
    answers: ['pell', 'cellar', 'secret', 'rent', 'doctor'],
  },
  {
    id: 'paid-men',
    kind: 'clue',
    text: 'Somebody with clean fingernails and a doctor’s bag pays the bullies of the Row to keep it empty after dark.',
    answers: ['thugs', 'paid', 'who', 'doctor'],
  },
  {
    id: 'dray-goal',
    kind: 'goal',
    text: 'Constable Dray wants to find the three men before a fourth is sent out with their ladder.',
    answers: ['dray', 'constable', 'want', 'police'],
  },
  {
    id: 'three-lamps',
    kind: 'clue',
    text: 'The rite needs darkness. Three lamps that burn hold it off.',
    answers: ['rite', 'lamps', 'darkness', 'how', 'stop'],
  },
  {
    id: 'dreads-light',
    kind: 'weakness',
    text: 'What the doctor feeds is a wraith, and wraiths dread light.',
    answers: ['wraith', 'weakness', 'light', 'what'],
  },
  {
    id: 'vane-goal',
    kind: 'goal',
    text: 'Dr Vane wants to hear from the wraith what lies behind death. It tells him a little more for each man.',
    answers: ['vane', 'why', 'want', 'death'],
  },
  {
    id: 'air-shaft',
    kind: 'clue',
    text: 'The air in the tunnel is drawn to one side. There is a side chamber, a larder of the line’s own kitchen once, and somebody breathes in it.',
    answers: ['tunnel', 'larder', 'air', 'way'],
  },
  {
    id: 'working-lamps',
    kind: 'clue',
    text: 'Joe Tansy knows which three lamps of the chamber below still have gas, and how to coax them.',
    answers: ['lamps', 'tansy', 'work', 'gas'],
  },
  {
    id: 'rite-twice',
    kind: 'clue',
    text: 'The rite has two ends, a drawn one and a spoken one. Undo both, and nothing holds the wraith in this world.',
    answers: ['rite', 'break', 'banish', 'circle'],
  },
  {
    id: 'names-in-the-book',
    kind: 'clue',
    text: 'The doctor kept accounts. There are names in them that open doors, and some of them work at the Yard.',
    answers: ['friends', 'names', 'book', 'yard'],
  },
];

/** The maps of Cutler's Row. */
export const CUTLERS_MAPS: readonly SceneMap[] = [
  {
    id: 'street',
    rows: [
      '##############',
      '#..+....+...##',
      '..............',
      '.....o....o...',
      '..............',
      '...o.......o..',
      '..............',
      '##.+....+..###',
    ],
    zones: { start: [0, 3, 1, 5], thugs: [8, 2, 11, 6] },
  },
  {
    id: 'tunnel',
    rows: [
      '################',
      '#...,,,,,,,,,,.+',
      '+..,,,,,,,,,,,..',
      '+..,,,,,,,,,,,..',
      '#...,,,,,,,,,,.+',
      '################',
    ],
    zones: { start: [1, 2, 2, 3], water: [6, 1, 11, 4], gas: [3, 1, 13, 4] },
  },
  {
    id: 'larder',
    rows: [
      '###########',
      '#..o....o.#',
      '#.........#',
      '+.........#',
      '+.........#',
      '#..,,.....#',
      '#..o...oo.#',
      '###########',
    ],
    zones: { start: [1, 3, 1, 4], ghoul: [7, 3, 7, 3], tansy: [8, 4, 8, 4] },
  },
  {
    id: 'lamp-chamber',
    rows: [
      '##############',
      '#o....##....o#',
      '#............#',
      '#.....,,.....#',
      '+....,,,,....#',
      '+....,,,,....#',
      '#.....,,.....#',
      '#............#',
      '#o..........o#',
      '##############',
    ],
    zones: {
      start: [1, 4, 2, 5],
      shaft: [5, 3, 8, 6],
      vane: [10, 4, 10, 5],
      cultists: [9, 2, 11, 7],
      wraith: [8, 4, 8, 5],
    },
  },
];
