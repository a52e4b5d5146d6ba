import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

describe('a resolve turn', () => {
  test('[UB-RES-01] battery, damage, spent energy, leftover energy, purchases, seat by seat', () => {
    const { events, asked } = play({
      seats: 2,
      given: {
        phase: 'resolve',
        players: {
          A: { battery: 'reactive-battery', selects: 'reactive-battery/activate', available: 3 },
          B: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/A', stored: 2 },
        },
      },
      answers: [
        ['A', 'buy/plasma-lazor'.replace('plasma', 'focused')],
        ['A', 'done'],
      ],
    });
    const types = events
      .map(({ type }) => type)
      .slice(events.findIndex((e) => e.type === 'resolving'));
    expect(types).toEqual([
      'resolving',
      'battery-used',
      'stored',
      'attacked',
      'damaged',
      'stored',
      'leftover',
      'bought',
      'replaced',
      'equipped',
      'resolving',
      'spent-returned',
    ]);
    expect(asked).toEqual(['choice.step-4 A', 'choice.step-4 A']);
  });

  test('[UB-RES-02] the Battery acts before damage, and not if that was declined', () => {
    const acted = (action: string) =>
      play({
        given: {
          phase: 'resolve',
          players: { A: { selects: `basic-battery/${action}`, stored: 1 }, B: { stored: 2 } },
        },
        answers: [['A', 'done']].slice(0, action === 'activate' ? 1 : 0) as never,
      });
    expect(acted('activate').of('battery-used')).toMatchObject([{ seat: 0, rule: 'UB-RES-02' }]);
    expect(acted('activate').player('A').stored).toBe(3);
    expect(acted('decline').of('battery-used')).toEqual([]);
    expect(acted('decline').player('A').stored).toBe(1);
  });

  test('[UB-RES-03] in step 2 everything committed goes back to the pool', () => {
    const { player, of } = play({
      given: {
        phase: 'resolve',
        players: { A: { selects: 'basic-shield/activate' }, B: { stored: 2 } },
      },
    });
    expect(of('spent-returned')).toMatchObject([{ seat: 0, amount: 2 }]);
    expect(player('A')).toMatchObject({ committed: 0, pool: 37 });
  });

  test('[UB-RES-04] what is left of available energy is stored up to the capacity', () => {
    const left = (stored: number, available: number, battery = 'basic-battery') =>
      play({
        given: {
          phase: 'resolve',
          players: {
            A: { selects: 'basic-shield/activate', stored, available, battery },
            B: { stored: 2 },
          },
        },
        answers: [['A', 'done']],
      });
    expect(left(1, 2).of('leftover')).toMatchObject([{ stored: 2, returned: 0 }]);
    expect(left(1, 2).player('A')).toMatchObject({ stored: 3, available: 0, pool: 34 });
    expect(left(3, 2).of('leftover')).toMatchObject([{ stored: 1, returned: 1 }]);
    expect(left(3, 2).player('A')).toMatchObject({ stored: 4, available: 0, pool: 33 });
    expect(left(5, 2, 'tesseract-battery').of('leftover')).toMatchObject([
      { stored: 0, returned: 2 },
    ]);
    expect(left(5, 2, 'tesseract-battery').player('A').stored).toBe(5);
    expect(left(1, 2).state.tally.energyStored).toBe(2);
  });

  test('[UB-RES-05] what is spent after step 2 goes to the pool at once', () => {
    const { player, of } = play({
      given: {
        phase: 'resolve',
        resolving: 'C',
        players: {
          A: { shield: 'efficient-shield', selects: 'efficient-shield/activate', stored: 3 },
          B: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/C' },
          C: { shield: 'reflector-shield', selects: 'reflector-shield/overcharge/A', stored: 2 },
        },
      },
      answers: [['A', 2]],
    });
    expect(of('paid')).toMatchObject([{ seat: 0, amount: 2, rule: 'UB-RES-05', fromStored: 2 }]);
    expect(player('A')).toMatchObject({ stored: 1, committed: 0, pool: 36, health: 3 });
  });

  test('[UB-RES-06] after all turns tokens that have run out go and the token passes', () => {
    const { of, state, player } = play({
      given: {
        phase: 'resolve',
        resolving: 'D',
        round: 2,
        players: {
          A: { disabled: ['basic-lazor'], damageTaken: 2, selects: 'basic-shield/activate' },
          B: { disabledNext: ['basic-lazor'] },
        },
      },
      rolls: ['B', '*', 'B', 2, 'B', 2, 'B', 2],
    });
    expect(of('token-removed', 'round-ended')).toMatchObject([
      { type: 'token-removed', item: 'basic-lazor', seat: 0 },
      { type: 'round-ended', seat: 1, also: ['UB-RES-06'] },
    ]);
    expect(state).toMatchObject({
      holder: 1,
      round: 3,
      turnsDone: 0,
      tokens: [{ item: 'basic-lazor', seat: 1, through: 3 }],
    });
    expect(player('A')).toMatchObject({
      damageTaken: 0,
      damageReflected: 0,
      settled: false,
      blockLeft: 0,
    });
    expect(player('A').selection).toBeUndefined();
    expect(state.players.map(({ resolveTurns }) => resolveTurns)).toEqual([2, 2, 2, 2]);
  });
});
