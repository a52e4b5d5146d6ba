import { describe, expect, test } from 'vitest';
import { coverageOf, lacks, unplayed } from './coverage/coverage.ts';
import type { Subject } from './subject.ts';

/** What `tablewright rules <game> --missing` says. */
export function coverageTests({ folder }: Subject): void {
  describe('rules coverage', () => {
    test('is complete: every rule is cited and tested, or a reason is given', () => {
      const coverage = coverageOf(folder);
      const { rules, unknown } = coverage;
      expect(rules).not.toEqual([]);
      const missing = rules.flatMap((rule) => lacks(rule).map((what) => `${rule.id}: ${what}`));
      expect({ missing, unknown, unplayed: unplayed(coverage) }).toEqual({
        missing: [],
        unknown: [],
        unplayed: [],
      });
    });
  });
}
