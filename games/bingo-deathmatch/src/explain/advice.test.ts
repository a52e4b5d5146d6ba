import { expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { playerAt } from '../model.ts';
import { squareNamed } from '../squares.ts';
import {
  damageOf,
  gainOf,
  hasBasicsOnly,
  mostDamage,
  mostInLine,
  spoilsOf,
  squaresInLine,
  winningSquares,
  worstSpoils,
} from './index.ts';

const [A, B] = [0, 1];
const stateOf = (players: object) => play({ given: { phase: 'selection', players } }).state;

test('[UB-BINGO-07] a square that is scored already brings no square, a coloured one brings energy', () => {
  const state = stateOf({ A: { scored: ['B1', 'B2'] } });
  expect(gainOf(state, A, squareNamed('B2')).held).toBe(true);
  expect(gainOf(state, A, squareNamed('N5'))).toMatchObject({ held: false, coloured: true });
});

test('[UB-WIN-01] a square counts for the longer of its two lines, and the fifth wins', () => {
  const state = stateOf({ A: { scored: ['B1', 'B2', 'B3', 'B5', 'N4', 'I4'] } });
  expect(gainOf(state, A, squareNamed('B4'))).toMatchObject({ count: 5, line: { id: 'column/B' } });
  expect(gainOf(state, A, squareNamed('G4'))).toMatchObject({ count: 3, line: { id: 'row/4' } });
  expect(winningSquares(state, A)).toEqual(['B4']);
  expect(winningSquares(state, B)).toEqual([]);
});

test('[UB-SEL-02] a player shoots for as much as can be paid', () => {
  const state = stateOf({
    A: { lazor: 'plasma-lazor', stored: 2, available: 2 },
    B: { lazor: 'focused-lazor', stored: 0, available: 2 },
  });
  expect([mostDamage(state, A), mostDamage(state, B)]).toEqual([3, 1]);
  expect([damageOf('plasma-lazor', 'activate'), damageOf('basic-shield', 'activate')]).toEqual([
    2, 0,
  ]);
  expect(hasBasicsOnly(playerAt(stateOf({}), A))).toBe(true);
});

test('[UB-DEATH-03] of a line as many squares are lost as were scored in it', () => {
  const state = stateOf({ A: { scored: ['B1', 'B2', 'N2'] } });
  expect(squaresInLine(state, A, 'column/B')).toBe(2);
  expect([mostInLine(state, A, 'column'), mostInLine(state, A, 'row')]).toEqual([2, 2]);
});

test('[UB-DEATH-05] [UB-WIN-01] what a line brings the killer is said by the longest line it then has', () => {
  const state = stateOf({
    A: { scored: ['I5', 'O5', 'B1'] },
    B: { scored: ['B5', 'N5', 'G5', 'B2'] },
  });
  expect(spoilsOf(state, A, B, 'row/5')).toMatchObject({ count: 5, line: { id: 'row/5' } });
  expect(spoilsOf(state, A, B, 'column/B')).toMatchObject({ count: 3, line: { id: 'column/B' } });
  expect(spoilsOf(state, A, B, 'column/G')).toBeUndefined();
  expect(worstSpoils(state, A, B, 'row')).toMatchObject({ count: 5 });
});
