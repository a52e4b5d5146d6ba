import type { Ability } from '../../../rules/ability.ts';

/** What a Porter has and may pick at level 1 (KC-POR-01). */
export const PORTER: readonly Ability[] = [];
