import type { Trait } from '../../trait.ts';

/** One weapon of its bearer hits harder, and counts as magical. */
export const STRIKING: Trait = {
  id: 'striking',
  rule: 'DT-DIV-306',
  damageDice: (_w, { effect }, { item }) =>
    item !== undefined && item === effect?.data?.item ? 1 : undefined,
  attackTags: (_w, { effect }, { item }) =>
    item !== undefined && item === effect?.data?.item ? ['magical'] : undefined,
};
