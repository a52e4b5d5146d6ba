import type { Ability } from '../../rules/ability.ts';

/** What a Specialist has at level 1, by specialisation. */
export const SPECIALIST: readonly Ability[] = [];
