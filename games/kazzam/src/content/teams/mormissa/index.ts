import type { TeamManifest } from '../../../rules/effects/manifest.ts';
import { ATHLETES, HOUSE } from './athletes.ts';
import { BLOCKS, TRAPS } from './blocks.ts';
import { TACTICS } from './tactics.ts';
import { TEXTS } from './texts.ts';
import { OUT_OF_JAIL } from './trait.ts';

/** Mormissa, the Stoats: a firing line around one wand, and no fear of the Dungeon (KT-MOR-01 to KT-MOR-04). */
export const MORMISSA: TeamManifest = {
  id: HOUSE,
  name: 'Mormissa',
  athletes: ATHLETES,
  house: {
    rule: 'KT-MOR-03',
    traits: [OUT_OF_JAIL],
    blocks: BLOCKS,
    traps: TRAPS,
    tactics: TACTICS,
    texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  },
};
