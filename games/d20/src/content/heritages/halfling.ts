import { isA } from '../../rules/effects/kinds.ts';
import type { Trait } from '../trait.ts';
import { goodAt, tougher } from './ability-advantage.ts';

const RULE = 'DT-HER-09';

/** A Halfling or Gnome, who speaks with burrowing animals: those with the trait `is-burrowing`. */
export const HALFLING: Trait = {
  id: 'halfling',
  rule: RULE,
  ...tougher(RULE, 'halfling'),
  ...goodAt(RULE, 'DEX'),
  talksTo: (w, _self, other) => isA(w, other, 'burrowing'),
};
