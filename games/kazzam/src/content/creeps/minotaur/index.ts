import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { MINOTAUR as BLOCK } from './blocks.ts';
import { TEXTS } from './texts.ts';

/** Minotaurs. */
export const MINOTAUR: CreepManifest = {
  blocks: [BLOCK],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
