import { describe, expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { modifierFor, modifierOf, scoreFor, scoreOf } from './scores.ts';

describe('ability scores', () => {
  test('[DT-MOD-01] [DT-MOD-02] [DT-MOD-03] [DT-MOD-04] [DT-MOD-05] low scores have their modifiers', () => {
    const modifiers = [1, 2, 3, 4, 5, 6, 8, 9, 12].map(modifierFor);
    expect(modifiers).toEqual([-4, -3, -3, -2, -2, -1, -1, 0, 0]);
  });

  test('[DT-MOD-06] [DT-MOD-07] [DT-MOD-08] [DT-MOD-09] [DT-MOD-10] high scores have theirs', () => {
    expect([13, 15, 16, 17, 18, 19, 20, 21, 22, 23].map(modifierFor)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
  });

  test('[DT-MOD-11] [DT-MOD-12] [DT-MOD-13] [DT-MOD-14] [DT-MOD-15] above that each two points give one more', () => {
    expect([24, 26, 28, 29, 30, 31, 32, 33, 40].map(modifierFor)).toEqual([
      6, 7, 8, 8, 9, 9, 10, 10, 14,
    ]);
  });

  test('[DT-MOD-17] a printed modifier stands for a score', () => {
    expect([-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 8].map(scoreFor)).toEqual([
      1, 3, 5, 8, 10, 14, 16, 18, 20, 22, 24, 28,
    ]);
  });

  test('[DT-ABIL-08] nothing lowers a score below 1, but CON to 0 (DT-MOD-16)', () => {
    const drain = { id: 'drain', rule: 'DT-ABIL-08', score: () => -5 };
    const { t, hero } = sit({ content: { traits: { drain } } });
    const ash = hero();
    ash.effects.push({
      id: 99,
      kind: 'drain',
      source: { rule: 'DT-ABIL-08' },
      until: { at: 'cure' },
    });
    expect(scoreOf(t, ash, 'STR')).toBe(1);
    expect(scoreOf(t, ash, 'CON')).toBe(0);
    expect(modifierOf(t, ash, 'STR')).toBe(-4);
  });
});
