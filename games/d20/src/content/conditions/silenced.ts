import type { Trait } from '../trait.ts';

/** Cannot speak, nor cast (DT-COND-20, DT-MAG-07). */
export const silenced: Trait = { id: 'silenced', rule: 'DT-COND-20', bans: ['speak'] };
