import { type TeamManifest, topic } from '../../../rules/effects/manifest.ts';
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
    topics: [
      topic(
        'driannis',
        'KT-DRI-01 KT-DRI-03 KT-DRI-04 KT-RAQ-01 KT-RAQ-02 KT-RAQ-03',
        'KT-RAQ-04 KT-RAQ-05 KT-RAQ-06 KT-RAQ-07 KT-RAQ-08 KT-RAQ-09',
        'KT-RAQ-14 KT-GRE-01 KT-GRE-02 KT-GRE-03 KT-GRE-04 KT-GRE-05',
        'KT-GRE-06 KT-GRE-07 KT-GRE-08 KT-GRE-09 KT-GRE-10 KT-GRE-15',
        'KT-PAU-01 KT-PAU-02 KT-PAU-03 KT-PAU-04 KT-PAU-05 KT-PAU-06',
        'KT-PAU-07 KT-PAU-08 KT-PAU-09 KT-PAU-10 KT-PAU-11 KT-PAU-16',
        'KT-ARI-01 KT-ARI-02 KT-ARI-03 KT-ARI-04 KT-ARI-05 KT-ARI-06',
        'KT-ARI-07 KT-ARI-08 KT-ARI-09 KT-ARI-10 KT-ARI-15 KT-ARV-01',
        'KT-ARV-02 KT-ARV-03 KT-ARV-04 KT-ARV-05 KT-ARV-06 KT-ARV-07',
        'KT-ARV-08 KT-ARV-13 KT-VAR-01 KT-VAR-06',
      ),
    ],
    texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  },
};
