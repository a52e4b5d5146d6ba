import type { Ability } from '../../rules/ability.ts';

/** What a Defender has at level 1, by specialisation. */
export const DEFENDER: readonly Ability[] = [];
