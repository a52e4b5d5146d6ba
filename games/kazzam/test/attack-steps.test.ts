import { describe, expect, test } from 'vitest';
import { attack } from '../src/rules/attack/attack.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../src/rules/effects/basic-powers.ts';
import { STATUS, withData } from '../src/rules/effects/effect-data.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { BITS, giveStatus, has } from '../src/rules/effects/status.ts';
import { windows } from '../src/rules/effects/windows.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { hp, pushing, slowed, slowing, table, until } from './attack-table.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';
import { harm } from './test-content.ts';

const BASIC_PHYSICAL_RANGED: AttackPower = {
  ...BASIC_PHYSICAL_ATTACK,
  target: { ranged: 6 },
};

describe('declaring an attack', () => {
  test('[KZ-ATK-01] [KZ-POWER-08] the action is paid and the power spent before the roll', () => {
    const court = begin(
      {
        court: floor(14, 5),
        athletes: [
          ours('Ana', '2,2', {
            class: 'wandslinger',
            picks: ['wandslinger/petrovs-petrification'],
            missTokens: 1,
          }),
          theirs('Bo', '5,2'),
        ],
        turn: 'Ana',
      },
      { rolls: [2] },
    );
    court.answer('petrovs-petrification', 'Bo');
    expect(court).toBeAskedFor('miss-tokens', { rule: 'KZ-MISS-07', seat: 0 });
    expect(court.state.turn).toMatchObject({ attackActions: 0 });
    expect(court.of('Ana')).toHaveSpent('petrovs-petrification');
  });
  test('[KZ-ATK-02] distance is taken from where the attack is made', () => {
    const t = table([4, 4], { ana: { implement: 'staff' } });
    t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK));
    expect(hp(t)[1]).toBe(5);
    const near = { ...creatureOf(t.state, 0), cell: 2 * 14 + 3 };
    // From two squares off there is no staff's bonus, wherever she stands.
    t.state.creatures[0] = near;
    t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK));
    expect(hp(t)[1]).toBe(3);
  });
  test('[KZ-POWER-05] an area rolls for each of its targets', () => {
    const burst = { ...BASIC_PHYSICAL_ATTACK, target: { burst: 4 } } as const;
    const t = table([4, 2], { others: [theirs('Cy', '2,4')] });
    t.run(attack(t, 0, [1, 2], burst), 'Bo');
    expect(hp(t)).toEqual([8, 6, 8]);
  });
});

describe('the roll', () => {
  test('[KZ-ATK-10] [KZ-ADV-01] two dice with Advantage and the higher one, two and the lower with Disadvantage', () => {
    const rolled = (ana: Told, rolls: readonly number[]) => {
      const t = table(rolls, { ana });
      t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK));
      return hp(t)[1];
    };
    expect(rolled({}, [4])).toBe(6);
    expect(rolled({ statuses: ['hidden'] }, [1, 6])).toBe(4);
    expect(rolled({ statuses: ['restrained'] }, [6, 2])).toBe(8);
  });
  test('[KZ-ATK-14] [KZ-STRK-01] what counts 2s as 5s comes before the value is looked at', () => {
    const t = table([2], { ana: { class: 'hexer', picks: ['hexer/duelist'] } });
    t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK));
    expect([hp(t)[1], creatureOf(t.state, 0).missTokens, t.state.strikes[0]]).toEqual([6, 0, 0]);
  });
  test('[KZ-ATK-14] [KZ-MISS-03] with 2s as 5s, a 1 raised by a token is a 3 and no 5', () => {
    const t = table([1], { ana: { class: 'hexer', picks: ['hexer/duelist'], missTokens: 1 } });
    t.run(attack(t, 0, 1, slowing), 1, 'damage');
    expect([hp(t)[1], slowed(t), t.state.strikes]).toEqual([6, false, [1, 0]]);
  });
  test('[KZ-CRIT-10] [KR-BOOST-01] Role Boosts read the final result', () => {
    const blitzer = { role: 'striker', specialisation: 'sniper' };
    const extra = (statuses: readonly string[]) => {
      const t = table([5], { ana: { ...blitzer, statuses }, bo: { at: '6,2' } });
      t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK));
      return hp(t)[1];
    };
    // 2 and 1; Fierce makes a 6 of it: 4 and 2.
    expect([extra([]), extra(['fierce'])]).toEqual([5, 2]);
  });
});

describe('a hit', () => {
  test('[KZ-CRIT-09] [KZ-ATK-20] [KC-CONV-15] its parts in the order that the attacker likes, one after the other', () => {
    const fell = (order: readonly string[], way: readonly string[][]) => {
      const t = table([4], { bo: { hp: 2, at: '4,2' } });
      t.run(attack(t, 0, 1, pushing), order, ...way);
      return creatureOf(t.state, 1).fellAt;
    };
    expect(fell(['effect', 'damage'], [['court(5,2)', 'court(6,2)']])).toBe(2 * 14 + 6);
    // Taken Out by the first part, nobody is there for the second.
    expect(fell(['damage', 'effect'], [])).toBe(2 * 14 + 4);
  });
  test('[KZ-CRIT-11] where a feature gives both on a 3, the damage line comes once and the Effect with it', () => {
    const t = table([3], {
      ana: { role: 'striker', specialisation: 'sniper' },
      bo: { at: '6,2' },
    });
    t.run(attack(t, 0, 1, slowing), ['damage', 'effect', 'role-boost']);
    expect([hp(t)[1], slowed(t)]).toEqual([5, true]);
  });
  test('[KZ-POWER-06] [KC-CONV-03] damage and an Effect are rolled for; what prints no damage just works', () => {
    const t = table([2]);
    t.run(attack(t, 0, 1, slowing));
    expect([hp(t)[1], slowed(t)]).toEqual([8, false]);
    const court = begin({
      court: floor(14, 5),
      athletes: [
        ours('Ana', '2,2', {
          class: 'wandslinger',
          picks: ['wandslinger/ward-and-shoot'],
          statuses: ['disarmed'],
        }),
        theirs('Bo', '5,2'),
      ],
      turn: 'Ana',
    }).answer('ward-and-shoot');
    expect(court.of('Ana').wards).toMatchObject([{ amount: 1 }]);
    expect(court.heard('attack')).toEqual([]);
  });
  test('[KZ-POWER-07] a Special line applies though the attack misses', () => {
    const t = table([2]);
    const special: AttackPower = {
      ...slowing,
      *after(table, { attacker: on, hit }) {
        yield* inflict(table, { kind: 'fierce', on, by: on, source: `${hit}`, until });
      },
    };
    t.run(attack(t, 0, 1, special));
    expect(t.state.effects).toContainEqual(
      expect.objectContaining({ kind: 'fierce', on: 0, source: 'false' }),
    );
  });
  test('[KZ-WARD-08] without Ward the Effect comes though no damage is left', () => {
    const t = table([4], { bo: { statuses: [{ status: 'resist', amount: 3 }] } });
    t.run(attack(t, 0, 1, slowing), ['damage', 'effect']);
    expect([hp(t)[1], slowed(t)]).toEqual([8, true]);
  });
  test('[KZ-IMPL-15] the implement adds for each target whose damage line is applied', () => {
    const two = { ...BASIC_IMPLEMENT_ATTACK, effect: slowing.effect ?? [] };
    const t = table([4, 4, 3], {
      ana: { implement: 'staff' },
      others: [theirs('Cy', '5,4'), theirs('Di', '5,0')],
    });
    const both = ['damage', 'effect'];
    t.run(attack(t, 0, [1, 2, 3], two), 'Bo', both, 'Cy', both, 'effect');
    expect(hp(t)).toEqual([8, 5, 5, 8]);
  });
  test('[KZ-GEN-08] what an Effect cannot do in full it does as far as it can', () => {
    const rows = floor(14, 5).map((row) => `${row.slice(0, 7)}#${row.slice(8)}`);
    const t = table([4], { bo: { at: '6,2' }, rows });
    t.run(attack(t, 0, 1, { ...pushing, target: { ranged: 9 } }), ['damage', 'effect']);
    expect([hp(t)[1], creatureOf(t.state, 1).cell]).toEqual([6, 2 * 14 + 6]);
  });
});

describe('a miss', () => {
  test('[KZ-ATK-20] [KZ-ATK-21] nothing but a Miss Token, and a Strike for a 1', () => {
    for (const die of [1, 2]) {
      const t = table([die]);
      t.run(attack(t, 0, 1, slowing));
      expect([hp(t)[1], slowed(t), creatureOf(t.state, 0).missTokens]).toEqual([8, false, 1]);
      expect(t.state.strikes).toEqual([die === 1 ? 1 : 0, 0]);
    }
  });
  test('[KR-STRI-08] a Striker’s extra damage on a 2 Takes Out, scores, and is a miss all the same', () => {
    const t = table([2], {
      ana: { role: 'striker', specialisation: 'sniper' },
      bo: { hp: 1, at: '6,2' },
    });
    expect(t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK))).toMatchObject([{ hit: false }]);
    expect([creatureOf(t.state, 1).cell, t.state.points]).toEqual([-1, [1, 0]]);
    expect(creatureOf(t.state, 0).missTokens).toBe(1);
  });
  test('[KZ-MISS-05] the token of a roll is not there for that roll', () => {
    const t = table([2]);
    t.run(attack(t, 0, 1, slowing));
    expect([hp(t)[1], creatureOf(t.state, 0).missTokens]).toEqual([8, 1]);
  });
  test('[KZ-MISS-02] any number of tokens, after any later roll, against whom it likes', () => {
    const t = table([2, 1], { others: [theirs('Cy', '5,4')] });
    creatureOf(t.state, 0).missTokens = 2;
    t.run(attack(t, 0, 1, slowing), 0);
    t.run(attack(t, 0, 2, slowing), 3, ['damage', 'effect']);
    expect([hp(t)[2], creatureOf(t.state, 0).missTokens]).toEqual([6, 0]);
  });
  test('[KZ-MISS-08] [KZ-DUN-10] tokens stay with who is Taken Out, and have no limit', () => {
    const court = begin({
      court: ['.....', '..E..', '', '.E...', 's...t'],
      athletes: [
        ours('Ana', '0,0', { hp: 1, missTokens: 9 }),
        theirs('Bo', '1,0', { implement: 'sword' }),
      ],
      turn: 'Ana',
    });
    court.answer('walk', ['court(0,1)'], 'yes', 'end-turn');
    expect([court.of('Ana').missTokens, court.of('Bo').missTokens]).toEqual([9, 0]);
  });
});

describe('when all targets are done', () => {
  test('[KZ-ATK-22] Retaliate comes after the last target, then the Miss Trigger', () => {
    const t = table([4, 2], {
      ana: { implement: 'sword' },
      bo: { statuses: [{ status: 'retaliate', amount: 1 }] },
      creeps: [{ group: 'bears', members: ['3,2'] }],
    });
    windows.attach(t, {
      kind: 'test-harm',
      on: 0,
      by: 0,
      source: 'test',
      until,
      mark: -1,
      amount: 0,
    });
    t.run(attack(t, 0, [1, 2], BASIC_PHYSICAL_RANGED), 'Bo');
    expect(harm).toEqual([
      { by: 0, to: 1 },
      { by: 1, to: 0 },
      { by: 2, to: 0 },
    ]);
  });
  test('[KZ-ATK-23] [KZ-STAT-33] who is Hidden until it attacks is so in all rolls, and no longer then', () => {
    const t = table([1, 5, 1, 5], { others: [theirs('Cy', '5,4')] });
    giveStatus(t, {
      ...withData(STATUS.hidden, { untilAttack: 1 }),
      on: 0,
      by: 0,
      source: 'test',
      until,
    });
    t.run(attack(t, 0, [1, 2], BASIC_PHYSICAL_RANGED), 'Bo');
    expect(hp(t)).toEqual([8, 6, 6]);
    expect(has(creatureOf(t.state, 0), BITS.hidden)).toBe(false);
  });
});
