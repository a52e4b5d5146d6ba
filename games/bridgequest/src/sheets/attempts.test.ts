import { describe, expect, test } from 'vitest';
import {
  alliesAmong,
  attemptAlly,
  attemptItem,
  attemptPower,
  gearOf,
  oneShotsOf,
  takeOneShot,
} from './attempts.ts';
import { relationshipWith } from './relationships.ts';
import { gear, knowing, oneShot, sheetOf } from './testing/sheet-of.ts';

describe('an ally from the Friendzone', () => {
  const attempt = (number: number, face: number, ease?: number) => {
    const { success, bonus, sheet } = attemptAlly(knowing({ F: number, G: 4 }), 'F', face, ease);
    expect(relationshipWith(sheet, 'G')).toBe(4);
    return [success, bonus, relationshipWith(sheet, 'F')];
  };

  test('[BQ-ALLY-01] only allies of the character may be asked', () => {
    const sheet = knowing({ ALLY: 1, NEUTRAL: 0, ENEMY: -3, ELSEWHERE: 9 });
    expect(alliesAmong(sheet, ['STRANGER', 'ENEMY', 'NEUTRAL', 'ALLY'])).toEqual(['ALLY']);
    for (const who of ['STRANGER', 'ENEMY', 'NEUTRAL', 'toString']) {
      expect(() => attemptAlly(sheet, who, 1), who).toThrow(RangeError);
    }
  });

  test('[BQ-ALLY-02] [BQ-ALLY-03] comes on a roll under its number, and adds the difference', () => {
    expect(attempt(18, 2)).toEqual([true, 16, 18]);
    expect(attempt(18, 17)).toEqual([true, 1, 18]);
    expect(attempt(18, 18)).toEqual([false, 0, 18]);
    expect(attempt(18, 19)).toEqual([false, 0, 18]);
  });

  test('[BQ-ALLY-04] a natural 1 raises the number; the bonus is of the old one', () => {
    expect(attempt(18, 1)).toEqual([true, 17, 19]);
    // Even under a number of 1 (BQ-NAT-02).
    expect(attempt(1, 1)).toEqual([true, 0, 2]);
  });

  test('[BQ-ALLY-04] [BQ-NAT-02] a natural 20 fails above 20 too, and lowers the number', () => {
    expect(attempt(25, 20)).toEqual([false, 0, 24]);
    expect(attempt(25, 19)).toEqual([true, 6, 25]);
    // The last point of an ally: neutral (BQ-SHEET-05).
    expect(attempt(1, 20)).toEqual([false, 0, 0]);
  });

  test('[BQC-VERB-06] [BQ-NAT-05] an easier roll succeeds more, and naturals are of the face', () => {
    expect(attempt(10, 10, 1)).toEqual([true, 1, 10]);
    expect(attempt(10, 2, 1)).toEqual([true, 9, 10]);
    expect(attempt(10, 9, -1)).toEqual([false, 0, 10]);
    expect(attempt(10, 20, 15)).toEqual([false, 0, 9]);
    expect(attempt(3, 1, -9)).toEqual([true, 0, 4]);
  });
});

describe('a saved item', () => {
  const items = [gear('A', 8), gear('B', 1), oneShot('C', 2)];
  const sheet = sheetOf({ items, powers: [{ card: 'A', name: 'The A', number: 3 }] });

  test('[BQ-USE-03] [BQ-USE-04] is taken on a roll under its number, and stays on the sheet', () => {
    expect(attemptItem(sheet, 'A', 7)).toEqual({ success: true, sheet });
    expect(attemptItem(sheet, 'A', 8)).toEqual({ success: false, sheet });
    expect(attemptItem(sheet, 'B', 2)).toEqual({ success: false, sheet });
  });

  test('[BQ-USE-05] a natural 1 always succeeds and raises its number, and not that of its power', () => {
    const one = attemptItem(sheet, 'B', 1);
    expect(one.success).toBe(true);
    expect(one.sheet).toEqual({ ...sheet, items: [gear('A', 8), gear('B', 2), oneShot('C', 2)] });
    expect(attemptItem(sheet, 'A', 1).sheet.powers).toEqual(sheet.powers);
  });

  test('[BQ-USE-05] [BQ-NAT-02] a natural 20 always fails and lowers its number', () => {
    const strong = sheetOf({ items: [gear('A', 30)] });
    const twenty = attemptItem(strong, 'A', 20);
    expect(twenty).toEqual({ success: false, sheet: sheetOf({ items: [gear('A', 29)] }) });
  });

  test('[BQ-SHEET-06] [BQ-INV-07] at 0 its entry is erased, and no other', () => {
    const { sheet: after } = attemptItem(sheet, 'B', 20);
    expect(after).toEqual({ ...sheet, items: [gear('A', 8), oneShot('C', 2)] });
  });

  test('[BQ-USE-02] [BQ-USE-06] one-shots are not rolled for, and gear is not used up', () => {
    expect(gearOf(sheet).map(({ card }) => card)).toEqual(['A', 'B']);
    expect(oneShotsOf(sheet).map(({ card }) => card)).toEqual(['C']);
    expect(() => attemptItem(sheet, 'C', 1)).toThrow(RangeError);
    expect(() => takeOneShot(sheet, 'A')).toThrow(RangeError);
  });

  test('[BQC-VERB-06] [BQ-NAT-05] may be easier to take; a 20 is a 20', () => {
    expect(attemptItem(sheet, 'A', 8, 1).success).toBe(true);
    expect(attemptItem(sheet, 'A', 7, -1).success).toBe(false);
    expect(attemptItem(sheet, 'A', 20, 19).success).toBe(false);
  });
});

describe('saved one-shots', () => {
  test('[BQ-USE-06] one is taken at a time, and the last takes its entry with it', () => {
    const two = sheetOf({ items: [oneShot('C', 2), gear('A', 8), oneShot('D', 1)] });
    const one = takeOneShot(two, 'C');
    expect(one.items).toEqual([oneShot('C', 1), gear('A', 8), oneShot('D', 1)]);
    expect(takeOneShot(one, 'C').items).toEqual([gear('A', 8), oneShot('D', 1)]);
    expect(() => takeOneShot(takeOneShot(one, 'C'), 'C')).toThrow(RangeError);
  });
});

describe('a saved power', () => {
  const power = (number: number) => ({ card: 'P', name: 'Breath', number });
  const sheet = sheetOf({ powers: [power(6)], items: [gear('P', 9)] });

  test('[BQ-USE-07] works on a roll under its number', () => {
    expect(attemptPower(sheet, 'P', 5)).toEqual({ success: true, sheet });
    expect(attemptPower(sheet, 'P', 6)).toEqual({ success: false, sheet });
    expect(attemptPower(sheet, 'P', 6, 1).success).toBe(true);
    expect(() => attemptPower(sheet, 'Q', 5)).toThrow(RangeError);
  });

  test('[BQ-USE-08] [BQ-SHEET-06] naturals change its number, and not that of its item', () => {
    expect(attemptPower(sheet, 'P', 1)).toEqual({
      success: true,
      sheet: { ...sheet, powers: [power(7)] },
    });
    expect(attemptPower(sheet, 'P', 20)).toEqual({
      success: false,
      sheet: { ...sheet, powers: [power(5)] },
    });
    const last = attemptPower({ ...sheet, powers: [power(1)] }, 'P', 20);
    expect(last.sheet).toEqual({ ...sheet, powers: [] });
  });
});
