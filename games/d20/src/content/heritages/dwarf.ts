import type { Trait } from '../trait.ts';
import { advantageWith, DARKVISION } from './ability-advantage.ts';

const RULE = 'DT-HER-05';
/** What Dwarfs do best (DT-TAG-74 to -77). */
const CRAFTS: readonly string[] = ['underground-navigation', 'mining', 'blacksmithing', 'brewing'];

/** A Dwarf (DT-HER-05). */
export const DWARF: Trait = {
  id: 'dwarf',
  rule: RULE,
  darkvision: DARKVISION,
  roll(_w, { creature }, roll) {
    const parts = [...(advantageWith(RULE, 'CON', roll) ?? [])];
    if (roll.kind === 'check' && roll.tag !== undefined && CRAFTS.includes(roll.tag)) {
      const value = creature.level;
      parts.push({ is: 'bonus', value, stack: 'permanent', rule: RULE, from: 'dwarf' });
    }
    return parts;
  },
};
