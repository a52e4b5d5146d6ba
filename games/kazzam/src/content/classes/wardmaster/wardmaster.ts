import type { Ability } from '../../../rules/ability.ts';

/** What a Wardmaster has and may pick at level 1 (KC-WRD-01). */
export const WARDMASTER: readonly Ability[] = [];
