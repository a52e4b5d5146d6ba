import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

const FIGHTER = { characters: ['fighter'] };

describe('preventing', () => {
  test('[BA-PREV-01] damage tokens leave first, then health tokens return', () => {
    const { of, state } = play({
      options: { characters: ['mystic', 'fighter'] },
      seats: 2,
      given: {
        step: 'prevent',
        activated: ['wall'],
        characters: { mystic: { pool: 0, pending: { health: 6, damage: 3 } } },
      },
      answers: [['A', { mystic: 5 }]],
    });
    expect(of('prevented')).toMatchObject([{ by: 'BA-PREV-01', points: 5 }]);
    expect(state.characters[0]).toMatchObject({ pool: 2, cards: [{ damage: 0 }] });
  });

  test('[BA-PREV-02] halving comes before points, once however often activated', () => {
    const { of, state } = play({
      options: { characters: ['fighter', 'rogue'] },
      seats: 2,
      given: {
        step: 'prevent',
        activated: ['brilliant-maneuver', 'float-and-sting', 'float-and-sting'],
        characters: { rogue: { pool: 1, pending: { health: 7 } } },
      },
      answers: [['A', { rogue: 1 }]],
    });
    expect(of('prevented').map(({ points, rule }) => `${points} ${rule}`)).toEqual([
      '4 BA-PREV-02',
      '1 BA-FTR-02',
    ]);
    expect(state.characters[1]?.pool).toBe(6);
  });

  test('[BA-PREV-03] in character order, seeing what is pending', () => {
    const { match } = play({
      seats: 2,
      options: { characters: ['mystic', 'fighter'] },
      given: {
        step: 'prevent',
        activated: ['grit', 'wall'],
        characters: {
          mystic: { pool: 2, pending: { health: 4 } },
          fighter: { pool: 8, pending: { health: 4 } },
        },
      },
      answers: [
        ['A', { mystic: 4, fighter: 2 }],
        ['B', { fighter: 2 }],
      ],
    });
    expect(match.log.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(
      (match.state as { characters: { pool: number }[] }).characters.map(({ pool }) => pool),
    ).toEqual([6, 12]);
  });

  test('[BA-PREV-04] beyond what is pending nothing is prevented', () => {
    const { state } = play({
      options: FIGHTER,
      given: {
        step: 'prevent',
        activated: ['turn-the-tide'],
        characters: { fighter: { pool: 10, pending: { health: 2 } } },
      },
      answers: [
        ['A', { fighter: 3 }, 'prevent', 'out-of-range'],
        ['A', { fighter: 2 }],
      ],
    });
    expect(state.characters[0]?.pool).toBe(12);
  });

  test('[BA-PREV-05] shields that were used do not come back', () => {
    const { state } = play({
      options: FIGHTER,
      given: {
        step: 'assign',
        activated: ['grit'],
        monsterActivated: ['wing-buffet'],
        characters: { fighter: { shields: 2 } },
      },
    });
    expect(state.characters[0]).toMatchObject({ shields: 0, pool: 12 });
  });
});
