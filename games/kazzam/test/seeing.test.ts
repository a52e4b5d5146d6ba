import { describe, expect, test } from 'vitest';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { alliesInSight, canChoose, sees, seesSquare } from '../src/rules/sight/sight.ts';
import { begin, type Court, ours, type Told, theirs } from './table.ts';

const [ANA, BO, ABE] = [0, 1, 2];

/** Ana, and Bo beyond a box; Abe beside Ana. */
const across = (ana: Told = {}, bo: Told = {}): Court =>
  begin({
    court: ['.......', '..o....', '#######', '.......'],
    athletes: [ours('Ana', '0,1', ana), theirs('Bo', '5,1', bo), ours('Abe', '0,0')],
    turn: 'Ana',
  });
const prone = { statuses: ['prone'] };

describe('what a creature sees', () => {
  test('[KZ-COVER-20] over Low Cover, unless either of the two is Prone', () => {
    const seen = (ana?: Told, bo?: Told) => {
      const t = across(ana, bo);
      return [sees(t, ANA, BO), sees(t, BO, ANA)];
    };
    expect(seen()).toEqual([true, true]);
    expect(seen(prone)).toEqual([false, false]);
    expect(seen({}, prone)).toEqual([false, false]);
    const square = (ana?: Told) => seesSquare(across(ana), ANA, 1 * 7 + 5);
    expect([square(), square(prone)]).toEqual([true, false]);
    expect(seesSquare(across(), ANA, 3 * 7 + 5)).toBe(false);
  });
  test('[KZ-DUN-03] nobody who is Taken Out, nor does who is', () => {
    const t = across();
    takeOut(t, BO, ANA);
    for (const [one, other] of [
      [ANA, BO],
      [BO, ANA],
    ] as const)
      expect([sees(t, one, other), canChoose(t, one, other)]).toEqual([false, false]);
  });
  test('[KR-GEN-11] [KC-CONV-25] [KZ-STAT-32] powers choose who is in sight, no Hidden enemy', () => {
    const hidden = { statuses: ['hidden'] };
    const t = across({}, hidden);
    expect([canChoose(t, ANA, BO), sees(t, ANA, BO)]).toEqual([false, true]);
    expect(canChoose(across(), ANA, BO)).toBe(true);
    expect(canChoose(across(prone), ANA, BO)).toBe(false);
    expect(canChoose(across(hidden), ABE, ANA)).toBe(true);
  });
  test('[KC-CONV-25] its allies in sight are all but itself and whom it does not see', () => {
    const t = across();
    expect(alliesInSight(t, ANA)).toEqual([ABE]);
    expect(alliesInSight(t, BO)).toEqual([]);
    takeOut(t, ABE, BO);
    expect(alliesInSight(t, ANA)).toEqual([]);
  });
});
