import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { BEARS as BLOCKS } from './blocks.ts';
import { TEXTS } from './texts.ts';

/** Guardian Bears. */
export const BEARS: CreepManifest = {
  blocks: [BLOCKS],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
