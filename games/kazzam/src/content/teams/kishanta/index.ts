import type { TeamManifest } from '../../../rules/effects/manifest.ts';
import { ATHLETES, HOUSE } from './athletes.ts';
import { BLOCKS } from './blocks.ts';
import { TACTICS } from './tactics.ts';
import { TEXTS } from './texts.ts';
import { UNTOUCHABLE } from './trait.ts';

/** Kishanta, the Unicorns (KT-KIS-03). */
export const KISHANTA: TeamManifest = {
  id: HOUSE,
  name: 'Kishanta',
  athletes: ATHLETES,
  house: {
    rule: 'KT-KIS-03',
    traits: [UNTOUCHABLE],
    blocks: BLOCKS,
    tactics: TACTICS,
    texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  },
};
