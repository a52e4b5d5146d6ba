import { describe, expect, test } from 'vitest';
import { type Face, finalResult } from './result.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const threesAs = { result: 2, rule: 'KT-BAG-01' } as const;
const read = (fierce: boolean, guarded: boolean) =>
  FACES.map((value) => finalResult(value, { fierce, guarded, threesAs }));

describe('a target that makes less of a 3', () => {
  test('[KT-BAG-01] a 3 counts as 2, and nothing else changes', () => {
    expect(read(false, false)).toEqual([1, 2, 2, 4, 5, 6]);
  });
  test('[KT-BAG-01] [KT-INV-07] a 4 that Guarded made a 3 stays a 3', () => {
    expect(read(false, true)).toEqual([1, 2, 2, 3, 5, 5]);
  });
  test('[KT-BAG-03] against a Fierce attacker a 3 stays a 3', () => {
    expect(read(true, false)).toEqual([1, 2, 3, 4, 6, 6]);
  });
  test('[KT-BAG-03] Fierce and Guarded cancel each other, and the 3 is a 2', () => {
    expect(read(true, true)).toEqual([1, 2, 2, 4, 5, 6]);
  });
  test('[KT-BAG-02] it may count as 1', () => {
    const lesser = { ...threesAs, result: 1 } as const;
    expect(finalResult(3, { fierce: false, guarded: false, threesAs: lesser })).toBe(1);
  });
});
