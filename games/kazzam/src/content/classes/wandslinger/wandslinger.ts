import type { Ability } from '../../../rules/ability.ts';

/** What a Wandslinger may pick at level 1 (KC-WSL-01). */
export const WANDSLINGER: readonly Ability[] = [];
