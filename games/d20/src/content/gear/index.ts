import type { GearKind } from '../gear-kind.ts';

/** All things (DT-EQ). */
export const GEAR: readonly GearKind[] = [];
