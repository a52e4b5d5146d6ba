import { describe, expect, test } from 'vitest';
import { play, spaces } from '../../../test/play.ts';

const pools = (played: ReturnType<typeof play>) => played.state.characters.map(({ pool }) => pool);

describe('Mystic', () => {
  const mystic = { options: { characters: ['mystic', 'fighter', 'rogue', 'healer'] }, seats: 4 };

  test('[BA-MYS-02][BA-MYS-03][BA-MYS-05][BA-MYS-06][BA-MYS-09] damage of each attack', () => {
    const most = (power: string) =>
      play({
        options: { characters: ['mystic'], monster: 'boing', difficulty: 'hard' },
        given: { step: 'assign', affinity: 'none', activated: [power] },
      }).of('attacked')[0]?.points;
    expect(['blast', 'fan', 'storm', 'convergence', 'raw-surge'].map(most)).toEqual([
      2, 4, 12, 20, 4,
    ]);
  });

  test('[BA-MYS-04] Wall prevents 8 on up to three characters', () => {
    const played = play({
      ...mystic,
      given: { step: 'assign', activated: ['wall'], monsterActivated: ['wing-buffet'] },
      answers: [
        ['A', { mystic: 2, fighter: 2, rogue: 2, healer: 2 }, 'prevent', 'not-allowed'],
        ['A', { mystic: 3, fighter: 3, rogue: 2 }],
      ],
    });
    expect(pools(played)).toEqual([6, 12, 7, 7]);
  });

  test('[BA-MYS-07] Attune exchanges two elements at once and for good; not under perUse', () => {
    const { state, of } = play({
      options: { characters: ['mystic'] },
      given: { step: 'note', affinity: 'water', activated: ['attune', 'blast'] },
      answers: [
        ['A', 'blast+wall'],
        ['A', 3],
      ],
    });
    expect(state.characters[0]?.elements).toEqual(['fire', 'air', 'earth', 'water']);
    expect(of('attacked')[0]).toMatchObject({ points: 6, by: 'BA-ELEM-02' });
    const perUse = play({
      options: { characters: ['mystic'], mysticElements: 'perUse' },
      given: { step: 'activate', characters: { mystic: { duds: 4 } } },
      answers: [['A', 'attune', 'activate', 'closed-option']],
      until: 'now',
    });
    expect(perUse.match.choices).toHaveLength(1);
  });

  test('[BA-MYS-08] Echo costs two duds in Mark', () => {
    const { state } = play({
      options: { characters: ['mystic'], teamCard: true },
      given: {
        step: 'mark',
        current: 'SA',
        characters: { mystic: { duds: 2 } },
        team: { layout: { B2: 'SA' } },
      },
      answers: [['A', 'echo/team']],
    });
    expect(state.characters[0]).toMatchObject({ duds: 0, cards: [{ marked: 1 }] });
    expect(state.team[0]?.marked).toBe(spaces('B1 B2'));
  });
});
