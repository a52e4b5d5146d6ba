import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { CHARM_BALL as BLOCK } from './blocks.ts';
import { TEXTS } from './texts.ts';

/** The Charm Ball. */
export const CHARM_BALL: CreepManifest = {
  blocks: [BLOCK],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
