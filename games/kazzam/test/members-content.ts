/** Companions, an item and a team of unlike Creeps that only tests have. */
import type { CreatureId, KazzamState } from '../src/model.ts';
import type { CompanionBlock } from '../src/rules/effects/companion-block.ts';
import type { CreepBlock, CreepTeam } from '../src/rules/effects/creep-block.ts';
import type { ItemDef } from '../src/rules/effects/item-def.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { gainWard } from '../src/rules/harm/gain-ward.ts';
import { consume } from '../src/rules/harm/items.ts';
import { recover } from '../src/rules/harm/recover.ts';

const rule = 'TEST';

export const TEST_COMPANIONS: readonly CompanionBlock[] = [
  {
    id: 'test-hound',
    name: 'Hound',
    rule,
    kind: 'summoned',
    hp: 5,
    speed: 6,
    command: { power: { id: 'snap', rule, target: 'melee', damage: 1 } },
    instead: {
      id: 'scratch',
      rule,
      possible: ({ state }, id) => (state.creatures[id]?.hp ?? 0) < 5,
      *run(t, who) {
        yield* recover(t, { who, amount: 1, by: who, rule });
      },
    },
    on: {
      'turn-end': {
        // Its owner's turn ends: it bristles.
        before(t, { on }, event): undefined {
          if (event.creature !== t.state.creatures[on]?.owner) return;
          event.events.push({
            id: 'bristle',
            by: on,
            run: () => gainWard(t, { on, amount: 1, by: on }),
          });
        },
      },
    },
  },
  {
    id: 'test-robot',
    name: 'Robot',
    rule,
    kind: 'automaton',
    hp: 4,
    speed: 4,
    opportunity: 0,
    immune: ['distracted'],
  },
];

const member = { type: 'goon', speed: 6, mob: false, rule, range: 1 } as const;

export const TEST_CREW: readonly CreepBlock[] = [
  {
    ...member,
    id: 'test-twin',
    name: 'Twin Blade',
    rows: [
      {
        id: 'twin-cuts',
        rule,
        // A cut for each of the first two, from where the first was reached.
        *act({ targets: [first, second], attack, attackFromHere }) {
          const cut = { id: 'twin-cut', rule, target: 'melee', damage: 2, roll: 'none' } as const;
          if (first !== undefined) yield* attack(cut, [first]);
          if (second !== undefined) yield* attackFromHere(cut, second);
        },
      },
    ],
  },
  {
    ...member,
    id: 'test-medic',
    name: 'Medic',
    rows: [
      {
        id: 'dressing',
        rule,
        *act({ t, creep }) {
          const { creatures } = t.state;
          const { group } = creatures[creep] ?? {};
          const who = creatures.findIndex((one) => one.group === group && one.hp < one.maxHp);
          if (who >= 0) yield* recover(t, { who, amount: 1, by: creep, rule });
        },
      },
    ],
  },
  {
    ...member,
    id: 'test-brute',
    name: 'Brute',
    rows: [
      {
        id: 'bash',
        rule,
        power: { id: 'bash', rule, target: 'melee', damage: 3, roll: 'none' },
      },
    ],
  },
  // It Charges as any Creep, but unanswered, and strikes with its row at the end.
  {
    ...member,
    id: 'test-ram',
    name: 'Ram',
    on: {
      charge: {
        modify(_t, { on }, event) {
          if (event.creature === on) event.exposed = false;
        },
      },
    },
    rows: [{ id: 'butt', rule, power: butt(0) }],
  },
];

/** 1 damage, and 1 more for each square that it has Charged. */
function butt(squares: number): AttackPower {
  const damage = 1 + squares;
  return { id: 'butt', rule, target: 'melee', damage, roll: 'none', charge: { after: butt } };
}

export const TEST_TEAMS: readonly CreepTeam[] = [
  {
    id: 'test-crew',
    rule,
    type: 'goon',
    members: [
      { name: 'Twin', block: 'test-twin' },
      { name: 'Medic', block: 'test-medic' },
      { name: 'Brute', block: 'test-brute' },
    ],
  },
];

/** A flask that whoever holds it may drink up (KC-BRW-07). */
export const TEST_ITEMS: readonly ItemDef[] = [
  {
    id: 'test-flask',
    rule,
    actions: [
      {
        id: 'test-drink',
        price: 'free',
        rule,
        possible: ({ state }, id) => flaskOf(state, id) !== undefined,
        *perform(t, id) {
          const flask = flaskOf(t.state, id);
          if (flask === undefined) return false;
          consume(t, id, flask, rule);
          yield* recover(t, { who: id, amount: 2, by: id, rule });
          return false;
        },
      },
    ],
  },
];

function flaskOf({ creatures, items }: KazzamState, id: CreatureId): number | undefined {
  return creatures[id]?.held.find((item) => items[item]?.kind === 'test-flask');
}
