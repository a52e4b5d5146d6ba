import type { CourtMap } from '../../map/court-map.ts';
import { BEGINNER } from './beginner/map.ts';

/** Ids of the maps in the order of a first season (KM-GEN-05). */
export const MAP_IDS = ['beginner'] as const;

/**
 * The squares of every map by id: a state names its map, and whoever has a state alone finds them
 * here. What a map does besides stands in its manifest.
 */
export const MAPS: Readonly<Record<(typeof MAP_IDS)[number], CourtMap>> = { beginner: BEGINNER };
