import type { CourtMap } from '../../map/court-map.ts';
import { BEGINNER } from './beginner.ts';

/** Ids of the maps in the order of a first season (KM-GEN-05). */
export const MAP_IDS = ['beginner'] as const;
export type MapId = (typeof MAP_IDS)[number];

/** Every map by id. */
export const MAPS: Readonly<Record<MapId, CourtMap>> = { beginner: BEGINNER };
