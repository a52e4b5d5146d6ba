import type { TeamManifest } from '../../../rules/effects/manifest.ts';
import { ATHLETES } from './athletes.ts';
import { BLOCKS, TRAPS } from './blocks.ts';
import { TACTICS } from './tactics.ts';
import { TEXTS } from './texts.ts';
import { TEAM_EFFORT_TRAIT } from './trait.ts';

/** Driannis, the Mastodons: they stay together, and heal each other by it (KT-DRI-01 to KT-DRI-04). */
export const DRIANNIS: TeamManifest = {
  id: 'driannis',
  name: 'Driannis',
  athletes: ATHLETES,
  house: {
    rule: 'KT-DRI-01',
    traits: [TEAM_EFFORT_TRAIT],
    blocks: BLOCKS,
    traps: TRAPS,
    tactics: TACTICS,
    texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  },
};
