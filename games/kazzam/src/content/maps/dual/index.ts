import type { MapManifest } from '../../../rules/effects/manifest.ts';
import { DUAL } from './map.ts';
import { TEXTS } from './texts.ts';

/** The Dual Dungeons Map. */
export const DUAL_MAP: MapManifest = {
  map: DUAL,
  texts: {
    en: TEXTS,
    de: async () => (await import('./texts-de.ts')).TEXTS_DE,
  },
};
