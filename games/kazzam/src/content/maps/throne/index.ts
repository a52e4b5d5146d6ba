import type { MapManifest } from '../../../rules/effects/manifest.ts';
import { THRONE } from './map.ts';
import { PLACE_ORB } from './place-orb.ts';
import { SEAT_EFFECT, SEAT_INVARIANTS, THRONE_ANSWERS, worthOfThrone } from './seat.ts';
import { TEXTS } from './texts.ts';

/** The Throne Map: whoever sits on its throne gains points, and orbs may be put behind it. */
export const THRONE_MAP: MapManifest = {
  map: THRONE,
  actions: [PLACE_ORB],
  worthOf: worthOfThrone,
  on: THRONE_ANSWERS,
  effects: [SEAT_EFFECT],
  invariants: SEAT_INVARIANTS,
  texts: {
    en: TEXTS,
    de: async () => (await import('./texts-de.ts')).TEXTS_DE,
  },
};
