import type { MapManifest } from '../../../rules/effects/manifest.ts';
import { BEGINNER } from './map.ts';
import { TEXTS } from './texts.ts';

/** The Beginner Map: it does nothing of itself. */
export const BEGINNER_MAP: MapManifest = {
  map: BEGINNER,
  texts: {
    en: TEXTS,
    de: async () => (await import('./texts-de.ts')).TEXTS_DE,
  },
};
