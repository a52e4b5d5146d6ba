import { type TeamManifest, topic } from '../../../rules/effects/manifest.ts';
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
    topics: [
      topic(
        'bagwung',
        'KT-BAG-01 KT-BAG-03 KT-BAG-04 KT-BAG-05 KT-BAG-06 KT-BAR-01',
        'KT-BAR-02 KT-BAR-03 KT-BAR-04 KT-BAR-05 KT-BAR-06 KT-BAR-07',
        'KT-BAR-08 KT-BAR-13 KT-LYA-01 KT-LYA-02 KT-LYA-03 KT-LYA-04',
        'KT-LYA-05 KT-LYA-06 KT-LYA-07 KT-LYA-08 KT-LYA-09 KT-LYA-10',
        'KT-LYA-11 KT-LYA-16 KT-MAD-01 KT-MAD-02 KT-MAD-03 KT-MAD-04',
        'KT-MAD-05 KT-MAD-06 KT-MAD-07 KT-MAD-08 KT-MAD-09 KT-MAD-10',
        'KT-MAD-15 KT-GER-01 KT-GER-02 KT-GER-03 KT-GER-04 KT-GER-05',
        'KT-GER-06 KT-GER-07 KT-GER-12 KT-ELS-01 KT-ELS-02 KT-ELS-03',
        'KT-ELS-04 KT-ELS-05 KT-ELS-06 KT-ELS-07 KT-ELS-08 KT-ELS-09',
        'KT-ELS-10 KT-ELS-11 KT-ELS-18 KT-VAR-03',
      ),
    ],
    texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  },
};
