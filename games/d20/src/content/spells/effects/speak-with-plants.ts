import type { Trait } from '../../trait.ts';

/** Plants let its bearer through. */
export const SPEAK_WITH_PLANTS: Trait = {
  id: 'speak-with-plants',
  rule: 'DT-DIV-405',
  passesGrowth: true,
};
