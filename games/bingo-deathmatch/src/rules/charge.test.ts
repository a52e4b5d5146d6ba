import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

const NEXT = ['B', '*', 'B', 2, 'B', 2, 'B', 2];

describe('rounds', () => {
  test('[UB-ROUND-01] Charge, then BINGO, then Battle', () => {
    const { events } = play({
      rolls: ['B', 2, 'I', 2, 'N', 2, 'G', 3],
      answers: ['A', 'B', 'C', 'D'].map((seat) => [seat, 'basic-battery/decline'] as const),
    });
    const types = events.map(({ type }) => type);
    const order = ['round-began', 'supplied', 'rolled', 'settled', 'selected', 'resolving'];
    const places = order.map((type) => types.indexOf(type));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('[UB-ROUND-02] the token passes clockwise and a new round starts', () => {
    const { state, of } = play({
      given: { firstPlayer: 'D', phase: 'round-end', round: 4 },
      rolls: NEXT,
    });
    expect(of('round-ended')).toMatchObject([{ rule: 'UB-ROUND-02', seat: 0, round: 4 }]);
    expect(state).toMatchObject({ holder: 0, round: 5, turnsDone: 0 });
  });

  test('[UB-ROUND-03] players act in turn order from the First Player on', () => {
    const { of } = play({
      given: { firstPlayer: 'C' },
      rolls: ['B', 2, 'I', 2, 'N', 2, 'G', 3],
      otherwise: 'default',
      until: { type: 'round-ended' },
    });
    for (const type of ['supplied', 'rolled', 'settled', 'selected', 'resolving']) {
      expect(
        of(type)
          .slice(0, 4)
          .map(({ seat }) => seat),
        type,
      ).toEqual([2, 3, 0, 1]);
    }
    expect(of('round-began')[0]).toMatchObject({ order: [2, 3, 0, 1] });
  });
});

describe('the Charge phase', () => {
  test('[UB-CHG-01] every battery supplies what its card says', () => {
    const batteries = ['basic', 'military', 'barrier', 'reactive', 'chaotic'];
    const players = Object.fromEntries(
      batteries.map((name, i) => ['ABCDE'[i], { battery: `${name}-battery` }]),
    );
    const { state, of } = play({ seats: 5, given: { players }, rolls: [...NEXT, 'B', 2] });
    expect(state.players.map(({ available }) => available)).toEqual([2, 3, 3, 3, 3]);
    expect(state.players.map(({ pool }) => pool)).toEqual([35, 34, 34, 34, 34]);
    expect(of('supplied').map(({ amount, rule }) => [amount, rule])).toEqual(
      [2, 3, 3, 3, 3].map((amount) => [amount, 'UB-CHG-01']),
    );
    expect(state.tally.energySupplied).toBe(14);
  });

  test('[UB-CHG-02] a full battery is supplied all the same', () => {
    const { player, of } = play({ given: { players: { A: { stored: 4 } } }, rolls: NEXT });
    expect(player('A')).toMatchObject({ stored: 4, available: 2 });
    expect(of('supplied')[0]?.also).toContain('UB-CHG-02');
    expect(of('supplied')[1]?.also).toEqual([]);
  });

  test('[UB-CHG-03] a disabled battery supplies and keeps its energy', () => {
    const { player, of } = play({
      given: { players: { A: { stored: 1, disabled: ['basic-battery'] } } },
      rolls: NEXT,
    });
    expect(player('A')).toMatchObject({ stored: 1, available: 2 });
    expect(of('supplied')[0]?.also).toEqual(['UB-CHG-03', 'UB-DIS-04']);
  });
});
