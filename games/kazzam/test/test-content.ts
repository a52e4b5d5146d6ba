/** Powers, traits and Creeps that only tests have. */

import { PRACTICE } from '../src/content/creeps/practice/index.ts';
import { MANIFESTS } from '../src/content/index.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import type { Ability } from '../src/rules/effects/ability.ts';
import type { EffectDef } from '../src/rules/effects/effect-def.ts';
import type { Manifests } from '../src/rules/effects/manifest.ts';
import { untilNextTurnEnds } from '../src/rules/effects/status.ts';
import { deal } from '../src/rules/harm/damage.ts';
import { grab } from '../src/rules/harm/grabs.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { force } from '../src/rules/movement/forced.ts';
import { CARRIED_ABILITIES } from './carried-content.ts';
import { COMMAND_ABILITIES, COMMAND_EFFECTS } from './command-content.ts';
import { TEST_HOUSE } from './house-content.ts';
import { TEST_COMPANIONS, TEST_CREW, TEST_ITEMS, TEST_TEAMS } from './members-content.ts';
import { MOMENT_ABILITIES, MOMENT_EFFECTS } from './moment-content.ts';
import { standInsFor } from './stand-ins.ts';
import { TEST_TRAPS, TRAP_ABILITIES } from './trap-content.ts';

const ABILITIES: readonly Ability[] = [
  {
    id: 'test/quake',
    rule: 'TEST',
    power: { id: 'quake', rule: 'TEST', target: { burst: 3 }, damage: 3 },
  },
  {
    id: 'test/hold',
    rule: 'TEST',
    power: {
      id: 'hold',
      rule: 'TEST',
      target: 'implement',
      damage: 2,
      effect: [
        {
          on: 'target',
          *run(t, { attacker: by, target: on }) {
            yield* grab(t, { on, by, source: 'hold', ranged: false });
          },
        },
      ],
    },
  },
  {
    id: 'test/hunters-blaze',
    rule: 'TEST',
    power: { id: 'hunters-blaze', rule: 'TEST', target: { burst: 5 }, damage: 1 },
  },
  {
    id: 'test/chill',
    rule: 'TEST',
    on: {
      step: {
        // Whoever takes a step is Slowed.
        *after(t, { on: by }, { creature: on }) {
          const until = { ends: 'match' } as const;
          yield* inflict(t, { kind: 'slowed', on, by, source: 'chill', until });
        },
      },
    },
  },
  {
    id: 'test/elusive',
    rule: 'TEST',
    on: {
      'attack-roll': {
        // Whoever attacks it has Disadvantage.
        modify(_t, { on }, { target, disadvantages }) {
          if (target === on) disadvantages.push('TEST');
        },
      },
    },
  },
  {
    id: 'test/hobble',
    rule: 'TEST',
    encounter: true,
    power: {
      id: 'hobble',
      rule: 'TEST',
      target: 'implement',
      damage: 3,
      effect: [
        {
          on: 'target',
          damage: () => 2,
          *run(t, { attacker: by, target: on }) {
            const until = untilNextTurnEnds(t.state, on);
            yield* inflict(t, { kind: 'slowed', on, by, source: 'hobble', until });
          },
        },
      ],
    },
  },
  {
    id: 'test/gust',
    rule: 'TEST',
    power: { id: 'gust', rule: 'TEST', target: { burst: 3 }, damage: 1, effect: [] },
  },
  {
    id: 'test/shove',
    rule: 'TEST',
    power: {
      id: 'shove',
      rule: 'TEST',
      target: 'implement',
      damage: 2,
      effect: [
        {
          on: 'target',
          *run(t, { attacker: by, target, total }) {
            const from = creatureOf(t.state, by);
            const how = { how: 'slide', squares: 2, source: 'shove', rule: 'TEST' } as const;
            yield* force(t, target, { ...how, by, from, total });
          },
        },
        {
          on: 'others',
          *run({ state }, { attacker }) {
            creatureOf(state, attacker).wards.push({ amount: 1, onTop: false, by: attacker });
          },
        },
      ],
    },
  },
  {
    id: 'test/scorch',
    rule: 'TEST',
    power: {
      id: 'scorch',
      rule: 'TEST',
      target: 'implement',
      damage: 2,
      effect: [
        {
          on: 'target',
          damage: () => 2,
          *run(t, { attacker: by, target: on }) {
            const until = untilNextTurnEnds(t.state, on);
            yield* inflict(t, { kind: 'slowed', on, by, source: 'scorch', until });
          },
        },
      ],
    },
  },
  {
    id: 'test/blaze',
    rule: 'TEST',
    power: {
      id: 'blaze',
      rule: 'TEST',
      target: { burst: 5 },
      damage: 1,
      effect: [
        {
          on: 'target',
          *run(t, { attacker: by, target: on }) {
            const until = untilNextTurnEnds(t.state, on);
            yield* inflict(t, { kind: 'weakened', on, by, source: 'blaze', until });
          },
        },
      ],
    },
  },
];

/** Damage that bearers of `test-harm` have heard of, in order. */
export const harm: { by: number; to: number }[] = [];

/** What bearers of `test-answer` have said, in order. */
export const said: string[] = [];

/** What `test-luck` does to the first roll of its bearer's attack action on creature 1 (KZ-ATK-07). */
export const luck: {
  now: {
    readonly advantages: number;
    readonly disadvantages: number;
    readonly bonus: number;
    readonly twos: boolean;
  };
} = { now: { advantages: 0, disadvantages: 0, bonus: 0, twos: false } };

const EFFECTS: readonly EffectDef[] = [
  {
    kind: 'test-harm',
    on: {
      damaged: {
        *after(_t, _effect, { total: { by, to } }) {
          harm.push({ by, to });
          yield* [];
        },
      },
    },
  },
  {
    kind: 'test-answer',
    on: {
      damaged: {
        *before(_t, { on, source }) {
          said.push(`${source} before ${on}`);
          yield* [];
        },
        *after(_t, { on, source }) {
          said.push(`${source} after ${on}`);
          yield* [];
        },
      },
      opportunity: {
        *before(t, { on, source }) {
          said.push(`${source} interrupts`);
          yield* deal(t, { to: 1, by: on, kind: 'other', melee: false }, 1, 'KZ-GEN-15');
          said.push(`${source} is done`);
        },
      },
    },
  },
  {
    kind: 'test-luck',
    on: {
      'attack-roll': {
        modify(_t, { on }, event) {
          const asked = event.attacker === on && event.target === 1 && event.power.id === 'slowing';
          if (!asked || !event.first) return;
          const { advantages, disadvantages, bonus, twos } = luck.now;
          for (let at = 0; at < advantages; at += 1) event.advantages.push('KZ-ADV-02');
          for (let at = 0; at < disadvantages; at += 1) event.disadvantages.push('KZ-ADV-02');
          event.bonus += bonus;
          if (twos) event.twosAsFives = 'KZ-ATK-14';
        },
      },
    },
  },
];

const CHARIOTEERS = PRACTICE.blocks.slice(0, 1).map((golem) => ({
  ...golem,
  id: 'test-charioteer',
  immune: ['slowed', 'grabbed', 'prone'] as const,
}));

/** The game's own manifests with those of tests. */
export const TEST_MANIFESTS: Manifests = {
  ...MANIFESTS,
  roles: MANIFESTS.roles.map((role) =>
    role.id === 'striker'
      ? {
          ...role,
          abilities: [
            ...role.abilities,
            ...ABILITIES,
            ...MOMENT_ABILITIES,
            ...CARRIED_ABILITIES,
            ...COMMAND_ABILITIES,
            ...TRAP_ABILITIES,
          ],
          effects: [...EFFECTS, ...MOMENT_EFFECTS, ...COMMAND_EFFECTS],
        }
      : role,
  ),
  classes: MANIFESTS.classes.map((one, at) =>
    at === 0 ? { ...one, companions: TEST_COMPANIONS, items: TEST_ITEMS, traps: TEST_TRAPS } : one,
  ),
  teams: [...MANIFESTS.teams, TEST_HOUSE],
  creeps: [
    ...MANIFESTS.creeps,
    {
      blocks: [...CHARIOTEERS, ...TEST_CREW],
      teams: [...TEST_TEAMS, ...standInsFor(MANIFESTS)],
      texts: PRACTICE.texts,
    },
  ],
};
