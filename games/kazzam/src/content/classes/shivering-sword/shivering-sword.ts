import type { Ability } from '../../../rules/ability.ts';

/** What a Shivering Sword has and may pick at level 1 (KC-SHV-01). */
export const SHIVERING_SWORD: readonly Ability[] = [];
