import type { GearKind } from '../gear-kind.ts';

type Weight = NonNullable<GearKind['armor']>['weight'];

const armor = (
  id: string,
  rule: string,
  price: number,
  weight: Weight,
  base: number,
  slows: number,
): GearKind => ({
  id,
  rule,
  price,
  armor: { weight, base, addsDex: weight === 'light', slows },
});

/** Armor and shields (DT-EQ-01 to -05, DT-AC-02 to -06). */
export const ARMOR: readonly GearKind[] = [
  armor('light-armor', 'DT-EQ-01', 20, 'light', 12, 0),
  armor('medium-armor', 'DT-EQ-02', 40, 'medium', 15, 0),
  armor('heavy-armor', 'DT-EQ-03', 120, 'heavy', 17, 5),
  armor('superheavy-armor', 'DT-EQ-04', 600, 'superheavy', 20, 10),
  { id: 'shield', rule: 'DT-EQ-05', price: 10, isShield: true },
];
