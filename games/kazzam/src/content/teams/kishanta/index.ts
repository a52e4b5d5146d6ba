import { type TeamManifest, topic } from '../../../rules/effects/manifest.ts';
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
    topics: [
      topic(
        'kishanta',
        'KT-KIS-01 KT-KIS-03 KT-KIS-04 KT-PIL-01 KT-PIL-02 KT-PIL-03',
        'KT-PIL-04 KT-PIL-05 KT-PIL-06 KT-PIL-07 KT-PIL-08 KT-PIL-09',
        'KT-PIL-13 KT-MAR-01 KT-MAR-02 KT-MAR-03 KT-MAR-04 KT-MAR-05',
        'KT-MAR-06 KT-MAR-07 KT-MAR-08 KT-MAR-09 KT-MAR-13 KT-HYU-01',
        'KT-HYU-02 KT-HYU-03 KT-HYU-04 KT-HYU-05 KT-HYU-06 KT-HYU-07',
        'KT-HYU-08 KT-HYU-09 KT-HYU-10 KT-HYU-15 KT-OBI-01 KT-OBI-02',
        'KT-OBI-03 KT-OBI-04 KT-OBI-05 KT-OBI-06 KT-OBI-07 KT-OBI-08',
        'KT-OBI-09 KT-OBI-14 KT-OMA-01 KT-OMA-02 KT-OMA-03 KT-OMA-04',
        'KT-OMA-05 KT-OMA-06 KT-OMA-07 KT-OMA-12 KT-VAR-04',
      ),
    ],
    texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  },
};
