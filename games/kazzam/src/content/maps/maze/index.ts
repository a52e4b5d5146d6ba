import type { MapManifest } from '../../../rules/effects/manifest.ts';
import { MAZE } from './map.ts';
import { SHADOWS } from './shadows.ts';
import { TEXTS } from './texts.ts';

/** The Maze Map: its shadows conceal. */
export const MAZE_MAP: MapManifest = {
  map: MAZE,
  on: SHADOWS,
  texts: {
    en: TEXTS,
    de: async () => (await import('./texts-de.ts')).TEXTS_DE,
  },
};
