import type { ZoneKind } from '../zone-kind.ts';

/** All kinds of zones. */
export const ZONES: readonly ZoneKind[] = [];
