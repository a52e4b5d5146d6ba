import { afflict } from '../../rules/effects/afflict.ts';
import { isA } from '../../rules/effects/kinds.ts';
import type { AttackCategory } from '../attack-form.ts';
import type { Band } from '../bands.ts';
import type { GearKind } from '../gear-kind.ts';
import type { Trait } from '../trait.ts';
import { variants } from './variants.ts';

const shooting = (
  rule: string,
  price: number,
  category: AttackCategory,
  band: Band,
  hands: 1 | 2,
  tags: readonly string[] = [],
): Omit<GearKind, 'id'> => ({
  rule,
  price,
  ...(tags.includes('tech') ? { isTech: true as const } : {}),
  weapon: { category, uses: [{ use: 'ranged', band }], hands, tags },
});

const crossbow = shooting('DT-EQ-16', 30, 'heavy', 'short', 2);
const flames = shooting('DT-EQ-24', 80, 'heavy', 'throwing', 2, ['fire', 'tech']);

/** Weapons that shoot or are thrown (DT-EQ-12, -14 to -21, -24, -28). Beams are tech; powder and strings are not. */
export const RANGED_WEAPONS: readonly GearKind[] = [
  {
    id: 'javelin',
    rule: 'DT-EQ-12',
    price: 1,
    weapon: { category: 'medium', uses: [{ use: 'thrown', band: 'throwing' }], hands: 1 },
  },
  ...variants(['sling'], shooting('DT-EQ-14', 2, 'light', 'short', 1)),
  ...variants(['short-bow', 'longbow'], shooting('DT-EQ-15', 25, 'medium', 'short', 2)),
  {
    ...crossbow,
    id: 'crossbow',
    weapon: { category: 'heavy', hands: 2, uses: [{ use: 'ranged', band: 'short' }], loads: true },
  },
  ...variants(['holdout-pistol'], shooting('DT-EQ-17', 15, 'light', 'short', 1)),
  ...variants(['revolver', 'pistol'], shooting('DT-EQ-18', 25, 'medium', 'short', 1)),
  ...variants(['laser-pistol'], shooting('DT-EQ-18', 25, 'medium', 'short', 1, ['tech'])),
  ...variants(['shotgun'], shooting('DT-EQ-19', 30, 'heavy', 'short', 2)),
  ...variants(['carbine'], shooting('DT-EQ-20', 35, 'medium', 'long', 2)),
  ...variants(['rifle'], shooting('DT-EQ-21', 60, 'heavy', 'long', 2)),
  ...variants(['pulse-rifle'], shooting('DT-EQ-21', 60, 'heavy', 'long', 2, ['tech'])),
  { ...flames, id: 'flame-projector', trait: 'flame-projector' },
  {
    id: 'holy-water',
    rule: 'DT-EQ-28',
    price: 25,
    weapon: {
      category: 'light',
      uses: [{ use: 'thrown', band: 'throwing' }],
      hands: 1,
      tags: ['holy', 'whole-die', 'by-DEX'],
      fits: (w, target) => isA(w, target, 'undead') || isA(w, target, 'fiend'),
      isUsedUp: true,
    },
  },
];

const SETS_ALIGHT = 8;

/** Sets alight whom it hurts badly (DT-EQ-24). */
const flameProjector: Trait = {
  id: 'flame-projector',
  rule: 'DT-EQ-24',
  on: {
    *hit(t, { creature, item }, { attack, target, loss }) {
      if (loss < SETS_ALIGHT || item === undefined || attack.item !== item.id) return;
      yield* afflict(t, target, {
        kind: 'aflame',
        source: { rule: 'DT-EQ-24', by: creature.id },
        until: { at: 'cure' },
      });
    },
  },
};

/** Their rules. */
export const RANGED_TRAITS: readonly Trait[] = [flameProjector];
