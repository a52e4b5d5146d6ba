import type { MapManifest } from '../../../rules/effects/manifest.ts';
import { BANISHING_RAY, worthOfRay } from './banishing-ray.ts';
import { ONEWAY } from './map.ts';
import { TEXTS } from './texts.ts';

/** The One-Way Doors Map: whoever stands at its ray may send others to the Dungeon. */
export const ONEWAY_MAP: MapManifest = {
  map: ONEWAY,
  actions: [BANISHING_RAY],
  worthOf: worthOfRay,
  texts: {
    en: TEXTS,
    de: async () => (await import('./texts-de.ts')).TEXTS_DE,
  },
};
