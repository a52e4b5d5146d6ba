import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

const NEXT = ['B', 2, 'B', 2, 'B', 2, 'B', 2];

const disabling = (
  B: Record<string, unknown>,
  answers: readonly (readonly [string, unknown])[] = [['A', 'disable']],
  more = {},
) =>
  play({
    given: {
      phase: 'resolve',
      resolving: 'B',
      ...more,
      players: {
        A: { lazor: 'disabling-lazor', selects: 'disabling-lazor/activate/B' },
        B,
        C: { stored: 2 },
      },
    },
    answers,
  });

describe('disabling', () => {
  test('[UB-DIS-01] a token bars the item in the next round; this round its effect stands', () => {
    const { of, state } = disabling({ selects: 'basic-shield/activate' });
    expect(of('blocked')).toMatchObject([{ amount: 1 }]);
    expect(of('disabled')).toMatchObject([
      { rule: 'UB-LAZ-05', also: ['UB-DIS-01'], seat: 1, by: 0, item: 'basic-shield', through: 2 },
    ]);
    expect(state.tokens).toEqual([{ item: 'basic-shield', seat: 1, since: 1, through: 2 }]);
  });

  test('[UB-DIS-01] only the owner of a basic item is barred, not others with a copy', () => {
    const { choices } = play({
      given: {
        round: 2,
        phase: 'selection',
        players: { A: { available: 2 }, B: { available: 2, disabled: ['basic-shield'] } },
      },
    });
    const ids = choices.map((choice) =>
      'options' in choice ? choice.options.map(({ id }) => id) : [],
    );
    expect(ids[0]).toContain('basic-shield/activate');
    expect(ids[1]).not.toContain('basic-shield/activate');
  });

  test('[UB-DIS-02] it is removed at the end of that round, and a new disabling extends it', () => {
    const one = play({
      given: { phase: 'round-end', round: 3, players: { A: { disabled: ['basic-lazor'] } } },
      rolls: NEXT,
    });
    expect(one.of('token-removed')).toMatchObject([{ item: 'basic-lazor', seat: 0 }]);
    expect(one.state.tokens).toEqual([]);
    const fresh = play({
      given: { phase: 'round-end', round: 3, players: { A: { disabledNext: ['basic-lazor'] } } },
      rolls: NEXT,
    });
    expect(fresh.state.tokens).toEqual([{ item: 'basic-lazor', seat: 0, since: 3, through: 4 }]);
    const extended = disabling(
      { selects: 'basic-shield/activate', disabled: ['basic-shield'] },
      [['A', 'disable']],
      { round: 3 },
    );
    expect(extended.state.tokens).toEqual([
      { item: 'basic-shield', seat: 1, since: 2, through: 4 },
    ]);
  });

  test('[UB-DIS-03] the token stays with the card: back to the market, or into the reserve', () => {
    const { state, player } = play({
      given: {
        phase: 'resolve',
        players: {
          A: {
            shield: 'ultra-shield',
            battery: 'military-battery',
            stored: 6,
            disabledNext: ['ultra-shield', 'basic-lazor'],
          },
        },
      },
      answers: [
        ['A', 'buy/focused-lazor'],
        ['A', 'put-back/basic-shield'],
      ],
    });
    expect(state.market.items).toContain('ultra-shield');
    expect(player('A').reserve).toEqual(['basic-lazor', 'basic-battery']);
    expect(state.tokens).toEqual([
      { item: 'ultra-shield', seat: -1, since: 1, through: 2 },
      { item: 'basic-lazor', seat: 0, since: 1, through: 2 },
    ]);
  });

  test('[UB-DIS-03] a replacement is free of it, and who buys the barred card cannot select it', () => {
    const { choices } = play({
      seats: 2,
      given: {
        phase: 'selection',
        round: 2,
        players: {
          A: { available: 4, lazor: 'plasma-lazor', disabled: ['basic-lazor'] },
          B: { available: 4, lazor: 'focused-lazor', disabled: ['focused-lazor'] },
        },
      },
    });
    const ids = choices.map((choice) =>
      'options' in choice ? choice.options.map(({ id }) => id) : [],
    );
    expect(ids[0]).toContain('plasma-lazor/activate/1');
    expect(ids[1]?.filter((id) => id.includes('lazor'))).toEqual([]);
  });

  test('[UB-DIS-03] a Lazor that was replaced after firing gets its token where it lies', () => {
    const { state, of } = play({
      seats: 2,
      given: {
        phase: 'resolve',
        players: {
          A: { lazor: 'focused-lazor', selects: 'focused-lazor/activate/B', stored: 4 },
          B: { shield: 'negator-shield', selects: 'negator-shield/overcharge/A', stored: 2 },
        },
      },
      answers: [
        ['A', 'buy/plasma-lazor'],
        ['A', 'done'],
      ],
    });
    expect(of('disabled')).toMatchObject([
      { item: 'focused-lazor', also: ['UB-DIS-01', 'UB-DIS-03'] },
    ]);
    expect(state.market.items).toContain('focused-lazor');
    expect(state.tokens).toMatchObject([{ item: 'focused-lazor', seat: -1 }]);
  });

  test('[UB-DIS-04] supply, capacity and stored energy of a disabled Battery stay', () => {
    const { player, of } = play({
      seats: 2,
      given: {
        players: { A: { battery: 'military-battery', stored: 6, disabled: ['military-battery'] } },
      },
      rolls: ['*', 2, 'B', 2],
    });
    expect(player('A')).toMatchObject({ stored: 6, available: 3 });
    expect(of('supplied')[0]?.also).toContain('UB-DIS-04');
  });

  test('[UB-DIS-05] the activated device is what the target selected, a declined Battery too', () => {
    expect(disabling({ selects: 'basic-battery/decline' }).of('disabled')).toMatchObject([
      { item: 'basic-battery' },
    ]);
    expect(disabling({ selects: 'basic-lazor/activate/C' }).of('disabled')).toMatchObject([
      { item: 'basic-lazor' },
    ]);
  });

  test('[UB-DIS-05] against a player who passed there is only the drain, unasked', () => {
    const { of, asked, player } = disabling({ stored: 3 }, []);
    expect(asked).toEqual([]);
    expect(of('drained')).toMatchObject([{ rule: 'UB-DIS-05', seat: 1, amount: 2 }]);
    expect(player('B').stored).toBe(1);
  });
});
