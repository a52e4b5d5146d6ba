import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

describe('what is shut', () => {
  test('[BA-ACT-10][BA-PATT-06][BA-DUD-01][BA-DUD-03][BA-MOVE-08] every closed option names its rule', () => {
    const { match } = play({
      options: {
        characters: ['fighter', 'mystic', 'rogue'],
        control: ['1', '1', '1'],
        mysticElements: 'perUse',
      },
      given: {
        step: 'activate',
        roar: true,
        characters: {
          fighter: { markers: ['B1', 'N1', 'B3', 'I3', 'N3', 'I4'], damage: ['I1'], duds: 1 },
          mystic: { duds: 1, markers: ['B1', 'I1'] },
          rogue: { duds: 2 },
        },
      },
      until: 'now',
    });
    const closed = match.choices[0]?.closed?.() ?? [];
    const rules = Object.fromEntries(closed.map(({ id, because }) => [id, because.rule]));
    expect(rules).toEqual({
      'brilliant-maneuver/B1+N1': 'BA-PATT-06',
      'leadership/B3+I3+N3+I4': 'BA-ACT-10',
      rally: 'BA-DUD-03',
      grit: 'BA-DUD-01',
      'second-wind': 'BA-DUD-01',
      attune: 'BA-MYS-07',
      echo: 'BA-DUD-03',
      'raw-surge': 'BA-DUD-01',
      pilfer: 'BA-MOVE-08',
      'slip-away': 'BA-DUD-01',
    });
    expect(match.submit({ seat: 0, answer: 'leadership' })).toMatchObject({
      error: { code: 'closed-option' },
    });
  });
});
