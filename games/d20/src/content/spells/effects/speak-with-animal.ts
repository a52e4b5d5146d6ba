import { distanceBetween } from '../../../rules/place/distance.ts';
import type { Trait } from '../../trait.ts';

const FEET = 30;

/** Can talk to animals of one kind near it. */
export const SPEAK_WITH_ANIMAL: Trait = {
  id: 'speak-with-animal',
  rule: 'DT-DIV-208',
  talksTo: (w, { creature, effect }, other) =>
    other.block !== undefined &&
    other.block === effect?.data?.tag &&
    distanceBetween(w, creature, other) <= FEET,
};
