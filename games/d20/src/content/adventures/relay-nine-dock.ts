import type { Scene } from '../adventure.ts';

/** The first scenes of Relay Nine. */
export const RELAY_DOCK: readonly Scene[] = [
  {
    id: 'docking',
    rule: 'DT-SCC-11',
    title: 'Docking',
    text: [
      {
        text: 'Relay Nine turns once in six minutes, and it should not. It is a spindle with a ring around its waist and forty dishes, and every one of the dishes looks at you.',
      },
      {
        text: 'No lamp answers. The docking arm has been bent back until it points along the hull at a hole, no wider than a door, with its edges turned inward.',
      },
      {
        text: 'On the open channel there is a voice after all, very low. It seems to be counting.',
      },
    ],
    plain:
      'The station turns, does not answer, and has a hole in its hull. You have to dock and open the lock.',
    isDark: true,
    isOutdoors: true,
    setting: ['space'],
    tasks: [
      {
        id: 'dock',
        label: 'Bring the ship alongside the turning lock',
        tags: ['ship-pilot'],
        tn: 15,
        when: { not: { flag: 'docked' } },
        time: '1m',
        ok: [{ flag: 'docked' }],
        fail: [{ flag: 'docked' }, { hazard: 'collision', who: 'party' }],
      },
      {
        id: 'hack-lock',
        label: 'Talk the lock into opening',
        tags: ['bypass-security'],
        tn: 15,
        when: { all: [{ flag: 'docked' }, { not: { flag: 'lock-open' } }] },
        time: '1m',
        ok: [{ flag: 'lock-open' }, { learn: 'sealed-inside' }],
        fail: [],
      },
      {
        id: 'force-lock',
        label: 'Force the lock',
        tags: ['force'],
        tn: 25,
        when: { all: [{ flag: 'docked' }, { not: { flag: 'lock-open' } }] },
        time: '1m',
        ok: [{ flag: 'lock-open' }],
        fail: [],
      },
      {
        id: 'cut-lock',
        label: 'Cut the lock open with the torch of your ship',
        tags: [],
        when: { all: [{ flag: 'docked' }, { not: { flag: 'lock-open' } }] },
        time: '1m',
        ok: [{ flag: 'lock-open' }],
        fail: [],
      },
    ],
    key: { task: 'hack-lock', fact: 'sealed-inside' },
    hazards: [
      {
        id: 'collision',
        hazard: { level: 4, save: 'DEX', tags: ['physical'] },
        plainName: 'a hard landing',
        trigger: 'deed',
        target: 'all',
      },
    ],
    exits: [
      {
        id: 'to-spine',
        label: 'Into the spine of the station',
        to: 'spine',
        kind: 'main',
        when: { flag: 'lock-open' },
        opensAfter: 3,
      },
    ],
    bargain: {
      text: 'You could come in hot: no turning along, no waiting, straight through the lock with the nose of the ship, and be inside before the voice has counted to ten. She will not like it. She will want to be mended before she flies again.',
      flaw: 'pride',
      when: { not: { flag: 'lock-open' } },
      do: [{ flag: 'docked' }, { flag: 'lock-open' }, { flag: 'ship-damaged' }],
    },
    skip: {
      text: 'The ship lies at the lock, and the lock is open.',
      do: [{ flag: 'docked' }, { flag: 'lock-open' }],
      exit: 'to-spine',
    },
    award: { xp: 400 },
  },
  {
    id: 'spine',
    rule: 'DT-SCC-12',
    title: 'Dead spine',
    text: [
      {
        text: 'The spine is a street, two hundred paces long, with doors instead of shops. The air goes as far as the third door. Then there is a hole in the wall with stars in it, and forty feet of nothing before the next seal.',
        tags: ['suffocation'],
      },
      {
        text: 'Small cutters drift in the dark beyond, four blue flames, busy with a space suit. They are taking it apart seam by seam. When you breathe, all four of them turn round.',
        tags: ['gore'],
      },
      { text: 'In your ear the voice stops counting. “Who is there?” it says.' },
    ],
    plain:
      'A corridor without air, forty feet of it, and four machines that attack whatever is warm.',
    map: 'spine',
    isDark: true,
    setting: ['space'],
    tasks: [
      {
        id: 'hack-drone',
        label: 'Take over one of the drones',
        tags: ['bypass-security'],
        tn: 15,
        when: { not: { foes: 'drones', down: 1 } },
        time: '1r',
        ok: [{ condition: 'hacked', who: { row: 'drones', one: true }, until: 'scene' }],
        fail: [],
      },
      {
        id: 'power-down',
        label: 'Take the power from the charging rail',
        tags: ['ship-power'],
        tn: 15,
        time: '1r',
        ok: [{ foes: 'drones', how: 'leave' }, { learn: 'something-hunts' }],
        fail: [],
      },
    ],
    key: { task: 'power-down', fact: 'something-hunts' },
    foes: [
      {
        id: 'drones',
        block: 'rogue-drone',
        plainName: 'machines',
        count: 4,
        scale: 'count',
        state: 'awake',
        zone: 'drones',
      },
    ],
    hazards: [
      {
        id: 'vacuum',
        hazard: 'hard-vacuum',
        plainName: 'the gap without air',
        tags: ['suffocation'],
        trigger: 'enter',
        zone: 'breach',
        by: ['to-med-bay', 'to-core'],
        target: 'all',
        spares: 'vacc-suit',
      },
    ],
    exits: [
      {
        id: 'to-med-bay',
        label: 'Through the gap, to the med bay, where a light blinks',
        to: 'med-bay',
        kind: 'main',
        when: { quiet: true },
        opensAfter: 3,
      },
      {
        id: 'to-core',
        label: 'Through the gap and on, straight to the control core',
        to: 'core',
        kind: 'side',
        when: { quiet: true },
      },
      { id: 'back', label: 'Back to the lock', to: 'docking', kind: 'retreat' },
    ],
    bargain: {
      text: 'You could answer it. It sounds tired, and not like a machine at all. Whoever speaks on an open channel is heard by everybody who listens, of course, and by everything.',
      flaw: 'compassion',
      do: [
        {
          say: 'Behind the wall, a long way off, something heavy stops, and then goes on in another direction.',
        },
        {
          upon: 'hydroponics',
          do: [
            {
              circumstance: { on: 'stealth', is: 'disadvantage', for: 'scene' },
              who: 'party',
            },
          ],
        },
      ],
    },
    skip: {
      text: 'The four flames have gone out, and the drones hang still. You are over the gap.',
      do: [{ foes: 'drones', how: 'leave' }],
    },
    award: { xp: 500 },
    rest: 'risky',
  },
  {
    id: 'med-bay',
    rule: 'DT-SCC-13',
    title: 'Med bay',
    text: [
      {
        text: 'Somebody has pushed six beds against the door, and has then got into the seventh. Dane Okoro, quartermaster, has a bandage where his left sleeve was, and a flare pistol in his lap that he lifts a hand’s breadth and puts down again.',
        tags: ['gore'],
      },
      {
        text: '“Not catching,” he says. “I think. Ask me something only a person would ask.” Under the sheets on the other beds nobody moves, and the sheets have holes with brown edges.',
        tags: ['corpses', 'illness'],
      },
    ],
    plain:
      'The quartermaster is here, badly hurt. The others are dead; it has to be found out of what.',
    setting: ['space', 'social'],
    people: ['okoro'],
    events: [
      {
        id: 'okoro-tells',
        when: { flag: 'okoro-safe' },
        do: [
          { learn: 'turret-code' },
          { flag: 'override' },
          {
            say: 'He scratches seven digits into your glove. “That’s for the turret. And that’s half of what stops the reactor. ORLA has the other half. She won’t say it to me.”',
          },
        ],
      },
    ],
    tasks: [
      {
        id: 'tend-okoro',
        label: 'Tend Okoro’s wounds',
        tags: ['tend-wounds'],
        tn: 15,
        when: { not: { flag: 'okoro-safe' } },
        time: '1m',
        tool: { item: 'healers-kit', without: 'impossible' },
        ok: [{ flag: 'okoro-safe' }],
        fail: [],
      },
      {
        id: 'examine-dead',
        label: 'Find out what they died of',
        tags: ['identify-biohazard'],
        tn: 15,
        time: '10m',
        ok: [{ learn: 'acid-burns' }],
        fail: [],
      },
    ],
    key: { task: 'examine-dead', fact: 'acid-burns' },
    exits: [
      { id: 'to-core', label: 'On to the control core', to: 'core', kind: 'main' },
      {
        id: 'to-hydroponics',
        label: 'Through the service shaft, to hydroponics',
        to: 'hydroponics',
        kind: 'side',
      },
    ],
    bargain: {
      text: 'In the cold box lies one ampoule without a label. Okoro shakes his head, and then shrugs. Whatever it is, it was kept behind two locks, so it must be good.',
      flaw: 'vice',
      do: [
        { extra: 'actor' },
        {
          choose: [
            {
              label: 'It goes to your machinery: overheated until a long rest',
              do: [{ condition: 'overheated', who: 'actor', until: 'long-rest' }],
            },
            {
              label: 'It goes to your blood: CON impaired until a long rest',
              do: [
                {
                  condition: 'impaired-ability',
                  ability: 'CON',
                  who: 'actor',
                  until: 'long-rest',
                },
              ],
            },
          ],
        },
      ],
    },
    skip: {
      text: 'Okoro is out of danger, and you know the code of the turret.',
      do: [{ flag: 'okoro-safe' }],
    },
    award: { xp: 500 },
  },
];
