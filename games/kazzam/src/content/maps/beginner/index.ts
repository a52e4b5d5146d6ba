import type { MapManifest } from '../../../rules/effects/manifest.ts';
import { BEGINNER } from './map.ts';

/** The Beginner Map: it does nothing of itself. */
export const BEGINNER_MAP: MapManifest = {
  map: BEGINNER,
  texts: {
    en: { 'map.beginner': 'Beginner Map', 'setting.map.beginner': 'Beginner Map' },
    de: async () => (await import('./texts-de.ts')).TEXTS_DE,
  },
};
