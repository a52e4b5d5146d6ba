import { describe, expect, test } from 'vitest';
import { creatureOf } from '../src/rules/court/creatures.ts';
import { NOTES, putInPlay } from '../src/rules/effects/in-play.ts';
import { savingThrow } from '../src/rules/effects/saves.ts';
import { giveStatus, removeEffects } from '../src/rules/effects/status.ts';
import { addDamage, beginTotal, deal, isBloodied, reduceHp } from '../src/rules/harm/damage.ts';
import { recover } from '../src/rules/harm/recover.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { golems } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const until = { ends: 'match' } as const;

/** Has somebody regain HP; returns how many. */
function heal(t: Court, who: number, amount: number, beyond = false): number {
  return t.run(recover(t, { who, amount, by: who, rule: 'test', beyond }));
}

/** Ana's turn, Bo beside her, a golem and a bear at some distance. */
function table(bo: Told = {}, rolls: readonly number[] = [], ana: Told = {}) {
  return begin(
    {
      court: floor(12, 6),
      athletes: [ours('Ana', '1,1', ana), theirs('Bo', '2,1', bo)],
      creeps: [golems([{ at: '6,1', hp: 8 }]), { group: 'bears', members: ['9,3'] }],
      turn: 'Ana',
    },
    { rolls },
  );
}
const BO = 1;
const GOLEM = 2;
const by = (to: number, from = 0) => ({ to, by: from, kind: 'attack', melee: true }) as const;

describe('damage', () => {
  test('[KZ-DMG-02] what comes later is a total of its own: Resist counts again', () => {
    const t = table({ statuses: [{ status: 'resist', amount: 1 }] });
    t.run(deal(t, by(BO), 2, 'test'));
    t.run(deal(t, { ...by(BO), kind: 'opportunity' }, 2, 'test'));
    expect(creatureOf(t.state, BO).hp).toBe(6);
  });
  test('[KZ-DMG-03] own damage and that of terrain are summed apart: Weakened halves the one', () => {
    const t = table({}, [], { statuses: ['weakened'] });
    const total = beginTotal(t, by(BO));
    addDamage(t, total, { own: 3 }, 'test');
    addDamage(t, total, { terrain: 3 }, 'test');
    expect(total.sums).toEqual({ own: 3, terrain: 3 });
    expect(creatureOf(t.state, BO).hp).toBe(4);
  });
  test('[KZ-STOW-03] who has stowed its implement takes 2 more of attacks and Opportunities', () => {
    const left = (kind: 'attack' | 'opportunity' | 'terrain' | 'ongoing') => {
      const t = table({ stowed: true });
      t.run(deal(t, { ...by(BO), kind }, 1, 'test'));
      return creatureOf(t.state, BO).hp;
    };
    expect(left('attack')).toBe(5);
    expect(left('opportunity')).toBe(5);
    expect([left('terrain'), left('ongoing')]).toEqual([7, 7]);
  });
  test('[KZ-STAT-62] [KZ-CREEP-23] a Weakened athlete’s every attack is halved, a Creep’s first', () => {
    const dealt = (from: number, kind: 'attack' | 'opportunity', turn: number, attacks: number) => {
      const t = table({}, [], { statuses: ['weakened'] });
      const weak = { kind: 'weakened', on: GOLEM, by: BO, source: 'test', until } as const;
      giveStatus(t, weak);
      if (t.state.turn === undefined) throw new Error('nobody has a turn');
      t.state.turn = { ...t.state.turn, creature: turn, attacks };
      t.run(deal(t, { ...by(BO, from), kind }, 4, 'test'));
      return 8 - creatureOf(t.state, BO).hp;
    };
    expect([dealt(0, 'attack', 0, 1), dealt(0, 'attack', 0, 2)]).toEqual([2, 2]);
    expect([dealt(GOLEM, 'attack', GOLEM, 1), dealt(GOLEM, 'attack', GOLEM, 2)]).toEqual([2, 4]);
    // In another's turn each is its first.
    expect(dealt(GOLEM, 'attack', 0, 2)).toBe(2);
    expect(dealt(0, 'opportunity', 0, 1)).toBe(4);
  });
  test('[KZ-DMG-10] Bloodied and Taken Out follow from what is left', () => {
    const t = table({ hp: 5 });
    t.run(deal(t, by(BO), 1, 'test'));
    expect([isBloodied(creatureOf(t.state, BO)), creatureOf(t.state, BO).cell >= 0]).toEqual([
      true,
      true,
    ]);
    t.run(deal(t, by(BO), 4, 'test'));
    expect([creatureOf(t.state, BO).cell, t.state.points]).toEqual([-1, [1, 0]]);
  });
  test('[KZ-DMG-15] HP fall below 0 only while something keeps a creature up', () => {
    const t = table({ hp: 2 });
    const kept = { kind: NOTES.keptUp, on: BO, by: BO, source: 'test', amount: 0, until };
    putInPlay(t.state, kept);
    t.run(deal(t, by(BO), 5, 'test'));
    expect([creatureOf(t.state, BO).hp, creatureOf(t.state, BO).cell >= 0]).toEqual([-3, true]);
    const fallen = table({ hp: 2 });
    fallen.run(deal(fallen, by(BO), 5, 'test'));
    expect([creatureOf(fallen.state, BO).hp, creatureOf(fallen.state, BO).cell]).toEqual([0, -1]);
  });
  test('[KZ-DMG-16] [KR-INV-06] HP come back up to the maximum, and not to who is off the map', () => {
    const t = table({ hp: 7 });
    expect([heal(t, BO, 3), creatureOf(t.state, BO).hp]).toEqual([1, 8]);
    expect([heal(t, BO, 3, true), creatureOf(t.state, BO).hp]).toEqual([3, 11]);
    takeOut(t, BO, 0);
    expect(heal(t, BO, 3)).toBe(0);
  });
});

describe('Ward', () => {
  test('[KZ-WARD-07] what needs no roll and deals no damage is not stopped by it', () => {
    const porter = { class: 'porter', picks: ['porter/short-jump'] };
    const court = begin({
      court: floor(9, 3),
      athletes: [ours('Ana', '1,1', porter), theirs('Bo', '4,1', { ward: 5 })],
      turn: 'Ana',
    }).answer('swap-places', 'Bo');
    expect([court.at('Ana'), court.at('Bo')]).toEqual(['court(4,1)', 'court(1,1)']);
    const marker = { role: 'defender', specialisation: 'juggernaut' };
    const marked = begin({
      court: floor(9, 3),
      athletes: [ours('Ana', '1,1', marker), theirs('Bo', '4,1', { ward: 5 })],
      turn: 'Ana',
    }).answer('defenders-mark', 'Bo');
    expect(marked.state.effects.map(({ kind }) => kind)).toContain('marked');
  });
  test('[KZ-WARD-10] [KZ-STAT-63] it is no status, lasts until it is lost, and goes with a Take-Out', () => {
    const t = table({ ward: 3, statuses: ['slowed'] });
    removeEffects(t, ({ on, innate }) => on === BO && innate !== true, 'test');
    expect(creatureOf(t.state, BO).wards).toMatchObject([{ amount: 3 }]);
    const court = begin({
      court: floor(9, 3),
      athletes: [ours('Ana', '1,1'), theirs('Bo', '7,1', { ward: 3 })],
      turn: 'Ana',
    }).answer('end-turn', 'end-turn', 'end-turn');
    expect(court.of('Bo').wards).toMatchObject([{ amount: 3 }]);
    takeOut(t, BO, 0);
    expect(creatureOf(t.state, BO).wards).toEqual([]);
  });
});

describe('HP', () => {
  test('[KZ-HP-02] [KZ-HP-03] Bloodied is at half the current maximum, downward and upward', () => {
    const t = table();
    const bloodied = (maxHp: number, hp: number) => {
      Object.assign(creatureOf(t.state, BO), { maxHp, hp });
      return isBloodied(creatureOf(t.state, BO));
    };
    expect([
      bloodied(8, 4),
      bloodied(8, 5),
      bloodied(7, 3),
      bloodied(7, 4),
      bloodied(1, 1),
    ]).toEqual([true, false, true, false, false]);
    bloodied(8, 4);
    heal(t, BO, 1);
    expect(isBloodied(creatureOf(t.state, BO))).toBe(false);
  });
  test('[KZ-HP-05] [KZ-DEF-07] Taken Out without damage counts for whose power it was', () => {
    const t = table({ ward: 9 });
    takeOut(t, BO, 0);
    expect([creatureOf(t.state, BO).cell, t.state.points]).toEqual([-1, [1, 0]]);
    const lost = table({ hp: 2, ward: 9 });
    reduceHp(lost, BO, 2, 0, 'test');
    expect([creatureOf(lost.state, BO).cell, lost.state.points]).toEqual([-1, [1, 0]]);
  });
  test('[KZ-HP-07] what it has left on others stays, but for its Grabs and Marks', () => {
    const t = table();
    const give = (kind: 'slowed' | 'marked') =>
      giveStatus(t, { kind, on: 0, by: BO, source: kind, until });
    give('slowed');
    give('marked');
    takeOut(t, BO, 0);
    const left = t.state.effects.filter(({ innate }) => innate !== true);
    expect(left.map(({ kind }) => kind)).toEqual(['slowed']);
  });
  test('[KZ-HP-08] [KZ-END-01] Take-Outs at one moment all score, and trigger the end once', () => {
    const court = begin({
      court: floor(9, 3),
      athletes: [ours('Ana', '1,1', { hp: 1 }), theirs('Bo', '2,1', { hp: 1 })],
      turn: 'Ana',
      points: [9, 9],
    });
    const { state } = court;
    const t = { ...table(), state, listening: false } as unknown as ReturnType<typeof table>;
    takeOut(t, 0, 1);
    takeOut(t, 1, 0);
    expect([state.points, state.ending]).toEqual([[10, 10], true]);
  });
});

describe('Saving Throws', () => {
  test('[KZ-SAVE-04] Champions succeed and Stooges and Scabs fail, without a die', () => {
    const saved = (type: 'champion' | 'stooge' | 'scab') => {
      const t = table();
      t.state.creatures[GOLEM] = { ...creatureOf(t.state, GOLEM), type };
      return t.run(savingThrow(t, GOLEM, { against: 'test', rule: 'KZ-SAVE-04' }));
    };
    expect([saved('champion'), saved('stooge'), saved('scab')]).toEqual([true, false, false]);
  });
  test('[KZ-SAVE-07] an escape is one: Distracted hinders it', () => {
    const escaped = (statuses: readonly string[], rolls: readonly number[]) =>
      begin(
        {
          court: floor(9, 3),
          athletes: [
            ours('Ana', '1,1', {
              statuses: [{ status: 'restrained', ends: 'escape' }, ...statuses],
            }),
            theirs('Bo', '7,1'),
          ],
          turn: 'Ana',
        },
        { rolls },
      )
        .answer('escape', 'roll')
        .state.effects.some(({ kind }) => kind === 'restrained');
    expect(escaped([], [4])).toBe(false);
    expect(escaped(['distracted'], [4, 3])).toBe(true);
  });
});

describe('Goons', () => {
  const goon = (amount: number) => {
    const t = table();
    Object.assign(creatureOf(t.state, GOLEM), { type: 'goon', hp: 2, maxHp: 2 });
    t.state.creatures[GOLEM] = { ...creatureOf(t.state, GOLEM), type: 'goon' };
    return {
      t,
      hurt: () => reduceHp(t, GOLEM, amount, 0, 'test'),
      is: () => creatureOf(t.state, GOLEM),
    };
  };
  test('[KZ-CREEP-15] unwounded it is not Bloodied, loss of HP counts like damage', () => {
    const little = goon(4);
    expect(isBloodied(little.is())).toBe(false);
    little.hurt();
    expect([isBloodied(little.is()), little.is().cell >= 0]).toEqual([true, true]);
    little.hurt();
    expect(little.is().cell).toBe(-1);
    const much = goon(5);
    much.hurt();
    expect(much.is().cell).toBe(-1);
  });
  test('[KZ-CREEP-09] [KZ-DMG-12] its threshold looks at a total as a whole, piece by piece', () => {
    const pieces = (...amounts: readonly number[]) => {
      const { t, is } = goon(0);
      const total = beginTotal(t, by(GOLEM));
      for (const own of amounts) addDamage(t, total, { own }, 'test');
      return is().cell >= 0;
    };
    expect([pieces(3, 1), pieces(3, 2), pieces(1, 1, 1, 1, 1)]).toEqual([true, false, false]);
  });
  test('[KZ-CREEP-15] nothing regained changes nothing', () => {
    const one = goon(1);
    one.hurt();
    heal(one.t, GOLEM, 0);
    expect(isBloodied(one.is())).toBe(true);
  });
  test('[KZ-CREEP-15] any HP that it regains makes it unwounded', () => {
    const one = goon(1);
    one.hurt();
    heal(one.t, GOLEM, 1);
    expect([isBloodied(one.is()), one.is().wounded]).toEqual([false, false]);
  });
});

test('[KZ-MISS-09] tokens are for attack rolls alone: no save asks for any', () => {
  const court = begin(
    {
      court: floor(9, 3),
      athletes: [
        ours('Ana', '1,1', { missTokens: 3, statuses: [{ status: 'slowed', ends: 'save' }] }),
        theirs('Bo', '7,1'),
      ],
      turn: 'Ana',
    },
    { rolls: [3] },
  ).answer('end-turn', 'roll');
  expect([court.asked, court.of('Ana').missTokens]).toEqual(['action KZ-ACT-01 seat 1', 3]);
});
