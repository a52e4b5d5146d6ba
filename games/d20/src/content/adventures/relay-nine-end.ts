import type { Scene } from '../adventure.ts';

/** The last scenes of Relay Nine. */
export const RELAY_END: readonly Scene[] = [
  {
    id: 'cargo',
    rule: 'DT-SCC-16',
    title: 'Cargo ring',
    text: [
      {
        text: 'The ring is one long bent warehouse, so that the floor rises before you and behind you. Where it rises out of sight four people in sealed suits have made a fort of the mail of a whole sector.',
      },
      {
        text: 'Captain Vesh Kallo sits on a crate and eats an apple. At her feet lies what she means to trade: a bound man if she has found one, and if not, the last medicine for a colony of nine thousand.',
        tags: ['captivity'],
      },
      {
        text: '“You have been to the core,” she says. “I have not. I call that a basis.”',
      },
    ],
    plain:
      'Pirates hold the cargo ring and something that is worth much. Their captain wants the codes and will bargain.',
    map: 'ring',
    setting: ['space', 'social'],
    people: ['kallo'],
    events: [
      {
        id: 'early',
        when: { not: { past: '+3h' } },
        do: [
          { flag: 'ahead' },
          {
            say: 'Nobody is here yet. You have time to find good places, and then a ship scrapes along the hull.',
          },
          { pass: '+3h' },
        ],
      },
    ],
    tasks: [
      {
        id: 'all-or-nothing',
        label: 'Talk the pirates off the station',
        tags: ['negotiate'],
        tn: 25,
        time: '1m',
        ok: [
          { foes: 'captain', how: 'leave' },
          { foes: 'crew', how: 'leave' },
        ],
        fail: [],
      },
      {
        id: 'half-the-codes',
        label: 'Offer them half the codes',
        tags: ['negotiate'],
        tn: 15,
        time: '1m',
        ok: [
          { learn: 'reactor-failing' },
          { foes: 'captain', how: 'leave' },
          { foes: 'crew', how: 'leave' },
        ],
        fail: [],
      },
      {
        id: 'gravity-off',
        label: 'Ask ORLA to take the gravity away',
        tags: [],
        when: { attitude: 'orla', is: 'friendly' },
        time: 'free',
        ok: [
          { condition: 'impaired-movement', who: 'party', until: '2r' },
          { condition: 'impaired-movement', who: 'foes', until: '2r' },
          { circumstance: { on: 'any', is: 'disadvantage', for: '2r' }, who: 'foes' },
        ],
        fail: [],
      },
      {
        id: 'attack',
        label: 'No more talk',
        tags: [],
        when: { not: { quiet: true } },
        time: 'free',
        ok: [{ fight: 'begin' }],
        fail: [],
      },
    ],
    key: { task: 'half-the-codes', fact: 'reactor-failing' },
    foes: [
      {
        id: 'captain',
        person: 'kallo',
        plainName: 'the captain of the other ship',
        count: 1,
        scale: 'hp',
        state: 'peaceful',
        zone: 'captain',
        wary: { not: { flag: 'ahead' } },
      },
      {
        id: 'crew',
        block: 'void-pirate',
        plainName: 'the crew of the other ship',
        count: 3,
        scale: 'count',
        state: 'peaceful',
        zone: 'crew',
        with: 'kallo',
        wary: { not: { flag: 'ahead' } },
      },
    ],
    exits: [
      {
        id: 'to-countdown',
        label: 'To the alarm that has just begun',
        to: 'countdown',
        kind: 'main',
        when: { quiet: true },
        opensAfter: 3,
      },
      { id: 'back', label: 'Back into hydroponics', to: 'hydroponics', kind: 'retreat' },
    ],
    bargain: {
      text: '“Five hundred,” says Kallo, “for all of it, and we never met.” It is a lot of money. Behind her one of the crew has begun to smile, the way people smile who will remember a face.',
      flaw: 'greed',
      do: [
        { gp: 500 },
        { flag: 'codes-sold' },
        { foes: 'captain', how: 'leave' },
        { foes: 'crew', how: 'leave' },
      ],
    },
    skip: {
      text: 'The pirates have gone, and have left in a hurry what they meant to trade.',
      do: [
        { foes: 'captain', how: 'leave' },
        { foes: 'crew', how: 'leave' },
      ],
      exit: 'to-countdown',
    },
    award: { xp: 800 },
    rest: 'no',
  },
  {
    id: 'countdown',
    rule: 'DT-SCC-17',
    title: 'Countdown',
    text: [
      {
        text: 'Every lamp in the ring is red. “Reactor,” says the station, without any voice now, only a recording of somebody who has been dead for years. “Ten.” It says it kindly.',
      },
      {
        text: 'The console is here. Your ship is there, at the end of two hundred and forty feet of crates, cables and torn deck. Both seem equally far.',
      },
    ],
    plain:
      'The reactor will burst in ten rounds. It can be shut down here, or you can run for the ship.',
    isDark: true,
    setting: ['space'],
    countdown: {
      rounds: 10,
      off: { any: [{ flag: 'stable' }, { flag: 'aboard' }] },
      do: [{ hazard: 'reactor', who: 'party' }, { end: 'adrift' }],
    },
    events: [
      {
        id: 'all-aboard',
        when: {
          all: [
            { task: 'run', is: 'done' },
            { any: [{ not: { flag: 'ship-damaged' } }, { flag: 'ship-mended' }] },
          ],
        },
        do: [{ flag: 'aboard' }],
      },
      {
        id: 'it-remembers',
        when: { all: [{ flag: 'scent' }, { any: [{ flag: 'stable' }, { flag: 'aboard' }] }] },
        do: [
          {
            say: 'On the last picture of the outer camera something clings to your hull, flat as a shadow, with its face to the seam of the lock.',
          },
        ],
      },
      {
        id: 'they-remember',
        when: {
          all: [{ flag: 'codes-sold' }, { any: [{ flag: 'stable' }, { flag: 'aboard' }] }],
        },
        do: [
          {
            say: 'A message comes in, without a sender. It holds your names, your ship, and one word: “Later.”',
          },
        ],
      },
    ],
    tasks: [
      {
        id: 'shut-down',
        label: 'Shut the reactor down',
        tags: ['ship-power'],
        tn: 15,
        when: { not: { flag: 'stable' } },
        time: '1r',
        turns: { count: 2, distinct: true },
        leans: [{ when: { flag: 'override' }, is: 'advantage' }],
        ok: [{ flag: 'stable' }, { learn: 'two-steps' }],
        fail: [],
      },
      {
        id: 'run',
        label: 'Run for the ship',
        tags: [],
        who: 'each',
        time: '1r',
        way: { feet: 240, isDifficult: true },
        ok: [],
        fail: [],
      },
      {
        id: 'mend-ship',
        label: 'Get the ship to fly',
        tags: ['ship-repair'],
        tn: 15,
        when: { all: [{ flag: 'ship-damaged' }, { not: { flag: 'ship-mended' } }] },
        time: '1r',
        tool: { item: 'toolkit', without: 'disadvantage' },
        ok: [{ flag: 'ship-mended' }],
        fail: [],
      },
    ],
    key: { task: 'shut-down', fact: 'two-steps' },
    hazards: [
      {
        id: 'reactor',
        hazard: { level: 15, save: 'DEX', tags: ['fire'] },
        plainName: 'the end of the station',
        tags: ['fire'],
        trigger: 'deed',
        target: 'all',
      },
    ],
    exits: [
      {
        id: 'away',
        label: 'Away',
        to: 'end',
        ending: 'away',
        kind: 'main',
        if: { not: { flag: 'stable' } },
        when: { flag: 'aboard' },
      },
      {
        id: 'stay',
        label: 'Stay a while, and listen to it hum',
        to: 'end',
        ending: 'saved',
        kind: 'main',
        if: { flag: 'stable' },
      },
    ],
    skip: {
      text: 'Everybody is away, and the station is lost.',
      do: [{ flag: 'aboard' }],
      exit: 'away',
    },
    award: { xp: 400, when: { any: [{ flag: 'stable' }, { flag: 'aboard' }] } },
    rest: 'no',
  },
];
