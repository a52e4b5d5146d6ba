import type { Trait } from '../trait.ts';
import { DARKVISION, goodAt } from './ability-advantage.ts';

const RULE = 'DT-HER-06';

/** An Elf; darkvision is printed twice and counts once (DT-HER-06). */
export const ELF: Trait = {
  id: 'elf',
  rule: RULE,
  darkvision: DARKVISION,
  ...goodAt(RULE, 'DEX'),
};
