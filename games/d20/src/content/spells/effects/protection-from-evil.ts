import { isA } from '../../../rules/effects/kinds.ts';
import type { Trait } from '../../trait.ts';
import { keyOf, ruleOf } from '../shared/bearer.ts';

const RULE = 'DT-DIV-105';
const ID = 'protection-from-evil';
/** What is written down once its bearer has attacked a conjured being. */
const BROKEN = 'protection-broken';

/**
 * Evil attackers have disadvantage, saves against them advantage; conjured beings cannot touch its bearer before it
 * attacks one of them.
 */
export const PROTECTION_FROM_EVIL: Trait = {
  id: ID,
  rule: RULE,
  rollAgainst: (w, self, { kind, roller }) =>
    kind === 'attack' && isA(w, roller, 'evil')
      ? [{ is: 'disadvantage', rule: ruleOf(self, RULE), from: ID }]
      : undefined,
  roll: (w, self, { kind, against }) =>
    kind === 'save' && against?.by !== undefined && isA(w, against.by, 'evil')
      ? [{ is: 'advantage', rule: ruleOf(self, RULE), from: ID }]
      : undefined,
  bars: (w, self, { attacker, target, attack }) =>
    target === self.creature &&
    attack.use === 'melee' &&
    isA(w, attacker, 'conjured') &&
    self.creature.used[keyOf(BROKEN, self)] === undefined,
  on: {
    acted(t, self, { what, at }) {
      if (what === 'attack' && at !== undefined && isA(t, at, 'conjured'))
        self.creature.used[keyOf(BROKEN, self)] = t.state.clock;
      return undefined;
    },
  },
};
