import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

/** A fires at B from the selection on; everybody else declines. */
const fire = (lazor: string, action: string, more: Record<string, unknown> = {}) =>
  play({
    given: {
      phase: 'selection',
      players: {
        A: { lazor, available: 6 },
        B: { stored: 2, ...more },
      },
    },
    answers: [
      ['A', `${lazor}/${action}`],
      ['B', 'basic-battery/decline'],
      ['C', 'basic-battery/decline'],
      ['D', 'basic-battery/decline'],
    ],
    otherwise: 'default',
    until: { type: 'damaged' },
  });

describe('Lazors', () => {
  test.each([
    ['UB-BASE-01', 'basic-lazor', 'activate/B', 2, 1],
    ['UB-LAZ-01', 'focused-lazor', 'activate/B', 1, 1],
    ['UB-LAZ-01', 'focused-lazor', 'overcharge/B', 3, 2],
    ['UB-LAZ-02', 'plasma-lazor', 'activate/B', 2, 2],
    ['UB-LAZ-02', 'plasma-lazor', 'overcharge/B', 4, 3],
    ['UB-LAZ-03', 'vampiric-lazor', 'activate/B', 3, 2],
    ['UB-LAZ-03', 'vampiric-lazor', 'overcharge/B', 5, 3],
    ['UB-LAZ-04', 'diffracting-lazor', 'activate/B/C', 3, 2],
    ['UB-LAZ-04', 'diffracting-lazor', 'overcharge/B/C', 5, 3],
    ['UB-LAZ-05', 'disabling-lazor', 'activate/B', 3, 2],
    ['UB-LAZ-05', 'disabling-lazor', 'overcharge/B', 6, 3],
  ])('[%s] %s %s: %iE for %i damage', (_rule, lazor, action, cost, damage) => {
    const { of } = fire(lazor, action);
    expect(of('paid')).toMatchObject([{ seat: 0, amount: cost }]);
    expect(of('damaged')).toMatchObject([{ seat: 1, amount: damage, attackers: [0] }]);
  });

  test('[UB-BASE-01] [UB-LAZ-01] [UB-LAZ-02] [UB-LAZ-03] [UB-LAZ-04] [UB-LAZ-05] what they cost to buy', () => {
    const { state, of } = play({
      given: { phase: 'resolve', players: { A: { battery: 'tesseract-battery', stored: 16 } } },
      answers: ['focused', 'plasma', 'disabling'].map(
        (name) => ['A', `buy/${name}-lazor`] as const,
      ),
    });
    expect(of('bought').map(({ price }) => price)).toEqual([4, 4, 7]);
    expect(state.market.items).not.toContain('basic-lazor');
    const dear = play({
      given: { phase: 'resolve', players: { A: { battery: 'tesseract-battery', stored: 16 } } },
      answers: ['vampiric', 'diffracting'].map((name) => ['A', `buy/${name}-lazor`] as const),
    });
    expect(dear.of('bought').map(({ price }) => price)).toEqual([5, 5]);
  });

  const rider = (
    lazor: string,
    action: string,
    B: Record<string, unknown>,
    answers: [string, unknown][] = [],
  ) =>
    play({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: { A: { lazor, selects: `${lazor}/${action}` }, B, C: { stored: 2 } },
      },
      answers,
    });

  test('[UB-LAZ-03] steals 1E, overcharged 2E', () => {
    const energy = { battery: 'military-battery', stored: 6 };
    expect(rider('vampiric-lazor', 'activate/B', energy).of('stolen')).toMatchObject([
      { rule: 'UB-LAZ-03', seat: 0, victim: 1, amount: 1 },
    ]);
    const over = rider('vampiric-lazor', 'overcharge/B', energy, [['B', 'letter']]);
    expect(over.of('stolen')).toMatchObject([{ amount: 2 }]);
    expect(over.player('A').stored).toBe(2);
  });

  test.each([
    ['activate/B/C', 1],
    ['overcharge/B/C', 2],
  ])('[UB-LAZ-04] %s: the adjacent player takes %i', (action, damage) => {
    const { of } = play({
      given: {
        phase: 'resolve',
        resolving: 'C',
        players: {
          A: { lazor: 'diffracting-lazor', selects: `diffracting-lazor/${action}` },
          C: { stored: 2 },
        },
      },
    });
    expect(of('attacked')).toMatchObject([{ seat: 2, packets: [{ attacker: 0, damage }] }]);
  });

  test('[UB-LAZ-05] drains 2E, overcharged 3E, or disables', () => {
    const energy = { stored: 4, selects: 'basic-battery/decline' };
    const plain = rider('disabling-lazor', 'activate/B', energy, [['A', 'drain']]);
    expect(plain.of('drained')).toMatchObject([{ rule: 'UB-LAZ-05', amount: 2 }]);
    expect(plain.player('B').stored).toBe(2);
    const over = rider('disabling-lazor', 'overcharge/B', energy, [['A', 'drain']]);
    expect(over.of('drained')).toMatchObject([{ amount: 3 }]);
    const disabled = rider('disabling-lazor', 'overcharge/B', energy, [['A', 'disable']]);
    expect(disabled.of('disabled')).toMatchObject([{ item: 'basic-battery', by: 0 }]);
    expect(disabled.of('drained')).toEqual([]);
    expect(disabled.player('B').stored).toBe(4);
  });

  test('[UB-LAZ-06] the attacker chooses when the rider resolves, after the damage', () => {
    const { open, of, choices } = rider('disabling-lazor', 'activate/B', {
      selects: 'basic-shield/activate',
    });
    expect(open).toEqual(['choice.drain-or-disable A']);
    expect(of('damaged')).toMatchObject([{ amount: 1 }]);
    expect(choices[0]).toMatchObject({
      why: {
        rule: 'UB-LAZ-06',
        params: { target: { seat: 1 }, amount: 2, item: { key: 'card.basic-shield' } },
      },
      fallback: 0,
      about: { target: 1, amount: 2, item: 'basic-shield' },
    });
  });
});
