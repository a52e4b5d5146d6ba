import { describe, expect, test } from 'vitest';
import { CHECKED, check } from './checks.ts';
import { sheetOf } from './testing/sheet-of.ts';

describe.each(CHECKED)('a check on %s', (stat) => {
  const roll = (number: number, face: number, ease?: number) => {
    const { passed, sheet } = check(sheetOf({ [stat]: number }), stat, face, ease);
    return [passed, sheet[stat]];
  };

  test('[BQ-TERM-10] [BQ-SHEET-04] passes under the number alone, and the roll uses the old one', () => {
    expect(roll(7, 6)).toEqual([true, 6]);
    expect(roll(7, 7)).toEqual([false, 6]);
    expect(roll(7, 8)).toEqual([false, 6]);
  });

  test('[BQ-INV-08] costs this number 1 and no other anything, passed or not', () => {
    for (const face of [1, 20]) {
      const before = sheetOf({ [stat]: 9 });
      expect(check(before, stat, face).sheet).toEqual({ ...before, [stat]: 8 });
    }
  });

  test('[BQ-SHEET-04] [BQ-INV-08] at 1 it costs nothing and never passes, however easy', () => {
    expect(roll(1, 1)).toEqual([false, 1]);
    expect(roll(1, 1, 5)).toEqual([false, 1]);
    expect(roll(2, 1)).toEqual([true, 1]);
  });

  test('[BQ-NAT-01] naturals mean nothing: a 20 passes under 21', () => {
    expect(roll(21, 20)).toEqual([true, 20]);
    expect(roll(20, 20)).toEqual([false, 19]);
  });

  test('[BQC-VERB-06] may be easier or harder', () => {
    expect(roll(7, 8, 2)).toEqual([true, 6]);
    expect(roll(7, 9, 2)).toEqual([false, 6]);
    expect(roll(7, 6, -1)).toEqual([false, 6]);
    expect(roll(7, 1, -6)).toEqual([false, 6]);
  });
});

test('[BQ-EX-04] CON 7 and a 6: passed, CON is 6', () => {
  const { passed, sheet } = check(sheetOf({ CON: 7 }), 'CON', 6);
  expect([passed, sheet.CON]).toEqual([true, 6]);
});
