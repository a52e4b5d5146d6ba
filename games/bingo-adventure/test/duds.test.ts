import { describe, expect, test } from 'vitest';
import { play, spaces } from './play.ts';

const FIGHTER = { characters: ['fighter'] };

describe('duds in Activate', () => {
  test('[BA-DUD-01][BA-DUD-02] dud powers cost duds of the own pool, as often as those last', () => {
    const { of, state } = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: {
        step: 'activate',
        characters: { fighter: { duds: 5, markers: ['B1', 'I1'] }, healer: { duds: 9 } },
      },
      answers: [
        ['A', 'grit'],
        ['A', 'grit'],
      ],
    });
    expect(of('activated')).toMatchObject([{ by: 'BA-DUD-01', duds: 2 }, { duds: 2 }]);
    expect([state.characters[0]?.duds, state.characters[1]?.duds]).toEqual([1, 9]);
    expect(state.characters[0]?.cards[0]?.marked).toBe(spaces('B1 I1'));
  });

  test('[BA-DUD-05] duds stay from round to round', () => {
    const { state } = play({
      options: { ...FIGHTER, roundLimit: 3 },
      given: { characters: { fighter: { duds: 1 } } },
      rolls: ['SA', 'S2', 'S3'],
    });
    expect(state.characters[0]?.duds).toBe(1);
  });
});
