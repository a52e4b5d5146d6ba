import { expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { itemsOf } from './index.ts';

test('[UB-DIS-01] an item says through which round it cannot be used', () => {
  const { state } = play({
    given: {
      round: 2,
      phase: 'selection',
      players: { A: {}, B: { lazor: 'plasma-lazor', disabled: ['basic-shield', 'plasma-lazor'] } },
    },
  });
  expect(itemsOf(state, 1)).toEqual([
    { slot: 'lazor', item: 'plasma-lazor', disabledThrough: 2, used: false },
    { slot: 'shield', item: 'basic-shield', disabledThrough: 2, used: false },
    { slot: 'battery', item: 'basic-battery', disabledThrough: undefined, used: false },
  ]);
  expect(itemsOf(state, 0)[1]?.disabledThrough).toBeUndefined();
});

test('[UB-REV-01] the item in use shows after the reveal only', () => {
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
  expect(itemsOf(state, 1).map(({ used }) => used)).toEqual([false, true, false]);
  const before = { ...state, phase: 'selection' as const };
  expect(itemsOf(before, 1).some(({ used }) => used)).toBe(false);
});
