import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

describe('elements', () => {
  const blast = (element: string, affinity: string, power = 'blast') =>
    play({
      options: { characters: ['mystic'] },
      given: { step: 'assign', affinity, elements: { [power]: element }, activated: [power] },
    }).of('attacked')[0]?.points;

  test('[BA-ELEM-01][BA-ELEM-02] doubled against the opposite, halved upwards against the same', () => {
    expect(['earth', 'air', 'fire', 'water'].map((element) => blast(element, 'water'))).toEqual([
      3, 3, 6, 2,
    ]);
    expect(['earth', 'air', 'fire', 'water'].map((element) => blast(element, 'earth'))).toEqual([
      2, 6, 3, 3,
    ]);
    expect(['earth', 'air', 'fire', 'water'].map((element) => blast(element, 'air'))).toEqual([
      6, 2, 3, 3,
    ]);
    expect(['earth', 'air', 'fire', 'water'].map((element) => blast(element, 'fire'))).toEqual([
      3, 3, 2, 6,
    ]);
    expect(blast('fire', 'none')).toBe(3);
    expect(blast('water', 'water', 'storm')).toBe(7);
  });

  test('[BA-ELEM-03] all four elements, each on one power', () => {
    const { match, state } = play({
      options: { characters: ['mystic'] },
      given: { step: 'elements' },
      answers: [
        ['A', ['fire', 'fire', 'air', 'earth'], 'elements', 'not-allowed'],
        ['A', ['water', 'fire', 'air', 'earth']],
      ],
      rolls: ['QS', 'S3'],
    });
    expect(match.log[0]?.why).toBe('choice.elements');
    expect(state.characters[0]?.elements).toEqual(['water', 'fire', 'air', 'earth']);
  });

  test('[BA-ELEM-04] the BINGO power and Raw Surge have no element', () => {
    const points = (power: string) =>
      play({
        options: { characters: ['mystic'] },
        given: { step: 'assign', affinity: 'water', activated: [power] },
      }).of('attacked')[0]?.points;
    expect(points('convergence')).toBe(21);
    expect(points('raw-surge')).toBe(5);
    // Nor is one named for them where elements are named at each use.
    const { match } = play({
      options: { characters: ['mystic'], mysticElements: 'perUse' },
      given: {
        step: 'activate',
        characters: { mystic: { duds: 4, markers: ['B1', 'I1', 'N1', 'G1', 'O1'] } },
      },
      until: 'now',
    });
    const [choice] = match.choices;
    const ids = choice?.kind === 'one' ? choice.options.map(({ id }) => id) : [];
    expect(ids.filter((id) => /^(raw-surge|convergence)/.test(id))).toEqual([
      'convergence/B1+I1+N1+G1+O1',
      'raw-surge',
    ]);
  });

  test('[BA-ELEM-05] the Wall counts against Breath alone, even if Distract takes all of it', () => {
    const wall = (element: string, acts: string[], bonus = 0) =>
      play({
        options: { characters: ['mystic', 'fighter'] },
        seats: 2,
        given: {
          step: 'prevent',
          affinity: 'water',
          elements: { wall: element },
          activated: [{ power: 'wall', bonus }],
          monsterActivated: acts,
          characters: { mystic: { pool: 0, pending: { health: 6, damage: 14 } } },
        },
        until: 'now',
      }).match.choices[0];
    const points = (...about: Parameters<typeof wall>) => {
      const choice = wall(...about);
      return choice?.kind === 'allocation' ? choice.max : 0;
    };
    expect([
      points('fire', ['breath']),
      points('water', ['breath']),
      points('air', ['breath']),
    ]).toEqual([16, 4, 8]);
    expect([points('fire', ['wing-buffet']), points('water', ['wing-buffet'])]).toEqual([8, 8]);
    expect(points('water', ['breath'], 3)).toBe(7);
    const distracted = play({
      options: { characters: ['mystic', 'rogue'] },
      seats: 2,
      given: {
        step: 'assign',
        elements: { wall: 'fire' },
        activated: ['wall', 'distract'],
        monsterActivated: ['breath', 'wing-buffet'],
      },
      answers: [
        ['B', { 'breath/1': 8 }, 'distract'],
        ['A', { rogue: 11, mystic: 3 }, 'prevent'],
      ],
    });
    expect(distracted.state.characters.map(({ pool }) => pool)).toEqual([6, 8]);
  });
});

test('[BA-OPT-07] elements of one’s own choice are logged by the option’s rule', () => {
  const { of } = play({
    options: { characters: ['mystic'], mysticElements: 'free' },
    given: { step: 'elements' },
    rolls: ['SA'],
    seed: 'x',
  });
  expect(of('elements-assigned')).toMatchObject([{ rule: 'BA-OPT-07' }]);
});
