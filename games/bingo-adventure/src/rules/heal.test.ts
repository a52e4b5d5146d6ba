import { describe, expect, test } from 'vitest';
import { play, spaces } from '../../test/play.ts';

const FIGHTER = { characters: ['fighter'] };

const ALL = { seats: 4 };

const FULL = 'B1 I1 N1 G1 O1 B2 I2 N2 G2 O2 B3 I3 N3 G3 O3 B4 I4 N4 G4 O4 B5 I5 N5 G5 O5'.split(
  ' ',
);

describe('heal and shield', () => {
  const healer = { seats: 2, options: { characters: ['fighter', 'healer'] } };

  test('[BA-HEAL-01] the controller chooses the space and so the kind of token', () => {
    const position = {
      ...healer,
      given: {
        step: 'heal',
        activated: ['soothe'],
        characters: { fighter: { health: ['B1'], damage: ['O5'] } },
      },
    };
    const health = play({ ...position, answers: [['B', { 'fighter/B1': 1 }]] });
    expect(health.state.characters[0]).toMatchObject({
      pool: 12,
      cards: [{ health: 0, damage: spaces('O5') }],
    });
    expect(health.of('healed')[0]).toMatchObject({
      by: 'BA-HEAL-01',
      health: 1,
      damage: 0,
      squares: ['B1'],
    });
    const damage = play({ ...position, answers: [['B', { 'fighter/O5': 1 }]] });
    expect(damage.state.characters[0]).toMatchObject({
      pool: 11,
      cards: [{ health: 1, damage: 0 }],
    });
  });

  test('[BA-HEAL-02] damage of this round cannot be healed in it', () => {
    const { state, of } = play({
      ...healer,
      given: { step: 'heal', activated: ['second-wind'], monsterActivated: ['wing-buffet'] },
    });
    expect(of('without-effect')).toHaveLength(1);
    expect(state.characters[0]?.pool).toBe(9);
  });

  test('[BA-HEAL-03] a freed space is empty; no marker comes back', () => {
    const { state } = play({
      ...healer,
      given: { step: 'heal', activated: ['soothe'], characters: { fighter: { health: ['B1'] } } },
      answers: [['B', { 'fighter/B1': 1 }]],
    });
    expect(state.characters[0]?.cards[0]).toMatchObject({ marked: 0, health: 0, damage: 0 });
  });

  test('[BA-HEAL-04] healing beyond the tokens is lost', () => {
    const { state } = play({
      ...healer,
      given: {
        step: 'heal',
        activated: ['second-wind'],
        characters: { fighter: { health: ['B1', 'I1'] } },
      },
    });
    expect(state.characters[0]).toMatchObject({ pool: 12, shields: 0 });
  });

  test('[BA-HEAL-05][BA-HEAL-06] shields come one a point and stay until they are used', () => {
    const { state, of } = play({
      ...healer,
      options: { ...healer.options, roundLimit: 2 },
      given: { step: 'heal', activated: ['minor-ward'] },
      answers: [
        ['B', 'fighter'],
        ['B', { 'fighter/shield': 3 }],
      ],
      rolls: ['SA'],
    });
    expect(of('shielded')).toMatchObject([{ by: 'BA-HEAL-05', points: 3 }]);
    expect(state.characters.map(({ shields }) => shields)).toEqual([3, 0]);
  });

  test('[BA-HEAL-07] heal and shield share their points among the allowed targets', () => {
    const position = {
      ...ALL,
      given: {
        step: 'heal',
        activated: ['ward'],
        characters: { mystic: { health: ['B1', 'I1'] } },
      },
    };
    const { state } = play({
      ...position,
      answers: [
        ['D', ['mystic', 'rogue', 'fighter'], 'heal-targets', 'out-of-range'],
        ['D', ['mystic', 'rogue']],
        [
          'D',
          { 'mystic/B1': 1, 'mystic/I1': 1, 'mystic/shield': 1, 'rogue/shield': 3 },
          'heal-or-shield',
          'out-of-range',
        ],
        ['D', { 'mystic/B1': 1, 'mystic/shield': 1, 'rogue/shield': 3 }],
      ],
    });
    expect(state.characters.map(({ pool, shields }) => [pool, shields])).toEqual([
      [12, 0],
      [5, 1],
      [8, 3],
      [10, 0],
    ]);
  });

  test('[BA-HEAL-08] any character may be the target, the healer and the hidden too', () => {
    const { state } = play({
      ...ALL,
      given: { step: 'heal', activated: ['greater-ward'], characters: { rogue: { hidden: true } } },
      answers: [['D', { 'rogue/shield': 6, 'healer/shield': 7 }]],
    });
    expect(state.characters.map(({ shields }) => shields)).toEqual([0, 0, 6, 7]);
  });

  test('[BA-HEAL-09] the monster heals backwards along the spiral, beside first, last card first', () => {
    const heal = (monster: Record<string, unknown>, options = {}) =>
      play({
        options: { ...FIGHTER, ...options },
        given: { step: 'heal', monsterActivated: ['fearsome-vigor'], monster },
      });
    const one = heal({ health: ['B1', 'I1', 'N3', 'I3', 'O5'] });
    expect(one.state.monster.cards[0]?.health).toBe(spaces('B1 I1'));
    expect(one.of('healed')[0]).toMatchObject({ by: 'BA-HEAL-09', health: 3 });
    const two = heal({ health: ['N3', 'I3', '2/B1'], damage: ['2/I1'] }, { cardsPerSheet: 2 });
    expect(two.state.monster.cards).toMatchObject([
      { health: spaces('I3') },
      { health: 0, damage: 0 },
    ]);
    const beside = heal({ damage: FULL, beside: { health: 2, damage: 1 } });
    expect(beside.state.monster).toMatchObject({ besideHealth: 0, besideDamage: 0, pool: 20 });
    const partly = heal({ damage: FULL, beside: { health: 2 } });
    expect(partly.state.monster.cards[0]?.damage).toBe(spaces(FULL.join(' ')) & ~spaces('N3'));
  });
});
