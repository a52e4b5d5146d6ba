import { describe, expect, test } from 'vitest';
import type { CreepType } from '../src/model.ts';
import { attack } from '../src/rules/attack/attack.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { BITS, has } from '../src/rules/effects/status.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { force } from '../src/rules/movement/forced.ts';
import { golems } from './creep-court.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

const burst: AttackPower = {
  id: 'burst',
  rule: 'KZ-POWER-05',
  target: { burst: 3 },
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, { target, attacker: by }) {
        const from = creatureOf(t.state, by);
        const source = 'burst';
        yield* force(t, target, { how: 'push', squares: 1, by, from, source, rule: 'KZ-FORCE-03' });
      },
    },
  ],
};

describe('[KZ-EX-19] a Burst with misses', () => {
  const TYPES: readonly CreepType[] = ['elite', 'goon', 'goon'];
  const [E1, G1, G2] = [2, 3, 4] as const;
  /** Bea, the bear E1 beside her, and two Goons at some distance. */
  const table = (rolls: readonly number[]): Court => {
    const t = begin(
      {
        court: floor(14, 10),
        athletes: [ours('Bea', '5,4'), theirs('Bo', '13,9')],
        creeps: [
          { group: 'bears', members: [{ at: '6,4', name: 'E1' }] },
          golems([
            { at: '7,7', name: 'G1' },
            { at: '2,2', name: 'G2' },
          ]),
        ],
        turn: 'Bea',
      },
      { rolls },
    );
    t.state.creatures = t.state.creatures.map((creature, id) => {
      const type = TYPES[id - E1];
      return type === undefined ? creature : { ...creature, type };
    });
    return t;
  };
  const ALL = [E1, G1, G2];
  const order = ['damage', 'effect'];
  const pushed = ['court(1,1)'];
  test('[KZ-ATK-07] [KZ-ATK-08] [KZ-STRK-02] [KZ-INV-12] one Miss Token for the first roll, no Strike for a later 1', () => {
    const t = table([2, 1, 5]);
    // The token that the first roll earns could be spent on the next two, and is not.
    t.run(attack(t, 0, ALL, burst), 'G1', 'E1', 0, 0, order, pushed);
    expect(t.of('Bea')).toHaveMissTokens(1);
    expect(t.state.strikes).toEqual([0, 0]);
    // The Miss Trigger of E1 alone, the strongest, beside her: 3.
    expect(t.of('Bea')).toHaveHp(5);
    expect(t.state.creatures.map(({ wounded }) => wounded).slice(G1)).toEqual([false, true]);
    expect(t.of('G2').cell).toBe(14 + 1);
  });
  test('[KZ-CREEP-20] had E1 been hit, there would be none', () => {
    const t = table([2, 4, 5]);
    t.run(attack(t, 0, ALL, burst), 'G1', 'E1', 0, order, 0, order, pushed);
    expect(t.of('Bea')).toHaveHp(8);
  });
  test('[KZ-ATK-06] each is resolved before the next is picked', () => {
    const t = table([1]);
    const flow = attack(t, 0, ALL, burst);
    const first = flow.next(0);
    expect(!first.done && 'why' in first.value && first.value.why.key).toBe('next-target');
    expect(t.state.strikes).toEqual([0, 0]);
    // A 1 by the first roll: a Strike and a token, before it asks again.
    const next = flow.next(1);
    expect(!next.done && 'why' in next.value && next.value.why.key).toBe('next-target');
    expect(t.state.strikes).toEqual([1, 0]);
    expect(t.of('Bea')).toHaveMissTokens(1);
  });
});

describe('targets that are lost', () => {
  const three = (rolls: readonly number[]): Court =>
    begin(
      {
        court: floor(9, 5),
        athletes: [
          ours('Bea', '4,2', { implement: 'staff' }),
          theirs('Bo', '2,2'),
          theirs('Cy', '6,2'),
        ],
        turn: 'Bea',
      },
      { rolls },
    );
  const plain: AttackPower = { id: 'plain', rule: 'KZ-POWER-05', target: { burst: 3 }, damage: 2 };
  test('[KZ-ATK-05] one that is gone drops out, without counting as missed', () => {
    const t = three([4]);
    takeOut(t, 1, -1);
    const rolls = t.run(attack(t, 0, [1, 2], plain));
    expect(rolls.map(({ target }) => target)).toEqual([2]);
    expect(t.of('Bea')).toHaveMissTokens(0);
  });
  test('[KZ-ATK-05] with none left the attack is over', () => {
    const t = three([]);
    takeOut(t, 1, -1);
    takeOut(t, 2, -1);
    expect(t.run(attack(t, 0, [1, 2], plain))).toEqual([]);
  });
  test('[KZ-ATK-04] an attacker who is Stunned part-way makes no further roll', () => {
    const stunning: AttackPower = {
      ...plain,
      effect: [
        {
          on: 'others',
          *run(t, { attacker: on }) {
            const until = { ends: 'match' } as const;
            yield* inflict(t, { kind: 'stunned', on, by: on, source: 'test', until });
          },
        },
      ],
    };
    const t = three([4]);
    t.run(attack(t, 0, [1, 2], stunning), 'Bo', ['damage', 'effect']);
    expect([t.of('Bo').hp, t.of('Cy').hp]).toEqual([6, 8]);
    const bea = t.of('Bea');
    expect(bea && has(bea, BITS.stunned)).toBe(true);
  });
  test('[KZ-ATK-05] a target pushed out of reach before its roll is spared', () => {
    const pushing: AttackPower = {
      ...burst,
      effect: [
        {
          on: 'others',
          *run(t, { attacker: by }) {
            const source = 'test';
            const from = creatureOf(t.state, by);
            const more = { squares: 4, by, from, source, rule: 'KZ-FORCE-03' };
            yield* force(t, 2, { how: 'push', ...more });
          },
        },
      ],
    };
    const t = three([4]);
    const away = [[7, 8].map((x) => `court(${x},2)`)];
    t.run(attack(t, 0, [1, 2], pushing), 'Bo', ['damage', 'effect'], ...away);
    expect([t.of('Bo').hp, t.of('Cy').hp]).toEqual([6, 8]);
  });
});
