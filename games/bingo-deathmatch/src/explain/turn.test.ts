import { expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { resolvingNow } from './index.ts';

test('[UB-RES-01] somebody has the resolve turn in that phase only, until all have had theirs', () => {
  const { state } = play({
    given: {
      phase: 'resolve',
      resolving: 'B',
      players: {
        A: { lazor: 'disabling-lazor', selects: 'disabling-lazor/activate/B' },
        B: { selects: 'basic-shield/activate' },
      },
    },
  });
  expect(resolvingNow(state)).toBe(1);
  expect(resolvingNow({ ...state, turnsDone: state.players.length })).toBeUndefined();
  expect(resolvingNow({ ...state, result: { winner: 0, line: 'row/1' } })).toBeUndefined();
  expect(resolvingNow({ ...state, phase: 'selection' })).toBeUndefined();
});
