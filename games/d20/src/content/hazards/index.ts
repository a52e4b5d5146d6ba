import type { Hazard } from '../hazard.ts';

/** All hazards of the list (DT-HAZ-10 to -22). */
export const HAZARDS: readonly Hazard[] = [];
