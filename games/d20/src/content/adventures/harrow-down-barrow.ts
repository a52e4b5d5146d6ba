import type { Scene } from '../adventure.ts';
import { GIVE_COIN } from './harrow-down-village.ts';

/** The scenes of Harrow Down around the mouth of the barrow. */
export const HARROW_BARROW: readonly Scene[] = [
  {
    id: 'barrow',
    rule: 'DT-SCA-13',
    title: 'Barrow mouth',
    text: [
      {
        text: 'The Down is bald, and the barrow sits on it like a second, smaller hill. Two leaning stones make a mouth. Between them is a door of black iron that no peasant ever forged, and before the door a patch of turf that is a little too green.',
      },
      {
        text: 'Ash lies in a ring around the place, scratched over and over with names. Ten paces to the left a badger, or something with the same tastes, has dug a hole just wide enough for a person who does not mind.',
        tags: ['confinement'],
      },
    ],
    plain:
      'The mound has an iron door, perhaps with a trap before it, and a narrow hole beside it that leads in as well.',
    isOutdoors: true,
    setting: ['plain'],
    tasks: [
      {
        id: 'look-for-traps',
        label: 'Look at the ground before the door',
        tags: ['find-traps'],
        tn: 15,
        time: '1r',
        ok: [{ learn: 'two-ways' }],
        fail: [],
      },
      {
        id: 'climb-out',
        label: 'Climb out of the pit',
        tags: ['climb'],
        tn: 5,
        when: { flag: 'in-pit' },
        time: '1r',
        ok: [{ flag: 'in-pit', is: false }],
        fail: [],
      },
      {
        id: 'pick-door',
        label: 'Pick the lock of the iron door',
        tags: ['open-locks'],
        tn: 15,
        when: { not: { flag: 'door-open' } },
        time: '1m',
        tool: { item: 'thieves-tools', without: 'disadvantage' },
        ok: [{ flag: 'door-open' }],
        fail: [],
      },
      {
        id: 'break-door',
        label: 'Break the iron door down',
        tags: ['force'],
        tn: 15,
        when: { not: { flag: 'door-open' } },
        time: '1m',
        ok: [{ flag: 'door-open' }, { flag: 'noise' }],
        fail: [{ flag: 'noise' }],
      },
    ],
    key: { task: 'look-for-traps', fact: 'two-ways' },
    hazards: [
      {
        id: 'pit',
        hazard: 'covered-pit',
        plainName: 'a trap in the ground',
        tags: ['heights'],
        trigger: 'enter',
        by: ['pick-door', 'break-door', 'to-camp'],
        target: 'one',
        off: { flag: 'pit-sprung' },
        known: 'look-for-traps',
        failed: [{ flag: 'in-pit' }, { flag: 'pit-sprung' }],
      },
    ],
    exits: [
      {
        id: 'to-camp',
        label: 'Through the iron door',
        to: 'camp',
        kind: 'main',
        when: { flag: 'door-open' },
        opensAfter: 3,
      },
      {
        id: 'crawl',
        label: 'Through the crawl hole, one after another',
        to: 'hall',
        kind: 'side',
        do: [{ condition: 'impaired-movement', who: 'party', until: 'next-scene' }],
      },
      { id: 'back', label: 'Back down into the wood', to: 'trail', kind: 'retreat' },
    ],
    bargain: {
      text: 'All these names in the ash, and none of them yours. It would be the work of a moment. Whoever wrote the others wanted to be remembered in there, and was.',
      flaw: 'pride',
      do: [
        {
          upon: 'hall',
          do: [
            {
              circumstance: { on: 'attack', is: 'advantage', for: 'roll' },
              who: { row: 'skeletons' },
            },
          ],
        },
      ],
    },
    skip: {
      text: 'You are inside, and nobody is hurt.',
      do: [{ flag: 'door-open' }, { flag: 'pit-sprung' }, { flag: 'in-pit', is: false }],
      exit: 'to-camp',
    },
    award: { xp: 200 },
    rest: 'risky',
  },
  {
    id: 'camp',
    rule: 'DT-SCA-14',
    title: 'Goblin camp',
    text: [
      {
        text: 'Somebody has made a home of the first chamber. There are blankets, a pot, a goat that wants no part in any of this, and on the wall a tally of days under a drawing of something very large with very big ears.',
      },
      {
        text: 'Three goblins look up from a game of knucklebones. The one with a spoon through his belt, like a sword, stands up on a stone to be taller than you. “Shut,” says Snik, the captain. “Private. What do you pay?”',
      },
    ],
    plain: 'Three goblins live in the first chamber. Their captain is rude, but he does talk.',
    map: 'camp',
    isDark: true,
    setting: ['underground'],
    people: ['snik'],
    events: [
      {
        id: 'snik-tells',
        when: { attitude: 'snik', is: 'friendly' },
        do: [
          { learn: 'loose-stone' },
          {
            say: '“There is a stone,” says Snik, very softly, and shows with his hands where it hangs, and what is below.',
          },
        ],
      },
      {
        id: 'snik-has-enough',
        when: {
          all: [
            { counter: 'patience', atLeast: 2 },
            { attitude: 'snik', is: 'hostile' },
          ],
        },
        do: [{ fight: 'begin' }],
      },
    ],
    tasks: [
      {
        id: 'parley',
        label: 'Bargain with the captain',
        tags: ['influence', 'negotiate'],
        tn: { attitude: 'snik' },
        time: '1m',
        ok: [{ learn: 'vain' }],
        fail: [{ counter: 'patience', add: 1 }],
      },
      {
        id: 'pay',
        label: 'Put twenty gold pieces on the stone',
        tags: [],
        when: { not: { flag: 'paid' } },
        time: '1r',
        price: { gp: 20 },
        ok: [{ flag: 'paid' }],
        fail: [],
      },
      {
        id: 'promise',
        label: 'Promise to rid them of Grummet',
        tags: [],
        when: { not: { flag: 'promised' } },
        time: '1r',
        ok: [{ flag: 'promised' }],
        fail: [],
      },
      GIVE_COIN,
    ],
    key: { task: 'parley', fact: 'vain' },
    foes: [
      {
        id: 'captain',
        person: 'snik',
        plainName: 'the captain of the raiders',
        count: 1,
        scale: 'hp',
        state: 'peaceful',
        zone: 'captain',
        wary: { flag: 'noise' },
      },
      {
        id: 'raiders',
        block: 'goblin-raider',
        plainName: 'raiders',
        count: 2,
        scale: 'count',
        state: 'peaceful',
        zone: 'raiders',
        with: 'snik',
        wary: { flag: 'noise' },
      },
    ],
    exits: [
      {
        id: 'to-hall',
        label: 'Past the camp, into the hall',
        to: 'hall',
        kind: 'main',
        when: { quiet: true },
        opensAfter: 3,
      },
      { id: 'back', label: 'Back out of the barrow', to: 'barrow', kind: 'retreat' },
    ],
    bargain: {
      text: 'A goblin holds out a jug. Mushroom beer: grey, warm, and with a skin on it. It would be rude to refuse, and you have been thirsty for quite some time, in a general sort of way.',
      flaw: 'vice',
      do: [
        { condition: 'impaired-ability', ability: 'WIS', who: 'actor', until: 'long-rest' },
        { flag: 'drank' },
      ],
    },
    skip: {
      text: 'The goblins have packed up and left; even the goat.',
      do: [
        { foes: 'captain', how: 'leave' },
        { foes: 'raiders', how: 'leave' },
      ],
      exit: 'to-hall',
    },
    award: { xp: 400 },
    changes: ['paid', 'promised', 'drank'],
  },
];
