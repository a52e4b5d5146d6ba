import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { JELLY as BLOCK } from './blocks.ts';
import { EFFECTS } from './powers.ts';
import { TEXTS } from './texts.ts';

/** Mesmer Jellies. */
export const JELLY: CreepManifest = {
  blocks: [BLOCK],
  effects: EFFECTS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
