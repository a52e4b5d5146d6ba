import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { INVARIANTS } from '../invariants.ts';
import { maskOf } from '../squares.ts';

const FIFTEEN = [
  ...['B3', 'B4', 'B5', 'I2', 'I4', 'I5', 'N1', 'N2', 'N4', 'G1', 'G3', 'G5', 'O1', 'O2', 'O3'],
];

describe('cubes', () => {
  test('[UB-CUBE-01] squares, health and energy are all of the same 40 cubes', () => {
    const { player } = play({
      given: {
        phase: 'selection',
        players: { A: { scored: ['B2', 'N3'], health: 2, stored: 4, available: 3 } },
      },
    });
    expect(player('A').pool).toBe(40 - 2 - 2 - 4 - 3);
    const over = { players: [{ ...player('A'), scored: 2 ** 25 }] };
    const rule = INVARIANTS.find((invariant) => invariant.rule === 'UB-CUBE-01');
    expect(rule?.check(over as never)).toBeDefined();
  });

  test('[UB-CUBE-02] cubes of squares, health and energy go to their owner’s pool', () => {
    const { player } = play({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'vampiric-lazor', selects: 'vampiric-lazor/overcharge/B' },
          B: { scored: ['N2', 'N4'], stored: 3, available: 2, selects: 'basic-battery/decline' },
        },
      },
      rolls: ['N'],
      answers: [['B', 'letter']],
    });
    // 2 squares and 2E drained are back; the 3 health cubes left and came again.
    expect(player('B')).toMatchObject({ scored: 0, stored: 3, available: 0, pool: 34 });
    expect(player('A')).toMatchObject({ scored: maskOf(['N2', 'N4']), stored: 2, pool: 33 - 0 });
  });

  test('[UB-CUBE-03] a gain takes only what the pool has', () => {
    const { player, of } = play({
      seats: 2,
      given: {
        forced: true,
        players: { A: { scored: FIFTEEN, battery: 'military-battery', stored: 6, committed: 14 } },
      },
      rolls: ['*', 1, 'B', 2],
    });
    expect(player('A')).toMatchObject({ pool: 0, available: 2 });
    expect(of('supplied')[0]).toMatchObject({ amount: 2, wanted: 3, short: 'UB-CUBE-03' });
    expect(of('supplied')[1]).not.toHaveProperty('short');
  });

  test('[UB-CUBE-04] with an empty pool a square takes available, then stored energy', () => {
    const given = (available: number, stored: number) => ({
      forced: true,
      phase: 'bingo',
      players: {
        A: {
          scored: FIFTEEN,
          battery: 'chaotic-battery',
          available,
          stored,
          committed: 22 - available - stored,
        },
      },
    });
    const first = play({ seats: 2, given: given(1, 5), rolls: ['G', 4, 'B', 2] });
    expect(first.player('A')).toMatchObject({ available: 0, stored: 5, pool: 0 });
    const second = play({ seats: 2, given: given(0, 5), rolls: ['G', 4, 'B', 2] });
    expect(second.player('A')).toMatchObject({ available: 0, stored: 4, pool: 0 });
    expect(second.of('scored')[0]).toMatchObject({ rule: 'UB-CUBE-04', from: 'stored' });
    expect(() => play({ seats: 2, given: given(0, 0), rolls: ['G', 4, 'B', 2] })).toThrow(
      'no cube',
    );
  });

  test('[UB-CUBE-04] new health after a death comes before energy too', () => {
    const { player } = play({
      seats: 2,
      given: {
        forced: true,
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/B' },
          B: {
            health: 1,
            scored: FIFTEEN,
            stored: 4,
            available: 20,
            selects: 'basic-battery/decline',
            committed: 0,
          },
        },
      },
      rolls: ['I'],
      answers: [['B', 'letter']],
    });
    expect(player('B').health).toBe(3);
    expect(player('B').stored).toBe(4);
  });

  test('[UB-CUBE-05] storing is limited by the capacity and the excess stays in the pool', () => {
    const { player, of } = play({
      given: {
        phase: 'resolve',
        players: { A: { stored: 3, selects: 'basic-battery/activate' } },
      },
    });
    expect(of('stored')).toMatchObject([{ amount: 1, wanted: 2, short: 'UB-CUBE-05' }]);
    expect(player('A')).toMatchObject({ stored: 4, pool: 33 });
  });

  test('[UB-CUBE-05] storing is limited by the pool', () => {
    const { of } = play({
      seats: 2,
      given: {
        forced: true,
        phase: 'resolve',
        players: {
          A: { scored: FIFTEEN, committed: 21, selects: 'basic-battery/activate' },
        },
      },
      otherwise: 'default',
      until: { type: 'battery-used' },
    });
    expect(of('stored')[0]).toMatchObject({ seat: 0, amount: 1, wanted: 2 });
  });

  test('[UB-CUBE-06] gained energy is stored, so a full battery gains none', () => {
    const { player, of } = play({
      seats: 2,
      given: {
        phase: 'resolve',
        players: {
          A: { battery: 'chaotic-battery', selects: 'chaotic-battery/activate', lastRoll: 'N4' },
          B: { stored: 4, lastRoll: 'N1', selects: 'basic-battery/decline' },
        },
      },
    });
    expect(player('B')).toMatchObject({ stored: 4, available: 0 });
    expect(of('stored')[1]).toMatchObject({ rule: 'UB-CUBE-06', seat: 1, amount: 0 });
  });

  test('[UB-CUBE-07] capacity does not limit available energy', () => {
    const { player, of } = play({
      seats: 2,
      given: { players: { A: { stored: 4 } } },
      rolls: ['*', 1, 'B', 2],
    });
    expect(player('A')).toMatchObject({ stored: 4, available: 2 });
    expect(of('supplied')[0]?.also).toContain('UB-CUBE-07');
    expect(of('supplied')[1]?.also).toEqual([]);
  });

  test('[UB-CUBE-08] payments use available energy first', () => {
    const { player, of } = play({
      seats: 2,
      given: { phase: 'selection', players: { A: { available: 1, stored: 3 } } },
      answers: [
        ['A', 'basic-lazor/activate/B'],
        ['B', 'basic-battery/decline'],
      ],
    });
    expect(player('A')).toMatchObject({ available: 0, stored: 2 });
    expect(of('paid')).toMatchObject([
      { amount: 2, fromAvailable: 1, fromStored: 1, also: ['UB-CUBE-08'] },
    ]);
    expect(
      play({
        seats: 2,
        given: {
          phase: 'selection',
          players: { A: { available: 3, stored: 3 }, B: { available: 2 } },
        },
        answers: [
          ['A', 'basic-lazor/activate/B'],
          ['B', 'basic-battery/decline'],
        ],
      }).of('paid'),
    ).toMatchObject([{ fromAvailable: 2, fromStored: 0 }]);
  });

  test('[UB-CUBE-09] a drain takes stored, then available energy, and never what is committed', () => {
    const drained = (stored: number, available: number) =>
      play({
        given: {
          phase: 'resolve',
          resolving: 'B',
          players: {
            A: { lazor: 'disabling-lazor', selects: 'disabling-lazor/activate/B' },
            B: { stored, available, selects: 'basic-shield/activate' },
          },
        },
        answers: [['A', 'drain']],
      });
    expect(drained(1, 2).of('drained')).toMatchObject([{ amount: 2, wanted: 2 }]);
    expect(drained(1, 2).of('leftover')).toMatchObject([{ stored: 1 }]);
    expect(drained(3, 2).of('leftover')).toMatchObject([{ stored: 2 }]);
    expect(drained(3, 2).player('B').stored).toBe(3);
    expect(drained(0, 1).of('drained')).toMatchObject([{ amount: 1, wanted: 2 }]);
    expect(drained(0, 0).of('drained')).toMatchObject([{ amount: 0 }]);
    expect(drained(0, 0).of('spent-returned')).toContainEqual(
      expect.objectContaining({ seat: 1, amount: 2 }),
    );
  });

  test('[UB-CUBE-10] a thief stores as many of its own cubes as were drained', () => {
    const stolen = (victim: number, thief: number) =>
      play({
        given: {
          phase: 'resolve',
          resolving: 'B',
          players: {
            A: { lazor: 'vampiric-lazor', selects: 'vampiric-lazor/activate/B', stored: thief },
            B: { stored: victim, selects: 'basic-battery/decline' },
          },
        },
      });
    expect(stolen(3, 1).player('A')).toMatchObject({ stored: 2, pool: 35 });
    expect(stolen(3, 1).player('B')).toMatchObject({ stored: 2, pool: 37 });
    expect(stolen(3, 1).state.tally.energyStored).toBe(1);
    expect(stolen(3, 1).of('stored')[0]).not.toHaveProperty('short');
    expect(stolen(3, 1).of('drained')).toMatchObject([{ also: ['UB-CUBE-09'] }]);
    expect(stolen(0, 1).player('A').stored).toBe(1);
    expect(stolen(0, 1).of('stored')).toEqual([]);
    expect(stolen(3, 4).player('A').stored).toBe(4);
    expect(stolen(3, 4).player('B').stored).toBe(2);
  });
});
