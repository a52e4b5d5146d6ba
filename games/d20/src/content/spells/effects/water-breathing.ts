import type { Trait } from '../../trait.ts';

/** Does not suffocate in water; whatever takes air away otherwise still does. */
export const WATER_BREATHING: Trait = {
  id: 'water-breathing',
  rule: 'DT-ARC-312',
  repels: (_w, _self, { kind, data }) => kind === 'suffocating' && data?.tag === 'water',
};
