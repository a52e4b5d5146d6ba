import type { Trait } from '../trait.ts';
import { leans } from './shared.ts';
import { SIGHT_TAGS } from './sight-tags.ts';

/** Sees nobody; disadvantage on attacks and on what the eyes do (DT-COND-05). */
export const blinded: Trait = {
  id: 'blinded',
  rule: 'DT-COND-05',
  bans: ['see'],
  roll: (_w, _self, { kind, tag }) =>
    kind === 'attack' || (tag !== undefined && SIGHT_TAGS.includes(tag))
      ? [leans('disadvantage', 'DT-COND-05', 'blinded')]
      : undefined,
};
