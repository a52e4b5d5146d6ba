import type { CourtMap } from '../../map/court-map.ts';
import { BEGINNER } from './beginner/map.ts';
import { DUAL } from './dual/map.ts';
import { MAZE } from './maze/map.ts';
import { ONEWAY } from './oneway/map.ts';
import { THRONE } from './throne/map.ts';

/**
 * The squares of every map by id, in the order of a first season (KM-GEN-05): a state names its map,
 * and whoever has a state alone finds them here. What a map does besides stands in its manifest.
 */
export const MAPS: ReadonlyMap<string, CourtMap> = new Map(
  [BEGINNER, ONEWAY, DUAL, MAZE, THRONE].map((map) => [map.id, map]),
);
