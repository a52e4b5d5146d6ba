import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../../test/table.ts';

import type { Ward } from '../../model.ts';
import { creatureOf } from '../court/creatures.ts';
import { addDamage, beginTotal } from '../harm/damage.ts';
import { type DamageSums, type DamageTerms, netDamage, takeWard, wardOf } from './damage-total.ts';

const PLAIN: DamageTerms = { weakened: false, vulnerable: 0, resist: 0, ownResist: 0 };

describe('a total of damage', () => {
  test('[KZ-EX-04] Weakened, then Vulnerable, then Resist: 5 own damage become 2', () => {
    const terms = { ...PLAIN, weakened: true, vulnerable: 2, resist: 2 };
    expect(netDamage({ own: 5, terrain: 0 }, terms)).toBe(2);
    expect(netDamage({ own: 8, terrain: 0 }, terms)).toBe(4);
    expect(netDamage({ own: 5, terrain: 0 }, { ...terms, resist: 1 })).toBe(3);
  });
  test('[KZ-DMG-05] [KZ-GEN-03] Weakened halves own damage, rounded down, and no terrain', () => {
    const terms = { ...PLAIN, weakened: true };
    expect(netDamage({ own: 3, terrain: 0 }, terms)).toBe(1);
    expect(netDamage({ own: 3, terrain: 3 }, terms)).toBe(4);
  });
  test('[KZ-DMG-07] nothing received, nothing added; halved to nothing still counts', () => {
    expect(netDamage({ own: 0, terrain: 0 }, { ...PLAIN, vulnerable: 2 })).toBe(0);
    expect(netDamage({ own: 1, terrain: 0 }, { ...PLAIN, weakened: true, vulnerable: 2 })).toBe(2);
    expect(netDamage({ own: 0, terrain: 1 }, { ...PLAIN, vulnerable: 2 })).toBe(3);
  });
  test('[KZ-DMG-08] [KZ-STAT-56] Resist leaves nothing negative, Resist All leaves nothing', () => {
    expect(netDamage({ own: 1, terrain: 0 }, { ...PLAIN, resist: 3 })).toBe(0);
    expect(netDamage({ own: 9, terrain: 2 }, { ...PLAIN, resistAll: true, vulnerable: 4 })).toBe(0);
  });
  test('[KZ-DMG-13] a limited Resist takes off no more than its part', () => {
    const limited = { ...PLAIN, ownResist: 3 };
    expect(netDamage({ own: 1, terrain: 2 }, limited)).toBe(2);
    expect(netDamage({ own: 5, terrain: 2 }, limited)).toBe(4);
    expect(netDamage({ own: 0, terrain: 2 }, limited)).toBe(2);
    expect(netDamage({ own: 3, terrain: 2 }, { ...limited, weakened: true })).toBe(2);
    // What holds against all of it is subtracted besides.
    expect(netDamage({ own: 1, terrain: 2 }, { ...limited, resist: 1 })).toBe(1);
    expect(netDamage({ own: 1, terrain: 2 }, { ...limited, lessResist: 2 })).toBe(3);
  });
  test('[KZ-EX-05] terrain under Resist 2, then 2 own damage and 1 of the sword', () => {
    const resist = { ...PLAIN, resist: 2 };
    expect(netDamage({ own: 0, terrain: 2 }, resist)).toBe(0);
    expect(netDamage({ own: 2, terrain: 2 }, resist)).toBe(2);
    expect(netDamage({ own: 2, terrain: 0 }, resist)).toBe(0);
  });

  const small = fc.nat(12);
  const terms = fc.record({
    weakened: fc.boolean(),
    vulnerable: fc.nat(4),
    resist: fc.nat(4),
    ownResist: fc.nat(4),
  });
  test('[KZ-INV-24] [KZ-DMG-11] it is never negative and grows with its parts', () => {
    fc.assert(
      fc.property(small, small, terms, (own, terrain, with_) => {
        const net = netDamage({ own, terrain }, with_);
        expect(net).toBeGreaterThanOrEqual(0);
        expect(netDamage({ own: own + 1, terrain }, with_)).toBeGreaterThanOrEqual(net);
        expect(netDamage({ own, terrain: terrain + 1 }, with_)).toBeGreaterThanOrEqual(net);
      }),
    );
  });
});

test('[KZ-INV-24] [KZ-DMG-12] cut into pieces it takes as much Ward and HP as at once', () => {
  const amounts = fc.record({ own: fc.nat(5), terrain: fc.nat(3) });
  const statuses = fc.record({
    weakened: fc.boolean(),
    vulnerable: fc.nat(3),
    resist: fc.nat(3),
    ward: fc.nat(5),
  });
  /** What is left of Bo's HP and Ward after these pieces of one total. */
  const left = (
    pieces: readonly DamageSums[],
    { weakened, vulnerable, resist, ward }: { weakened: boolean } & Record<string, unknown>,
  ) => {
    const own = [
      { status: 'vulnerable', amount: vulnerable },
      { status: 'resist', amount: resist },
    ].filter(({ amount }) => amount !== 0);
    const t = begin({
      court: floor(9, 3),
      athletes: [
        ours('Ana', '1,1', { statuses: weakened ? ['weakened'] : [] }),
        theirs('Bo', '4,1', { hp: 12, maxHp: 12, statuses: own, ward }),
      ],
      turn: 'Ana',
    });
    const total = beginTotal(t, { to: 1, by: 0, kind: 'attack', melee: false });
    for (const piece of pieces) addDamage(t, total, piece, 'test');
    const { hp, wards } = creatureOf(t.state, 1);
    return [hp, wardOf(wards)];
  };
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 4 }), statuses, (pieces, with_) => {
      const sum = (kind: keyof DamageSums) => pieces.reduce((all, piece) => all + piece[kind], 0);
      const once = { own: sum('own'), terrain: sum('terrain') };
      expect(left(pieces, with_)).toEqual(left([once], with_));
    }),
  );
});

describe('Ward', () => {
  const wards = (): Ward[] => [
    { amount: 2, onTop: false, by: 0 },
    { amount: 1, onTop: true, by: 1 },
    { amount: 3, onTop: false, by: 2 },
    { amount: 2, onTop: true, by: 3 },
  ];
  test('[KZ-WARD-01] Wards of all sources add up and absorb point for point', () => {
    const list = wards();
    expect(wardOf(list)).toBe(8);
    takeWard(list, 5);
    expect(wardOf(list)).toBe(3);
  });
  test('[KZ-WARD-02] what lies on top goes first, then what was gained last', () => {
    const list = wards();
    expect(takeWard(list, 5)).toEqual([
      { by: 3, onTop: true, amount: 2 },
      { by: 1, onTop: true, amount: 1 },
      { by: 2, onTop: false, amount: 2 },
    ]);
    expect(list).toEqual([
      { amount: 2, onTop: false, by: 0 },
      { amount: 1, onTop: false, by: 2 },
    ]);
  });
  test('[KZ-WARD-01] more than there is takes all of it', () => {
    const list = wards();
    expect(takeWard(list, 20).reduce((sum, { amount }) => sum + amount, 0)).toBe(8);
    expect(list).toEqual([]);
  });
});
