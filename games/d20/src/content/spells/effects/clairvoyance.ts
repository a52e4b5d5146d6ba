import { reveal } from '../../../rules/magic/reveal.ts';
import type { Trait } from '../../trait.ts';
import { isBound, nextTarget } from './esp.ts';

const RULE = 'DT-ARC-301';

/** Sees through other eyes, one pair after another, at least a minute each. */
export const CLAIRVOYANCE: Trait = {
  id: 'clairvoyance',
  rule: RULE,
  powers: [
    {
      id: 'look-through-eyes',
      rule: RULE,
      takes: 'action',
      closed: isBound,
      *use(t, self) {
        const eyes = yield* nextTarget(t, self);
        if (eyes !== undefined)
          reveal(t, self.creature, { rule: RULE, what: 'eyes', creatures: [eyes] });
      },
    },
  ],
};
