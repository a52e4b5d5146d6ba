import type { Fact, Person, SceneMap } from '../adventure.ts';

/** The people of Harrow Down (DT-SCA-02). */
export const HARROW_PEOPLE: readonly Person[] = [
  {
    id: 'hild',
    name: 'Hild Oatway',
    plainName: 'the reeve',
    base: 'bystander',
    attitude: 'neutral',
    facts: ['hild-silver'],
  },
  {
    id: 'perrin',
    name: 'Old Perrin',
    plainName: 'the ringer',
    base: 'bystander',
    attitude: 'friendly',
    facts: ['hymn'],
  },
  {
    id: 'snik',
    name: 'Snik',
    plainName: 'the captain of the raiders',
    base: 'goblin-raider',
    over: { hp: 7 },
    attitude: 'hostile',
    isLeader: true,
    facts: ['snik-goal', 'loose-stone'],
    moods: [{ when: { any: [{ flag: 'paid' }, { flag: 'promised' }] }, as: 'neutral' }],
  },
  {
    id: 'grummet',
    name: 'Grummet',
    plainName: 'the big one',
    base: 'ogre',
    attitude: 'hostile',
    isLeader: true,
    facts: ['vain'],
  },
];

/** What can be learned at Harrow Down. */
export const HARROW_FACTS: readonly Fact[] = [
  {
    id: 'bell-hushes',
    kind: 'clue',
    text: 'The bell hushes the dead of the barrow. Whoever took it dragged it to the Down, on small bare feet.',
    answers: ['bell', 'stolen', 'thief', 'where', 'tracks', 'dead'],
  },
  {
    id: 'hymn',
    kind: 'clue',
    text: 'Old Perrin knows the dead-hush hymn: sung well, it keeps the dead on their biers.',
    answers: ['hymn', 'song', 'hush', 'skeletons', 'perrin'],
  },
  {
    id: 'trail-end',
    kind: 'clue',
    text: 'The trail ends at the barrow. Something heavy was rolled in through an iron door, and the goblins come and go by it.',
    answers: ['trail', 'barrow', 'way', 'goblins'],
  },
  {
    id: 'two-ways',
    kind: 'clue',
    text: 'There are two ways into the barrow: the iron door, with a covered pit before it, and a crawl hole that leads past the goblins, straight to the hall of the dead.',
    answers: ['door', 'pit', 'trap', 'crawl', 'hole', 'way'],
  },
  {
    id: 'vain',
    kind: 'weakness',
    text: 'Grummet the ogre is vain of his music. Nobody has ever praised it and meant it.',
    answers: ['ogre', 'grummet', 'weakness', 'flatter', 'music'],
  },
  {
    id: 'loose-stone',
    kind: 'weakness',
    text: 'Over the seat of the ogre hangs a stone that only habit holds up. A good shove from the ledge brings it down.',
    answers: ['stone', 'ceiling', 'ogre', 'trap', 'grummet'],
  },
  {
    id: 'snik-goal',
    kind: 'goal',
    text: 'Snik wants to be rid of the ogre, who eats his goats and makes his people clap.',
    answers: ['snik', 'goblins', 'want', 'goal'],
  },
  {
    id: 'bell-beyond',
    kind: 'clue',
    text: 'Behind the hall somebody strikes the bell softly and hums to it, always a little flat. It does not hush the dead when it is struck for pleasure.',
    answers: ['bell', 'where', 'humming', 'hall'],
  },
  {
    id: 'bell-rings',
    kind: 'clue',
    text: 'Rung hard, the bell drives off the dead, and whoever stands right before it is deaf and dizzy for a breath.',
    answers: ['bell', 'ring', 'dead', 'stun'],
  },
  {
    id: 'debt-remains',
    kind: 'clue',
    text: 'The bell only hushes the dead. They stir because somebody in the village owes them something.',
    answers: ['why', 'stir', 'debt', 'dead'],
  },
  {
    id: 'hild-silver',
    kind: 'secret',
    text: 'Hild Oatway took silver from the barrow when she was a girl. That is why the dead stir. If it goes back, they will be still for good.',
    answers: ['why', 'stir', 'hild', 'silver', 'secret', 'dead'],
  },
];

/** The maps of Harrow Down. */
export const HARROW_MAPS: readonly SceneMap[] = [
  {
    id: 'wood',
    rows: [
      '%%..,,..%%%%',
      '%...,......%',
      '..o......,..',
      '..........,.',
      '...,,...o...',
      '%.......,..%',
      '%%%..%%...%%',
    ],
    zones: { start: [0, 2, 1, 4], wolves: [9, 1, 10, 4] },
  },
  {
    id: 'camp',
    rows: [
      '############',
      '#....o....,#',
      '#..o....o..#',
      '+..........+',
      '+....oo....+',
      '#.,........#',
      '#,,...o....#',
      '############',
    ],
    zones: { start: [1, 3, 2, 4], captain: [9, 3, 9, 3], raiders: [7, 2, 8, 5] },
  },
  {
    id: 'hall',
    rows: [
      '##############',
      '#..o..o..o...#',
      '#............#',
      '+............+',
      '+............+',
      '#............#',
      '#..o..o..o...#',
      '##############',
    ],
    zones: { start: [1, 3, 2, 4], biers: [4, 2, 9, 5], niche: [11, 1, 12, 2] },
  },
  {
    id: 'chamber',
    rows: [
      '#############',
      '#..,......oo#',
      '#...........#',
      '+...........#',
      '+.....,.....#',
      '#...........#',
      '#,,..o....oo#',
      '#############',
    ],
    zones: {
      start: [1, 3, 2, 4],
      seat: [8, 3, 8, 3],
      bell: [10, 3, 10, 3],
      raider: [5, 2, 6, 5],
    },
  },
];
