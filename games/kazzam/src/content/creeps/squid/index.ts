import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { SQUID as BLOCK } from './blocks.ts';
import { TEXTS } from './texts.ts';

/** Dungeon Squids. */
export const SQUID: CreepManifest = {
  blocks: [BLOCK],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
