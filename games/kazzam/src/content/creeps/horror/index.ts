import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { HORROR as BLOCK } from './blocks.ts';
import { TEXTS } from './texts.ts';

/** Horror Beasts. */
export const HORROR: CreepManifest = {
  blocks: [BLOCK],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
