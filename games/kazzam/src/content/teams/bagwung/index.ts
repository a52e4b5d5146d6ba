import type { TeamManifest } from '../../../rules/effects/manifest.ts';
import { AGILE } from './agile.ts';
import { ATHLETES, BAGWUNG_ID } from './athletes.ts';
import { BLOCKS } from './blocks.ts';
import { TACTICS } from './tactics.ts';
import { TEXTS } from './texts.ts';

/** Bagwung, the Olives (KT-BAG-01 to KT-BAG-06). */
export const BAGWUNG: TeamManifest = {
  id: BAGWUNG_ID,
  name: 'Bagwung',
  athletes: ATHLETES,
  house: {
    rule: 'KT-BAG-01',
    traits: [AGILE],
    blocks: BLOCKS,
    tactics: TACTICS,
    texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  },
};
