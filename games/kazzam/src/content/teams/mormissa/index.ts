import { type TeamManifest, topic } from '../../../rules/effects/manifest.ts';
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
    topics: [
      topic(
        'mormissa',
        'KT-MOR-01 KT-MOR-03 KT-MOR-04 KT-FEN-01 KT-FEN-02 KT-FEN-03',
        'KT-FEN-04 KT-FEN-05 KT-FEN-06 KT-FEN-07 KT-FEN-08 KT-FEN-13',
        'KT-ATA-01 KT-ATA-02 KT-ATA-03 KT-ATA-04 KT-ATA-05 KT-ATA-06',
        'KT-ATA-07 KT-ATA-08 KT-ATA-13 KT-FAT-01 KT-FAT-02 KT-FAT-03',
        'KT-FAT-04 KT-FAT-05 KT-FAT-06 KT-FAT-07 KT-FAT-08 KT-FAT-09',
        'KT-FAT-10 KT-FAT-17 KT-HAY-01 KT-HAY-02 KT-HAY-03 KT-HAY-04',
        'KT-HAY-05 KT-HAY-06 KT-HAY-07 KT-HAY-08 KT-HAY-09 KT-HAY-10',
        'KT-HAY-15 KT-JRT-01 KT-JRT-02 KT-JRT-03 KT-JRT-04 KT-JRT-05',
        'KT-JRT-06 KT-JRT-07 KT-JRT-08 KT-JRT-09 KT-JRT-10 KT-JRT-14',
        'KT-VAR-02 KT-VAR-06 KT-VAR-08',
      ),
    ],
    texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  },
};
