import type { AttackCategory, AttackForm } from '../attack-form.ts';
import type { Band } from '../bands.ts';

/** Attacks as stat blocks print them (DT-NPC-01): the dice go by the category, hit and damage are final. */

const DICE = {
  light: { d6: 1, isHalved: true },
  dual: { d6: 1 },
  medium: { d6: 1 },
  heavy: { d6: 2 },
  unarmed: { d6: 0 },
} as const satisfies Record<AttackCategory, object>;

type More = Partial<Pick<AttackForm, 'tags' | 'times' | 'isHarmless'>>;

/** With claws, teeth and the like. */
export const natural = (
  id: string,
  category: AttackCategory,
  hit: number,
  plus: number,
  { tags = [], ...more }: More = {},
): AttackForm => ({
  id,
  category,
  use: 'melee',
  band: 'melee',
  tags: ['natural', ...tags],
  printed: { hit, damage: { ...DICE[category], plus } },
  ...more,
});

/** With a weapon in hand. */
export const armed = (
  id: string,
  category: AttackCategory,
  hit: number,
  plus: number,
  { tags = [], ...more }: More = {},
): AttackForm => ({
  ...natural(id, category, hit, plus, more),
  tags: ['weapon', ...tags],
});

/** From afar. */
export const shot = (
  id: string,
  category: AttackCategory,
  band: Band,
  hit: number,
  plus: number,
  more: More = {},
): AttackForm => ({ ...armed(id, category, hit, plus, more), use: 'ranged', band });

/** Modifiers in printed order. */
export const mods = (
  STR: number,
  DEX: number,
  CON: number,
  INT: number,
  WIS: number,
  CHA: number,
) => ({ STR, DEX, CON, INT, WIS, CHA });
