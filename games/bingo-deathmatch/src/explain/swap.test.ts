import { expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { energyOf, swapOf } from './index.ts';

const stateOf = (A: object) => play({ given: { phase: 'resolve', players: { A } } }).state;

test('[UB-BUY-03] a basic item stays with its owner, an advanced one goes to the market for its price', () => {
  const state = stateOf({ battery: 'military-battery', stored: 5, lazor: 'plasma-lazor' });
  expect(swapOf(state, 0, 'basic-lazor', 0)).toMatchObject({
    old: 'plasma-lazor',
    to: 'market',
    price: 4,
    lost: 0,
  });
  expect(swapOf(state, 0, 'efficient-shield', 4)).toMatchObject({
    old: 'basic-shield',
    to: 'reserve',
    price: undefined,
  });
});

test('[UB-BUY-05] [UB-BAT-06] a Battery takes over what fits it, and one that comes loaded takes nothing', () => {
  const state = stateOf({ battery: 'chaotic-battery', stored: 8 });
  expect(swapOf(state, 0, 'basic-battery', 0)).toMatchObject({ to: 'market', lost: 4 });
  expect(swapOf(state, 0, 'military-battery', 4).lost).toBe(0);
  expect(swapOf(state, 0, 'tesseract-battery', 6).lost).toBe(2);
});

test('[UB-BUY-03] a Tesseract Battery is gone for good', () => {
  const state = stateOf({ battery: 'tesseract-battery', stored: 9 });
  expect(swapOf(state, 0, 'basic-battery', 0)).toMatchObject({
    to: 'removed',
    price: undefined,
    lost: 5,
  });
});

test('[UB-CUBE-08] a seat pays with what is available and what is stored', () => {
  const { state } = play({
    given: { phase: 'selection', players: { A: { available: 2, stored: 3 } } },
  });
  expect(energyOf(state, 0)).toEqual({ available: 2, stored: 3 });
});
