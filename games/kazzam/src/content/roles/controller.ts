import type { Ability } from '../../rules/ability.ts';

/** What a Controller has at level 1, by specialisation. */
export const CONTROLLER: readonly Ability[] = [];
