import type { Ability } from '../../../rules/ability.ts';

/** What a Hexer may pick at level 1 (KC-HEX-01). */
export const HEXER: readonly Ability[] = [];
