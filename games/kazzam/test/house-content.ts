/** A house team that only tests have. */
import type { Build } from '../src/model.ts';
import type { TeamManifest } from '../src/rules/effects/manifest.ts';

const house = 'testers';
const rule = 'TEST';
const level = 1;

/** A square of a court of 20 by 9 that is far from everything: its last. */
export const FAR = 179;

/** Its athletes: a Leader whose class grants powers that are not listed, and a Striker. */
export const TESTERS: readonly Build[] = [
  {
    name: 'Lo',
    role: 'leader',
    specialisation: 'rescuer',
    className: 'brewer',
    picks: ['brewer/corrosive-potion', 'brewer/toss-potion'],
    implement: 'staff',
    level,
    house,
  },
  {
    name: 'Stu',
    role: 'striker',
    specialisation: 'blitzer',
    className: 'wandslinger',
    picks: ['wandslinger/focus', 'wandslinger/petrovs-petrification'],
    implement: 'wand',
    level,
    house,
  },
];

export const TEST_HOUSE: TeamManifest = {
  id: house,
  name: 'Testers',
  athletes: TESTERS,
  house: {
    rule,
    traits: [
      {
        id: 'test/stubborn',
        rule,
        prices: { button: 'free' },
        begin(creature) {
          creature.startingWard += 2;
        },
        on: {
          'attack-roll': {
            modify(_t, { on }, event) {
              if (event.target === on) event.threesAs = { result: 2, rule };
            },
          },
        },
      },
    ],
    blocks: [
      {
        of: 'striker',
        pick: 'wandslinger/focus',
        ability: {
          id: 'testers/focus',
          rule,
          begin(creature) {
            creature.speed = 9;
          },
        },
      },
    ],
    tactics: {
      striker: {
        rule,
        part: 'raider',
        start: [1, 2],
        whom: {
          'basic-implement-attack': ({ t }, id) => (t.state.creatures[id]?.name === 'Di' ? 1 : 0),
          heal: ({ t }, id) => (t.state.creatures[id]?.name === 'Di' ? 1 : 0),
        },
        stands: () => (cell) => (cell === FAR ? 9 : 0),
        answers: { opportunity: () => false },
        actions: { 'basic-implement-attack': 0.3, shift: ({ id }) => (id < 0 ? 5 : 0) },
      },
      leader: { rule, part: 'keeper' },
    },
    texts: {
      en: { 'power.stubborn': 'Stubborn', 'power.stubborn.help': 'A 3 against it counts as 2.' },
      de: () => Promise.resolve({}),
    },
  },
};
