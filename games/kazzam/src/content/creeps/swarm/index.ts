import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { SWARM as BLOCKS } from './blocks.ts';
import { TEXTS } from './texts.ts';

/** Vampiric Swarms. */
export const SWARM: CreepManifest = {
  blocks: [BLOCKS],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
