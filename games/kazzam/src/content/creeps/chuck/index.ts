import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { CHUCK as BLOCK } from './blocks.ts';
import { TEXTS } from './texts.ts';

/** Chucks. */
export const CHUCK: CreepManifest = {
  blocks: [BLOCK],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
