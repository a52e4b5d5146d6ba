import type { Trait } from '../../trait.ts';

const RULE = 'DT-DIV-504';
/** Tasks of the eyes. */
const SIGHT = ['search-clues', 'find-traps', 'track', 'sense-danger', 'detect-surveillance'];

/** In a cloud of insects sight and attacks are at disadvantage. */
export const INSECT_SWARM: Trait = {
  id: 'insect-swarm',
  rule: RULE,
  roll: (_w, _self, { kind, tag }) =>
    kind === 'attack' || (kind === 'check' && tag !== undefined && SIGHT.includes(tag))
      ? [{ is: 'disadvantage', rule: RULE, from: 'insect-plague' }]
      : undefined,
};
