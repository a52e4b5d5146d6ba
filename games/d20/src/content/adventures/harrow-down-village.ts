import type { Scene, SceneTask } from '../adventure.ts';

/** Freely given, the coin takes its curse along (DT-SCA-11). */
export const GIVE_COIN: SceneTask = {
  id: 'give-coin',
  label: 'Give the lucky coin away, and ask nothing for it',
  tags: [],
  when: { flag: 'coin' },
  time: '1r',
  ok: [
    { flag: 'coin', is: false },
    { lift: 'cursed', who: 'party' },
  ],
  fail: [],
};

const GREEN: Scene = {
  id: 'green',
  rule: 'DT-SCA-11',
  title: 'Village green',
  text: [
    {
      text: 'Harrow is twelve roofs around a green, and in the middle of the green stands a belfry without a bell. The rope still hangs there. Somebody has tied a knot in it, the way one ties up a dog that has run off.',
    },
    {
      text: 'People stand about in twos and threes and watch the sun. It is four o’clock, and in autumn that is late. Hild Oatway, the reeve, counts you as if you were sacks of meal. Old Perrin, who has rung the bell for fifty years, sits on the belfry step and has nothing to do with his hands.',
    },
    {
      text: '“They walk about in there,” he says. “In the barrow. We heard them last night, all of us. Nobody will say so.”',
      tags: ['undead'],
    },
  ],
  plain:
    'The bell of the village was stolen. The reeve and the old ringer are on the green; something is wrong on the hill.',
  isOutdoors: true,
  setting: ['social', 'plain'],
  people: ['hild', 'perrin'],
  events: [
    {
      id: 'hild-helps',
      when: { attitude: 'hild', is: 'friendly' },
      do: [
        { give: 'healing-draught', count: 2 },
        { flag: 'reward-promised' },
        {
          say: 'Hild puts two small stoppered flasks on the step. “My mother’s. And sixty pieces of gold when the bell is home. The village has it. I have counted.”',
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'win-hild',
      label: 'Win the reeve over',
      tags: ['influence'],
      tn: { attitude: 'hild' },
      time: '10m',
      ok: [],
      fail: [],
    },
    {
      id: 'ask-perrin',
      label: 'Ask Old Perrin what the bell was for',
      tags: ['question-witness'],
      tn: 5,
      time: '10m',
      ok: [{ learn: 'hymn' }],
      fail: [],
    },
    {
      id: 'search-belfry',
      label: 'Search the belfry and the grass around it',
      tags: ['search-clues'],
      tn: 15,
      time: '10m',
      ok: [
        { learn: 'bell-hushes' },
        { say: 'Drag marks, deep ones, and beside them the prints of many small bare feet.' },
      ],
      fail: [],
    },
    GIVE_COIN,
  ],
  key: { task: 'search-belfry', fact: 'bell-hushes' },
  exits: [
    {
      id: 'to-trail',
      label: 'Follow the tracks into the wood',
      to: 'trail',
      kind: 'main',
      when: { fact: 'bell-hushes' },
      opensAfter: 3,
    },
  ],
  bargain: {
    text: 'On the belfry floor lies a coin, bright as new, with a hole where the king’s eye should be. It fits your palm as if it had been waiting. It is lucky, that is plain. Nobody has said for whom.',
    flaw: 'greed',
    do: [{ flag: 'coin' }, { condition: 'cursed', who: 'actor', until: 'cure' }],
  },
  skip: {
    text: 'Old Perrin hums the hymn to you until you have it by heart, and points to the marks in the grass.',
    do: [{ learn: 'hymn' }],
    exit: 'to-trail',
  },
  award: { xp: 200 },
  hasMarket: true,
};

const TRAIL: Scene = {
  id: 'trail',
  rule: 'DT-SCA-12',
  title: 'Wood trail',
  text: [
    {
      text: 'Under the beeches it is already evening. The marks of the bell run on for a while, a broad groove in the leaves, and then the thieves have found a stream and walked in it, laughing probably.',
    },
    {
      text: 'No bird sings. Twice you see something grey go between two trunks, at the height of your chest, in no hurry at all.',
    },
  ],
  plain: 'The trail leads through a dark wood, and is hard to follow. Large animals are about.',
  map: 'wood',
  isOutdoors: true,
  setting: ['forest'],
  tasks: [
    {
      id: 'follow',
      label: 'Follow the trail',
      tags: ['track'],
      tn: 15,
      time: '10m',
      ok: [{ learn: 'trail-end' }, { flag: 'trail-found' }],
      fail: [
        { pass: '1h' },
        { flag: 'trail-found' },
        {
          say: 'An hour goes by in circles. When you find the groove again it is dusk, and two wolves stand in it, each as big as a calf.',
        },
        { foes: 'wolves', how: 'come' },
      ],
      near: 'fail',
    },
    {
      id: 'calm-wolves',
      label: 'Calm the wolves',
      tags: ['calm-animal'],
      tn: 15,
      when: { not: { foes: 'wolves', down: 1 } },
      time: '1r',
      ok: [{ foes: 'wolves', how: 'leave' }],
      fail: [],
    },
    {
      id: 'throw-food',
      label: 'Throw them all your food',
      tags: [],
      when: { not: { foes: 'wolves', down: 1 } },
      time: '1r',
      price: { item: 'rations' },
      ok: [{ foes: 'wolves', how: 'leave' }],
      fail: [],
    },
  ],
  key: { task: 'follow', fact: 'trail-end' },
  foes: [
    {
      id: 'wolves',
      block: 'dire-wolf',
      plainName: 'wild animals',
      tags: ['animals-harmed'],
      count: 2,
      scale: 'count',
      state: 'away',
      zone: 'wolves',
    },
  ],
  exits: [
    {
      id: 'to-barrow',
      label: 'Up the Down, to the barrow',
      to: 'barrow',
      kind: 'main',
      when: { all: [{ flag: 'trail-found' }, { quiet: true }] },
      opensAfter: 3,
    },
    { id: 'back', label: 'Back to the village', to: 'green', kind: 'retreat' },
  ],
  bargain: {
    text: 'A wolf cub lies in the leaves, too young to have a name for you yet. It would be sensible to leave it. It looks at you, and gets up, and is going to follow you wherever you go. It is not a quiet animal.',
    flaw: 'compassion',
    do: [
      {
        circumstance: { on: 'stealth', is: 'fails', for: 'roll' },
        who: 'party',
      },
    ],
  },
  skip: {
    text: 'The wood lets you through, and nobody sees you come out on the other side.',
    do: [
      { flag: 'trail-found' },
      { circumstance: { on: 'stealth', is: 'advantage', for: 'next-scene' }, who: 'party' },
    ],
    exit: 'to-barrow',
  },
  award: { xp: 200 },
  rest: 'risky',
};

const HOME: Scene = {
  id: 'home',
  rule: 'DT-SCA-17',
  title: 'Home',
  text: [
    {
      text: 'You hear the village before you see it: nobody is asleep, and everybody whispers. Then a child sees what you carry, and Harrow comes running with lanterns and a ladder and a great deal of advice.',
    },
    {
      text: 'The beam waits. Old Perrin unties the knot in the rope. A little apart stands Hild Oatway with her arms crossed, and looks at the bell the way one looks at somebody who knows something.',
    },
  ],
  plain: 'You are back in the village with the bell. It has to be hung again; the reeve is uneasy.',
  isOutdoors: true,
  setting: ['social', 'plain'],
  people: ['hild', 'perrin'],
  events: [
    {
      id: 'reward',
      when: { all: [{ flag: 'reward-promised' }, { flag: 'hung' }] },
      do: [
        { gp: 60 },
        { say: 'Hild counts sixty gold pieces into your hands, twice, and does not smile.' },
      ],
    },
    {
      id: 'concert',
      when: { all: [{ flag: 'concert' }, { flag: 'hung' }] },
      do: [
        {
          say: 'From far up the Down comes a voice like a cart on gravel, practising scales. Somebody has been promised a concert.',
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'hang-bell',
      label: 'Heave the bell onto its beam, all together',
      tags: ['force'],
      tn: 5,
      who: 'together',
      time: '10m',
      ok: [{ flag: 'hung' }, { learn: 'debt-remains' }],
      fail: [],
    },
    {
      id: 'ask-hild',
      label: 'Talk to the reeve, away from the others',
      tags: ['influence'],
      tn: { attitude: 'hild' },
      time: '10m',
      ok: [],
      fail: [],
    },
    {
      id: 'return-silver',
      label: 'Carry Hild’s silver back to the barrow, with her',
      tags: [],
      when: { all: [{ flag: 'hung' }, { fact: 'hild-silver' }] },
      time: '1h',
      ok: [{ flag: 'silver-returned' }],
      fail: [],
    },
    GIVE_COIN,
  ],
  key: { task: 'hang-bell', fact: 'debt-remains' },
  exits: [
    {
      id: 'done',
      label: 'The bell hangs; let it be',
      to: 'end',
      ending: 'bell-hangs',
      kind: 'main',
      when: { flag: 'hung' },
      opensAfter: 3,
    },
    {
      id: 'done-for-good',
      label: 'The silver is back where it belongs',
      to: 'end',
      ending: 'quiet-for-good',
      kind: 'main',
      when: { flag: 'silver-returned' },
    },
  ],
  skip: {
    text: 'When morning comes the bell hangs on its beam.',
    do: [{ flag: 'hung' }],
    exit: 'done',
  },
  award: { xp: 200 },
  changes: ['hung'],
  hasMarket: true,
};

/** The scenes of Harrow Down around the village. */
export const HARROW_VILLAGE: { readonly before: readonly Scene[]; readonly home: Scene } = {
  before: [GREEN, TRAIL],
  home: HOME,
};
