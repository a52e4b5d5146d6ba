import { describe, expect, test } from 'vitest';
import { CLASSES, POWERS } from '../src/content/classes.ts';
import type { ClassName } from '../src/model.ts';

/** Rule, class, power, what it costs: placements and dots, or duds and the phase. */
const TABLE: readonly (readonly [string, ClassName, string, string])[] = [
  ['BA-FTR-02', 'fighter', 'brilliant-maneuver', '30 of 2'],
  ['BA-FTR-03', 'fighter', 'piercing-attack', '36 of 3'],
  ['BA-FTR-04', 'fighter', 'leadership', '48 of 4'],
  ['BA-FTR-05', 'fighter', 'command-the-field', '36 of 5'],
  ['BA-FTR-06', 'fighter', 'turn-the-tide', '12 of 5'],
  ['BA-FTR-07', 'fighter', 'rally', '1 mark'],
  ['BA-FTR-08', 'fighter', 'grit', '2 activate'],
  ['BA-FTR-09', 'fighter', 'second-wind', '4 activate'],
  ['BA-MYS-02', 'mystic', 'blast', '40 of 2'],
  ['BA-MYS-03', 'mystic', 'fan', '18 of 3'],
  ['BA-MYS-04', 'mystic', 'wall', '48 of 4'],
  ['BA-MYS-05', 'mystic', 'storm', '9 of 5'],
  ['BA-MYS-06', 'mystic', 'convergence', '12 of 5'],
  ['BA-MYS-07', 'mystic', 'attune', '1 activate'],
  ['BA-MYS-08', 'mystic', 'echo', '2 mark'],
  ['BA-MYS-09', 'mystic', 'raw-surge', '4 activate'],
  ['BA-ROG-02', 'rogue', 'hide', '28 of 2'],
  ['BA-ROG-03', 'rogue', 'float-and-sting', '48 of 3'],
  ['BA-ROG-04', 'rogue', 'distract', '9 of 4'],
  ['BA-ROG-05', 'rogue', 'sneak-attack', '48 of 5'],
  ['BA-ROG-06', 'rogue', 'perfect-caper', '12 of 5'],
  ['BA-ROG-07', 'rogue', 'duck', '1 activate'],
  ['BA-ROG-08', 'rogue', 'pilfer', '2 activate'],
  ['BA-ROG-09', 'rogue', 'slip-away', '4 activate'],
  ['BA-HLR-02', 'healer', 'minor-ward', '32 of 2'],
  ['BA-HLR-03', 'healer', 'ward', '64 of 3'],
  ['BA-HLR-04', 'healer', 'beseech', '9 of 4'],
  ['BA-HLR-05', 'healer', 'greater-ward', '9 of 5'],
  ['BA-HLR-06', 'healer', 'miracle', '12 of 5'],
  ['BA-HLR-07', 'healer', 'soothe', '1 activate'],
  ['BA-HLR-08', 'healer', 'blessing', '2 activate'],
  ['BA-HLR-09', 'healer', 'rebuke', '4 activate'],
];

describe('the power tables', () => {
  for (const [rule, name, id, wanted] of TABLE) {
    test(`[${rule}] ${id} costs ${wanted}`, () => {
      const power = POWERS.get(id);
      expect(CLASSES[name].powers).toContain(power);
      expect(power?.rule).toBe(rule);
      const cost = power?.cost;
      const { placements, dots } =
        cost?.kind === 'pattern' ? cost.pattern : { placements: [], dots: 0 };
      expect(
        cost?.kind === 'duds' ? `${cost.duds} ${cost.phase}` : `${placements.length} of ${dots}`,
      ).toBe(wanted);
    });
  }

  test('[BA-FTR-01][BA-MYS-01][BA-ROG-01][BA-HLR-01] health and move', () => {
    const ratings = Object.values(CLASSES).map(({ id, health, move }) => `${id} ${health} ${move}`);
    expect(ratings).toEqual(['fighter 12 3', 'mystic 6 2', 'rogue 8 4', 'healer 10 3']);
  });
});
