import type { Scene } from '../adventure.ts';

const HOUSE: Scene = {
  id: 'house',
  rule: 'DT-SCB-11',
  title: 'Mrs Pell’s house',
  text: [
    {
      text: 'Mrs Pell lets rooms to single gentlemen, and everything in her parlour is covered with something else. She pours tea. Joe Tansy’s supper stands on the sideboard under a plate, the third one this week.',
    },
    {
      text: 'It is six o’clock, and dark. Through the window you can see four lamps of Cutler’s Row. While you stir your tea there are three.',
    },
    {
      text: '“I never go down to the cellar,” says Mrs Pell, whom nobody has asked about the cellar.',
    },
  ],
  plain:
    'The landlady of the missing lamplighter gives you tea. She does not want to talk about her cellar.',
  setting: ['urban', 'social'],
  people: ['pell'],
  events: [
    {
      id: 'pell-helps',
      when: { attitude: 'pell', is: 'friendly' },
      do: [
        { flag: 'cellar-key' },
        {
          say: 'Mrs Pell takes a key from the tea caddy and lays it on the cloth without looking at it.',
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'win-pell',
      label: 'Win Mrs Pell over',
      tags: ['influence'],
      tn: { attitude: 'pell' },
      time: '10m',
      ok: [],
      fail: [],
    },
    {
      id: 'search-cellar',
      label: 'Look around the kitchen and the cellar door',
      tags: ['search-clues'],
      tn: 15,
      time: '10m',
      leans: [{ when: { flag: 'cellar-key' }, is: 'advantage' }],
      ok: [
        { learn: 'surgery-and-tunnel' },
        {
          say: 'There is soot on the cellar door, and it is oily, the kind that hangs in tunnels.',
        },
      ],
      fail: [],
    },
    {
      id: 'see-through-pell',
      label: 'Watch her face while she talks',
      tags: ['detect-lie'],
      tn: { opposed: 'pell', tag: 'deceive' },
      time: '1m',
      ok: [{ learn: 'pell-cellar' }],
      fail: [],
    },
  ],
  key: { task: 'search-cellar', fact: 'surgery-and-tunnel' },
  exits: [
    {
      id: 'to-row',
      label: 'Out into the Row, where the lamps go out',
      to: 'row',
      kind: 'main',
      when: { fact: 'surgery-and-tunnel' },
      opensAfter: 3,
    },
    {
      id: 'to-surgery',
      label: 'By the back yards, straight to Vane’s surgery',
      to: 'surgery',
      kind: 'side',
      when: { fact: 'surgery-and-tunnel' },
    },
  ],
  bargain: {
    text: 'On the mantelpiece lies the last letter of the first lamplighter who was lost, sealed and addressed to nobody. It wants to be read aloud; you can feel it in your throat. It is not long, and it mentions you.',
    flaw: 'curiosity',
    do: [
      { upon: 'tunnel', do: [{ condition: 'shaken', who: 'actor', until: 'scene' }] },
      { say: '“… and whoever reads this will hear us,” it ends, “when the air is bad.”' },
    ],
  },
  skip: {
    text: 'Behind the coal in the cellar you find a plan of the old railway, with one house marked on it.',
    do: [{ learn: 'surgery-and-tunnel' }],
  },
  award: { xp: 200 },
  changes: ['cellar-key'],
};

const ROW: Scene = {
  id: 'row',
  rule: 'DT-SCB-12',
  title: 'The Row by night',
  text: [
    {
      text: 'The fog has come down to be among people. It takes the far end of the Row, then the near end, and leaves you a room with walls of wool and one lamp in it.',
    },
    {
      text: 'Three men step into the light and stand so that you see what they hold. “Street’s closed,” says one. Behind them, on the other pavement, a constable with a very small lantern is pretending with all his might not to be alone.',
    },
  ],
  plain:
    'It is foggy. Three men who are paid to scare people block the street. A lone constable is near.',
  map: 'street',
  isOutdoors: true,
  setting: ['urban'],
  people: ['dray'],
  events: [
    {
      id: 'dray-helps',
      when: { attitude: 'dray', is: 'friendly' },
      do: [
        { person: 'dray', how: 'join' },
        {
          say: '“Right,” says Dray, and buttons his collar. “For tonight, then. I should not like to be told about it.”',
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'win-dray',
      label: 'Win Constable Dray over',
      tags: ['influence', 'command-respect'],
      tn: { attitude: 'dray' },
      time: '1m',
      ok: [],
      fail: [],
    },
    {
      id: 'who-pays',
      label: 'Ask around, among those who stayed upright, who pays for this',
      tags: ['question-witness', 'gather-intel'],
      tn: 15,
      when: { quiet: true },
      time: '10m',
      ok: [{ learn: 'paid-men' }],
      fail: [],
    },
  ],
  key: { task: 'who-pays', fact: 'paid-men' },
  foes: [
    {
      id: 'thugs',
      block: 'thug',
      plainName: 'hired men',
      count: 3,
      scale: 'count',
      state: 'awake',
      zone: 'thugs',
    },
  ],
  exits: [
    {
      id: 'to-surgery',
      label: 'To the surgery on the corner',
      to: 'surgery',
      kind: 'main',
      when: { quiet: true },
      opensAfter: 3,
    },
    { id: 'back', label: 'Back into Mrs Pell’s house', to: 'house', kind: 'retreat' },
  ],
  bargain: {
    text: 'The smallest of the three has your watch in his hand, and you did not feel it go. You could make a noise about it. Or you could let him keep it, and look like somebody who has watches to lose. He will tell the doctor all about you.',
    flaw: 'pride',
    do: [{ flag: 'name-sold' }],
  },
  skip: {
    text: 'The three men have heard something in the fog, and are gone before you reach the lamp.',
    do: [{ foes: 'thugs', how: 'leave' }],
    exit: 'to-surgery',
  },
  award: { xp: 200 },
  rest: 'risky',
};

const SURGERY: Scene = {
  id: 'surgery',
  rule: 'DT-SCB-13',
  title: 'Vane’s surgery',
  text: [
    {
      text: 'A brass plate, a bell that has been muffled with lint, a waiting room with four chairs and no dust at all. Dr Vane is out. It does not feel as if he were far.',
    },
    {
      text: 'In the consulting room stands a desk with a lock that cost more than the desk. There are jars on the shelves, properly labelled. The labels are not in Latin.',
      tags: ['corpses'],
    },
    {
      text: 'Behind a curtain iron steps go down, and a warm, wet wind comes up them and goes, as slowly as a sleeper’s.',
    },
  ],
  plain:
    'The doctor’s rooms are empty. There is a locked desk, there are strange writings, and stairs lead down.',
  setting: ['urban'],
  tasks: [
    {
      id: 'open-desk',
      label: 'Open the desk',
      tags: ['open-locks'],
      tn: 15,
      when: { not: { flag: 'evidence' } },
      time: '1m',
      tool: { item: 'thieves-tools', without: 'disadvantage' },
      ok: [
        { flag: 'evidence' },
        { learn: 'vane-goal' },
        { say: 'In the drawer lies an account book. Every entry has a name, a date and a weight.' },
      ],
      fail: [{ hazard: 'needle', who: 'actor' }],
    },
    {
      id: 'study-notes',
      label: 'Make sense of the notes on the blotter',
      tags: ['analyse-evidence'],
      tn: 15,
      time: '10m',
      ok: [{ learn: 'three-lamps' }],
      fail: [],
    },
    {
      id: 'read-signs',
      label: 'Read the signs on the jars',
      tags: ['occult-symbols'],
      tn: 15,
      time: '10m',
      ok: [{ learn: 'dreads-light' }],
      fail: [],
    },
  ],
  key: { task: 'study-notes', fact: 'three-lamps' },
  hazards: [
    {
      id: 'needle',
      hazard: 'poison-needle',
      plainName: 'a trap in the lock',
      tags: ['needles', 'poison'],
      trigger: 'deed',
      target: 'one',
    },
  ],
  exits: [
    {
      id: 'to-tunnel',
      label: 'Down the iron steps',
      to: 'tunnel',
      kind: 'main',
      when: { fact: 'three-lamps' },
      opensAfter: 3,
    },
  ],
  bargain: {
    text: 'A bottle stands in the cabinet, with a label in a firm hand: “For the nerves. One.” It is the best you have ever tasted, and the hand that holds the glass is so steady that it could be somebody else’s.',
    flaw: 'vice',
    do: [
      { circumstance: { on: 'any', is: 'advantage', for: 'roll' }, who: 'actor' },
      { condition: 'impaired-ability', ability: 'CON', who: 'actor', until: 'long-rest' },
    ],
  },
  skip: {
    text: 'You have the doctor’s book and his notes in your pocket, and the stairs before you.',
    do: [{ flag: 'evidence' }, { learn: 'three-lamps' }],
    exit: 'to-tunnel',
  },
  award: { xp: 300 },
};

const MORNING: Scene = {
  id: 'morning',
  rule: 'DT-SCB-17',
  title: 'Grey morning',
  text: [
    {
      text: 'The fog is yellow now, which means that above it there is a sun. In an office of the Yard an inspector with a cold looks at what you have put on his desk, and then for a long time at you.',
    },
    {
      text: '“Dr Vane,” he says, “has treated the wife of the Commissioner. I say that for your information. Begin.”',
    },
  ],
  plain:
    'You report to the police. The inspector is careful, because the doctor knows important people.',
  setting: ['urban', 'social', 'formal'],
  tasks: [
    {
      id: 'report',
      label: 'Make your report',
      tags: ['influence'],
      tn: 15,
      auto: { flag: 'evidence' },
      isSingle: true,
      time: '1h',
      ok: [{ flag: 'vane-charged' }, { flag: 'reported' }, { learn: 'names-in-the-book' }],
      fail: [{ flag: 'reported' }],
    },
  ],
  key: { task: 'report', fact: 'names-in-the-book' },
  exits: [
    {
      id: 'vane-charged',
      label: 'Go home and sleep',
      to: 'end',
      ending: 'charged',
      kind: 'main',
      if: { flag: 'vane-charged' },
    },
    {
      id: 'vane-free',
      label: 'Go home, and do not sleep',
      to: 'end',
      ending: 'friends',
      kind: 'main',
      if: { not: { flag: 'vane-charged' } },
      when: { flag: 'reported' },
      opensAfter: 1,
    },
  ],
  skip: {
    text: 'The case of Cutler’s Row is closed.',
    do: [{ flag: 'vane-charged' }, { flag: 'reported' }],
    exit: 'vane-charged',
  },
  award: { xp: 200 },
};

/** The scenes of Cutler's Row above ground. */
export const CUTLERS_ABOVE: { readonly before: readonly Scene[]; readonly morning: Scene } = {
  before: [HOUSE, ROW, SURGERY],
  morning: MORNING,
};
