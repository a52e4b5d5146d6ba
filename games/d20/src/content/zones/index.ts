import type { ZoneKind } from '../zone-kind.ts';
import { HIGH_ZONES } from './high.ts';

/** All kinds of zones. */
export const ZONES: readonly ZoneKind[] = [...HIGH_ZONES];
