import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../../test/table.ts';
import { groupsAt } from '../effects/manifest.ts';
import { atLevelOf, levelOf } from './level.ts';

describe('what grows with the level', () => {
  /** Ana with a hound, and Bo, all of one level. */
  const match = (level: number) => {
    const { state } = begin({
      court: floor(6, 2),
      athletes: [ours('Ana', '0,0'), theirs('Bo', '5,0')],
      companions: [{ companion: 'test-hound', of: 'Ana', at: '1,1' }],
      turn: 'Ana',
    });
    return { ...state, builds: state.builds.map((build) => ({ ...build, level })) };
  };
  const at = (level: number) => atLevelOf(match(level), 0, { 1: 'one', 3: 'three', 4: 'four' });
  test('[KZ-PROG-07] holds from its level on, until the next', () => {
    expect([1, 2, 3, 4, 5, 6].map(at)).toEqual(['one', 'one', 'three', 'four', 'four', 'four']);
  });
  test('[KC-CONV-31] a companion has the level of its owner', () => {
    const state = match(3);
    const hound = state.creatures.findIndex(({ kind }) => kind === 'summoned');
    expect(levelOf(state, hound)).toBe(3);
  });
  test('[KZ-PROG-03] picks of a later level are neither asked for nor allowed before', () => {
    const groups = [
      { key: 'at-will', rule: 'KZ-PROG-01', from: ['x/a'], count: 1 },
      { key: 'advanced', rule: 'KZ-PROG-03', from: ['x/b'], count: 1, level: 3 as const },
    ];
    const keys = (level: number) => groupsAt({ groups }, level).map(({ key }) => key);
    expect([1, 2, 3].map(keys)).toEqual([['at-will'], ['at-will'], ['at-will', 'advanced']]);
  });

  test('[KC-TMR-10] a pick may bring picks that others have not', () => {
    const groups = [
      { key: 'feature', rule: 'KZ-PROG-01', from: ['x/a', 'x/b'], count: 1 },
      { key: 'more', rule: 'KC-TMR-10', from: ['x/c'], count: 1, with: 'x/a' },
    ];
    const keys = (picks: readonly string[]) => groupsAt({ groups }, 1, picks).map(({ key }) => key);
    expect(keys(['x/a'])).toEqual(['feature', 'more']);
    expect(keys(['x/b'])).toEqual(['feature']);
  });
});
