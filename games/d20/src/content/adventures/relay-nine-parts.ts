import type { Fact, Person, SceneMap } from '../adventure.ts';

/** The people of Relay Nine (DT-SCC-02). */
export const RELAY_PEOPLE: readonly Person[] = [
  {
    id: 'orla',
    name: 'ORLA',
    plainName: 'the mind of the station',
    attitude: 'neutral',
    facts: ['vented-deck', 'stalker-place'],
    moods: [{ when: { flag: 'orla-attacked' }, as: 'hostile' }],
  },
  {
    id: 'okoro',
    name: 'Dane Okoro',
    plainName: 'the quartermaster',
    base: 'guard',
    over: { hp: 7, hpNow: 1 },
    attitude: 'friendly',
    facts: ['turret-code'],
  },
  {
    id: 'kallo',
    name: 'Captain Vesh Kallo',
    plainName: 'the captain of the other ship',
    base: 'void-pirate',
    over: { level: 3, hp: 11, hit: 1 },
    attitude: 'hostile',
    isLeader: true,
    facts: ['kallo-goal'],
  },
  {
    id: 'stalker',
    name: 'the hull stalker',
    plainName: 'the animal',
    base: 'hull-stalker',
    attitude: 'hostile',
    facts: ['fears-fire'],
  },
];

/** What can be learned on Relay Nine. */
export const RELAY_FACTS: readonly Fact[] = [
  {
    id: 'sealed-inside',
    kind: 'clue',
    text: 'The station was sealed from inside, by its own mind, one minute after something came in through the hull. The way in leads along the spine.',
    answers: ['sealed', 'why', 'orla', 'hull', 'way'],
  },
  {
    id: 'something-hunts',
    kind: 'clue',
    text: 'The drones were told to cut whatever is warm. ORLA cannot see what came in, only where it is warm.',
    answers: ['drones', 'warm', 'why', 'orders'],
  },
  {
    id: 'acid-burns',
    kind: 'clue',
    text: 'There is no plague on Relay Nine. The dead were burnt with acid, by something that lives and needs no air.',
    answers: ['plague', 'illness', 'dead', 'acid', 'what'],
  },
  {
    id: 'turret-code',
    kind: 'clue',
    text: 'Okoro knows the code of the turret before the control core, and half of the override of the reactor.',
    answers: ['turret', 'code', 'okoro', 'override'],
  },
  {
    id: 'vented-deck',
    kind: 'secret',
    text: 'ORLA vented a deck with people in it, to keep the thing from the rest. It has counted them every hour since.',
    answers: ['orla', 'secret', 'why', 'deck', 'people'],
  },
  {
    id: 'core-open',
    kind: 'clue',
    text: 'From the core the ways to hydroponics and to the cargo ring can be opened, and ORLA is lonelier than it lets on.',
    answers: ['core', 'orla', 'way', 'doors'],
  },
  {
    id: 'stalker-place',
    kind: 'clue',
    text: 'The hull stalker nests in hydroponics, under the roots of the third row.',
    answers: ['stalker', 'where', 'nest', 'hydroponics'],
  },
  {
    id: 'fears-fire',
    kind: 'weakness',
    text: 'The stalker flees from fire. Its blood eats metal, so it is better not to stand close.',
    answers: ['stalker', 'weakness', 'fire', 'kill'],
  },
  {
    id: 'kallo-goal',
    kind: 'goal',
    text: 'Captain Kallo wants the codes, and her crew alive, and will bargain for both.',
    answers: ['kallo', 'pirates', 'want', 'codes'],
  },
  {
    id: 'reactor-failing',
    kind: 'clue',
    text: 'The pirates have cut the cooling of the reactor to force the doors. It can still be shut down, by two steps at the console of the ring.',
    answers: ['reactor', 'cooling', 'shut', 'how'],
  },
  {
    id: 'two-steps',
    kind: 'clue',
    text: 'The rods go in by two steps. Between them the console has to be left alone for a moment.',
    answers: ['reactor', 'steps', 'rods', 'console'],
  },
];

/** The maps of Relay Nine. */
export const RELAY_MAPS: readonly SceneMap[] = [
  {
    id: 'spine',
    rows: [
      '################',
      '#..o......o....#',
      '+..............+',
      '+..............+',
      '#....o......o..#',
      '################',
    ],
    zones: { start: [1, 2, 1, 3], breach: [3, 1, 10, 4], drones: [11, 1, 13, 4] },
  },
  {
    id: 'core-door',
    rows: [
      '############',
      '#....##....#',
      '#.o..##..o.#',
      '+..........#',
      '+..........+',
      '#.o..##..o.#',
      '#....##....#',
      '############',
    ],
    zones: { start: [1, 3, 1, 4], turret: [9, 3, 9, 3], panel: [6, 3, 6, 3] },
  },
  {
    id: 'gardens',
    rows: [
      '##############',
      '#oo.ooo.ooo..#',
      '#............#',
      '+.ooo.ooo.oo.+',
      '+............+',
      '#.oo.ooo.ooo.#',
      '#...%%...%%..#',
      '##############',
    ],
    zones: { start: [1, 3, 1, 4], nest: [9, 6, 10, 6], bulkhead: [12, 3, 12, 4] },
  },
  {
    id: 'ring',
    rows: [
      '################',
      '#..oo......oo..#',
      '#..............#',
      '+......oo......+',
      '+..............+',
      '#...o......o...#',
      '#..oo......oo..#',
      '################',
    ],
    zones: {
      start: [1, 3, 1, 4],
      captain: [12, 3, 12, 3],
      crew: [10, 2, 13, 5],
      hostage: [13, 4, 13, 4],
    },
  },
];
