import { describe, expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import type { RollPart } from '../../content/trait.ts';
import { leaningOf, sumOf } from './parts.ts';
import { naturalOf, rollD20, totalOf } from './roll.ts';

const bonus = (value: number, stack: 'permanent' | 'rally' | 'add'): RollPart => ({
  is: 'bonus',
  value,
  stack,
  rule: 'DT-TASK-06',
});
const UP: RollPart = { is: 'advantage', rule: 'DT-ADV-01' };
const DOWN: RollPart = { is: 'disadvantage', rule: 'DT-ADV-02' };

describe('a task roll', () => {
  test('[DT-TASK-01] [DT-INV-16] is the face, the modifier and what else counts', () => {
    const { t, hero, play, allDiceUsed } = sit({ dice: [11] });
    const ash = hero({ scores: { STR: 16, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10 } });
    const at = { kind: 'check', roller: ash, ability: 'STR' } as const;
    const { value } = play(rollD20(t, at, [bonus(3, 'add')]));
    expect(value === undefined ? 0 : totalOf(value)).toBe(16);
    allDiceUsed();
  });

  test('[DT-ADV-01] [DT-ADV-02] counts the higher of two faces with advantage, the lower with disadvantage', () => {
    const { t, hero, play, allDiceUsed } = sit({ dice: [4, 17, 4, 17] });
    const at = { kind: 'check', roller: hero(), ability: 'STR' } as const;
    const up = play(rollD20(t, at, [UP])).value;
    const down = play(rollD20(t, at, [DOWN])).value;
    expect([up, down].map((one) => one && naturalOf(one))).toEqual([17, 4]);
    allDiceUsed();
  });

  test('[DT-ADV-03] [DT-INV-17] is one die where both are there, however many of each', () => {
    const { t, hero, play, allDiceUsed } = sit({ dice: [9] });
    const at = { kind: 'check', roller: hero(), ability: 'STR' } as const;
    const { value } = play(rollD20(t, at, [UP, DOWN, DOWN]));
    expect(value?.faces).toEqual([9]);
    allDiceUsed();
  });

  test('[DT-TASK-06] [DT-INV-33] of bonuses that cover the same only the highest counts; others come on top', () => {
    const { t, hero } = sit();
    const at = { kind: 'check', roller: hero(), ability: 'STR' } as const;
    const parts = [
      bonus(10, 'permanent'),
      bonus(4, 'permanent'),
      bonus(2, 'rally'),
      bonus(4, 'rally'),
      bonus(1, 'add'),
    ];
    expect(sumOf(leaningOf(t, at, parts).terms)).toBe(15);
  });
});
