import type { ZoneKind } from '../zone-kind.ts';
import { LOW_ZONES } from './low.ts';

/** All kinds of zones. */
export const ZONES: readonly ZoneKind[] = [...LOW_ZONES];
