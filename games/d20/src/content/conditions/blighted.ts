import type { Trait } from '../trait.ts';

/** No Hit Points come back but by tokens and repair (DT-COND-04). */
export const blighted: Trait = { id: 'blighted', rule: 'DT-COND-04', bans: ['heal'] };
