import type { CourtMap } from '../../map/court-map.ts';
import { BEGINNER } from './beginner.ts';

/** Ids of the maps in the order of a first season (KM-GEN-05). */
export const MAP_IDS = ['beginner'] as const;

/** Every map by id. */
export const MAPS: Readonly<Record<(typeof MAP_IDS)[number], CourtMap>> = { beginner: BEGINNER };
