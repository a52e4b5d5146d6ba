import { describe, expect, test } from 'vitest';
import { diceMode, type Face, finalResult, hitOf, raised, usableTokens } from './result.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

describe('dice of a roll', () => {
  test('[KZ-ADV-01] the higher die is asked for with Advantage, the lower with Disadvantage', () => {
    expect(diceMode(1, 0, 'cancelAny')).toBe('higher');
    expect(diceMode(0, 1, 'cancelAny')).toBe('lower');
    expect(diceMode(0, 0, 'cancelAny')).toBe('one');
  });
  test('[KZ-ADV-02] [KZ-ADV-03] one Disadvantage cancels any number of Advantages', () => {
    expect(diceMode(3, 1, 'cancelAny')).toBe('one');
    expect(diceMode(1, 2, 'cancelAny')).toBe('one');
    expect(diceMode(3, 0, 'cancelAny')).toBe('higher');
  });
  test('[KZ-ADV-03] with the option net, the greater number counts', () => {
    expect(diceMode(3, 1, 'net')).toBe('higher');
    expect(diceMode(1, 2, 'net')).toBe('lower');
    expect(diceMode(2, 2, 'net')).toBe('one');
  });
});

describe('bonuses and Miss Tokens', () => {
  test('[KZ-ATK-15] a bonus adds, and beyond 6 counts as 6', () => {
    expect(raised({ natural: 4, bonus: 1, tokens: 0 })).toBe(5);
    expect(raised({ natural: 5, bonus: 3, tokens: 0 })).toBe(6);
  });
  test('[KZ-MISS-03] a token adds 1, and the first on a natural 1 makes it 3', () => {
    expect(raised({ natural: 2, bonus: 0, tokens: 2 })).toBe(4);
    expect(raised({ natural: 1, bonus: 0, tokens: 1 })).toBe(3);
    expect(raised({ natural: 1, bonus: 0, tokens: 3 })).toBe(5);
  });
  test('[KZ-MISS-03] [KZ-MISS-10] on a natural 1 with bonuses the first token takes the better', () => {
    expect(raised({ natural: 1, bonus: 1, tokens: 0 })).toBe(2);
    expect(raised({ natural: 1, bonus: 1, tokens: 1 })).toBe(3);
    expect(raised({ natural: 1, bonus: 2, tokens: 1 })).toBe(4);
  });
  test('[KZ-MISS-06] no token may raise it beyond 6', () => {
    expect(usableTokens({ natural: 4, bonus: 0 }, 5)).toBe(2);
    expect(usableTokens({ natural: 4, bonus: 0 }, 1)).toBe(1);
    expect(usableTokens({ natural: 1, bonus: 0 }, 9)).toBe(4);
    expect(usableTokens({ natural: 6, bonus: 0 }, 2)).toBe(0);
    expect(usableTokens({ natural: 5, bonus: 2 }, 2)).toBe(0);
  });
});

describe('the final result', () => {
  const both = (fierce: boolean, guarded: boolean) =>
    FACES.map((value) => finalResult(value, { fierce, guarded }));
  test('[KZ-ATK-16] [KZ-STAT-18] Fierce makes 3 a 4 and 5 a 6', () => {
    expect(both(true, false)).toEqual([1, 2, 4, 4, 6, 6]);
  });
  test('[KZ-ATK-16] [KZ-STAT-30] Guarded makes 6 a 5 and 4 a 3', () => {
    expect(both(false, true)).toEqual([1, 2, 3, 3, 5, 5]);
  });
  test('[KZ-ATK-16] [KZ-ATK-17] together they cancel, and neither reads what the other made', () => {
    expect(both(true, true)).toEqual([...FACES]);
    expect(both(false, false)).toEqual([...FACES]);
  });
  test('[KC-CONV-09] [KZ-DEF-04] [KZ-CRIT-01] [KZ-CRIT-02] [KZ-CRIT-03] [KZ-CRIT-04] [KZ-CRIT-05] what each brings', () => {
    expect(FACES.map(hitOf)).toEqual(['miss', 'miss', 'glancing', 'solid', 'solid', 'critical']);
  });
});
