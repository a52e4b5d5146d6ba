import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { LOVE as BLOCKS } from './blocks.ts';
import { TEXTS } from './texts.ts';

/** Love Beasts. */
export const LOVE: CreepManifest = {
  blocks: [BLOCKS],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
