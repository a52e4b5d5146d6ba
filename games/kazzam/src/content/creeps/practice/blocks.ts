import type { CreepBlock } from '../../../rules/effects/creep-block.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Sparring partners for lessons and scenarios: Standard Creeps with nothing but a basic attack. */
export const PRACTICE: readonly CreepBlock[] = [
  {
    id: 'practice-golem',
    name: 'Practice Golem',
    type: 'standard',
    speed: 6,
    mob: false,
    rule: 'KZ-CREEP-08',
    range: 1,
    rows: [
      {
        id: 'swing',
        rule: 'KZ-BASIC-10',
        faces: FACES,
        power: { id: 'swing', rule: 'KZ-BASIC-10', target: 'melee', damage: 2, roll: 'none' },
      },
    ],
  },
  {
    id: 'practice-archer',
    name: 'Practice Archer',
    type: 'standard',
    speed: 6,
    mob: false,
    rule: 'KZ-CREEP-08',
    range: 5,
    rows: [
      {
        id: 'loose',
        rule: 'KZ-BASIC-10',
        faces: FACES,
        power: {
          id: 'loose',
          rule: 'KZ-BASIC-10',
          target: { ranged: 5 },
          damage: 2,
          roll: 'none',
        },
      },
    ],
  },
];
