import { expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { squareFacts } from './index.ts';

test('[UB-COMP-03] [UB-BINGO-07] a square is coloured by the setting, and wins on the winner’s card', () => {
  const { state } = play({
    options: { coloured: 'cross' },
    given: { players: { A: { scored: ['B1'] } } },
  });
  expect(squareFacts(state, 0, 0)).toEqual({
    name: 'B1',
    scored: true,
    coloured: true,
    winning: false,
  });
  expect(squareFacts(state, 1, 1)).toEqual({
    name: 'B2',
    scored: false,
    coloured: false,
    winning: false,
  });
  const won = { ...state, result: { winner: 1, line: 'column/B' } };
  expect(squareFacts(won, 1, 1).winning).toBe(true);
  expect(squareFacts(won, 1, 5).winning).toBe(false);
  expect(squareFacts(won, 0, 1).winning).toBe(false);
});
