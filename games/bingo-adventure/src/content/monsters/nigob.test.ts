import { describe, expect, test } from 'vitest';
import { play } from '../../../test/play.ts';

const FIGHTER = { characters: ['fighter'] };

describe('Nigob', () => {
  test('[BA-NIG-02] Fearsome Vigor heals 3 and takes 1 off each attack, for each activation', () => {
    const { state, of } = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: {
        step: 'heal',
        activated: ['brilliant-maneuver', 'rebuke', 'piercing-attack'],
        monsterActivated: ['fearsome-vigor', 'fearsome-vigor'],
        monster: { health: ['B1', 'I1', 'N1', 'G1', 'O1', 'O2', 'O3'] },
      },
    });
    expect(of('attacked').map(({ points }) => points)).toEqual([1, 5, 3]);
    expect(state.monster.pool).toBe(20 - 7 + 6 - 9);
  });

  test('[BA-NIG-03] two claws and a bite on three different characters', () => {
    const { state, of } = play({
      seats: 4,
      given: { step: 'assign', monsterActivated: ['claw-claw-bite'] },
      rolls: ['DA', 'D2', 'SA', 'CA', 'S2', 'HA'],
    });
    expect(
      of('hit')
        .map(({ sheet, points }) => `${sheet} ${points}`)
        .sort(),
    ).toEqual(['fighter 2', 'healer 2', 'mystic 3']);
    expect(of('hit').every(({ by }) => by === 'BA-ASGN-07')).toBe(true);
    expect(state.characters.map(({ pool }) => pool)).toEqual([10, 3, 8, 8]);
  });

  test('[BA-NIG-04][BA-NIG-06] Roar bars four, five dots and BINGO in the next round only', () => {
    const position = {
      options: { ...FIGHTER, roundLimit: 3 },
      given: {
        step: 'note',
        monsterActivated: ['terrifying-roar'],
        characters: { fighter: { markers: ['B1', 'I1', 'N1', 'I2'], duds: 2 } },
      },
      rolls: ['CA', 'C2'],
    };
    const { match, of } = play({
      ...position,
      answers: [
        ['A', 'leadership/B1+I1+N1+I2', 'activate', 'closed-option'],
        ['A', 'ready'],
        ['A', 'leadership/B1+I1+N1+I2'],
      ],
    });
    expect(of('roared')).toMatchObject([{ rule: 'BA-NIG-06', round: 2 }]);
    expect(match.over).toBe(true);
  });

  test('[BA-NIG-05] Breath: 8 for each character, hidden or not, and all skip tokens go', () => {
    const { state, of } = play({
      seats: 2,
      options: { characters: ['fighter', 'rogue'] },
      given: {
        step: 'note',
        monsterActivated: ['breath'],
        activated: ['hide'],
        monster: { skips: ['tail-sweep'] },
      },
    });
    expect(of('hit').map(({ points, by }) => `${points} ${by}`)).toEqual([
      '8 BA-ASGN-08',
      '8 BA-ASGN-08',
    ]);
    expect(state.characters.map(({ pool }) => pool)).toEqual([4, 0]);
    expect(state.monster.skips[4]).toBe(0);
  });

  test('[BA-NIG-07] Tail Sweep: 3 on one random target for 1 dud', () => {
    const { state } = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: { step: 'activate', monster: { duds: 1 } },
      rolls: ['D4'],
    });
    expect(state.characters.map(({ pool }) => pool)).toEqual([12, 7]);
  });

  test('[BA-NIG-08] Wing Buffet: 3 for each character for 2 duds', () => {
    const { state, of } = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: { step: 'activate', monster: { duds: 2 } },
    });
    expect(state.characters.map(({ pool }) => pool)).toEqual([9, 7]);
    expect(of('hit')[0]?.by).toBe('BA-ASGN-08');
  });

  test('[BA-NIG-09] Stoke marks the best open line on its first empty space in spiral order', () => {
    const stoke = (markers: string[], more: Record<string, unknown> = {}, options = {}) =>
      play({
        options: { ...FIGHTER, ...options },
        given: {
          step: 'note',
          monsterActivated: ['stoke-the-furnace'],
          monster: { markers, ...more },
        },
      });
    expect(stoke([]).of('stoked')).toMatchObject([{ square: 'B1' }]);
    expect(stoke(['B3', 'I3', 'G4']).of('stoked')).toMatchObject([{ square: 'O3' }]);
    expect(stoke(['B3', 'I3', 'G4'], { damage: ['N3'] }).of('stoked')[0]?.square).not.toBe('O3');
    expect(stoke(['B1', 'I1', 'N1', 'G1', 'O1']).of('stoked')[0]?.square).toBe('B5');
    const blocked = { damage: ['B1', 'I2', 'N3', 'G4', 'O5', 'O1', 'B5', 'I4', 'G2'] };
    const none = stoke([], blocked);
    expect(none.of('stoked')).toEqual([]);
    expect(none.of('without-effect')).toMatchObject([{ power: 'stoke-the-furnace' }]);
    const second = stoke([], blocked, { cardsPerSheet: 2 });
    expect(second.of('stoked')).toMatchObject([{ card: 2, square: 'B1' }]);
    expect(second.state.monster.cards[1]?.marked).toBe(1);
  });
});
