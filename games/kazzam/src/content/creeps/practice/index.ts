import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { PRACTICE as BLOCKS } from './blocks.ts';
import { TEXTS } from './texts.ts';

/** Sparring partners. */
export const PRACTICE: CreepManifest = {
  blocks: BLOCKS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
