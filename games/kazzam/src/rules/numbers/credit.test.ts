import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CREEP_TYPES, type CreepType } from '../../model.ts';
import { groupOf } from '../effects/creep-block.ts';
import { type CreepTally, creditOf } from './credit.ts';

const group = (
  type: CreepType,
  size: number,
  by: readonly [number, number],
  left = size - by[0] - by[1],
): CreepTally => ({ type, size, by, left, paid: false });

describe('a group pays', () => {
  test('[KZ-SCORE-09] [KM-CRP-24] 3 points to who Took Out every Standard, Elite or Champion', () => {
    expect(creditOf(group('standard', 3, [3, 0]))).toEqual([3, 0]);
    expect(creditOf(group('elite', 2, [0, 2]))).toEqual([0, 3]);
    expect(creditOf(group('champion', 1, [1, 0]))).toEqual([3, 0]);
    expect(creditOf(group('standard', 3, [2, 0]))).toBeUndefined();
  });
  test('[KZ-SCORE-10] [KZ-EX-18] [KM-CRP-24] 3 for all Goons but one, at once', () => {
    expect(creditOf(group('goon', 5, [4, 0]))).toEqual([3, 0]);
    expect(creditOf(group('goon', 5, [3, 0]))).toBeUndefined();
  });
  test('[KZ-SCORE-11] [KZ-EX-18] 3 for all Stooges but two', () => {
    expect(creditOf(group('stooge', 10, [0, 8]))).toEqual([0, 3]);
    expect(creditOf(group('stooge', 10, [2, 7]))).toBeUndefined();
  });
  test('[KZ-SCORE-12] 3 for all Scabs but five', () => {
    expect(creditOf(group('scab', 25, [20, 0]))).toEqual([3, 0]);
    expect(creditOf(group('scab', 25, [19, 0]))).toBeUndefined();
  });
  test('[KZ-SCORE-14] [KZ-EX-18] [KM-CRP-24] 2 and 1 when the last goes without full credit', () => {
    expect(creditOf(group('goon', 5, [3, 2]))).toEqual([2, 1]);
    expect(creditOf(group('standard', 3, [0, 1], 0))).toEqual([1, 2]);
  });
  test('[KZ-SCORE-14] [KZ-EX-18] [KM-CRP-24] 1 each when both Took Out as many', () => {
    expect(creditOf(group('standard', 3, [1, 1], 0))).toEqual([1, 1]);
    expect(creditOf(group('elite', 2, [1, 1]))).toEqual([1, 1]);
    expect(creditOf(group('champion', 1, [0, 0], 0))).toEqual([1, 1]);
  });
  test('[KZ-SCORE-15] once', () => {
    expect(creditOf({ ...group('goon', 5, [5, 0]), paid: true })).toBeUndefined();
  });
  test('[KZ-SCORE-13] with its packmaster to who Took it Out and leads in the pack', () => {
    const pack = (masterBy: 0 | 1 | undefined, by: readonly [number, number]): CreepTally => ({
      ...group('standard', 9, [by[0] + 1, by[1]]),
      pack: { masterBy, by, lead: 4 },
    });
    expect(creditOf(pack(0, [5, 1]))).toEqual([3, 0]);
    expect(creditOf(pack(0, [5, 2]))).toBeUndefined();
    expect(creditOf(pack(undefined, [5, 1]))).toBeUndefined();
    expect(creditOf(pack(1, [5, 1]))).toBeUndefined();
    expect(creditOf(pack(1, [0, 4]))).toEqual([0, 3]);
  });
});

test('[KZ-INV-11] both teams together get at most 3 points, once, as 3-0, 2-1 or 1-1', () => {
  const fallen = fc
    .record({ type: fc.constantFrom(...CREEP_TYPES), perTeam: fc.integer({ min: 1, max: 5 }) })
    .chain(({ type, perTeam }) => {
      const { size } = groupOf(type, perTeam);
      const by = fc.constantFrom('ours', 'theirs', 'nobody');
      return fc.record({
        type: fc.constant(type),
        takers: fc.array(by, { minLength: size, maxLength: size }),
      });
    });
  fc.assert(
    fc.property(fallen, ({ type, takers }) => {
      const size = takers.length;
      const count = (who: string, upTo: number) =>
        takers.slice(0, upTo).filter((taker) => taker === who).length;
      let paid = false;
      for (let out = 1; out <= size; out += 1) {
        const by = [count('ours', out), count('theirs', out)] as const;
        const credit = creditOf({ type, size, by, left: size - out, paid });
        if (credit === undefined) continue;
        expect(paid).toBe(false);
        paid = true;
        expect(['0-3', '1-1', '1-2', '2-1', '3-0']).toContain(credit.join('-'));
        expect(Math.sign(credit[0] - credit[1])).toBe(Math.sign(by[0] - by[1]));
      }
      expect(paid).toBe(true);
    }),
  );
});
