import type { Harm } from './trait.ts';

/**
 * Whether harm is a physical hit (DT-ROLE-04): of weapons and natural attacks, falls, hazards that say so; not of fire, of
 * gas or of spells.
 */
export const isPhysicalHit = ({ danger: { tags, isMagic } }: Harm): boolean =>
  isMagic !== true &&
  (tags.includes('physical') || tags.includes('fall')) &&
  !tags.includes('fire') &&
  !tags.includes('gas');

/** The same, with nothing magical about it, as magic reaches ghosts (DT-HER-13). */
export const isPhysical = (harm: Harm): boolean =>
  isPhysicalHit(harm) && !harm.danger.tags.includes('magical');
