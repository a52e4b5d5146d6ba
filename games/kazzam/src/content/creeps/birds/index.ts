import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { FLAMECROWNED, ICECROWNED, NEEDLECROWNED } from './bird.ts';
import { TEXTS } from './texts.ts';

/** Crowned Birds: three of different kinds that act on one die (KM-BIRD-01). */
export const BIRDS: CreepManifest = {
  blocks: [ICECROWNED.block, NEEDLECROWNED.block, FLAMECROWNED.block],
  teams: [
    {
      id: 'birds',
      rule: 'KM-BIRD-01',
      type: 'standard',
      members: [
        { name: 'Icecrowned', block: ICECROWNED.block.id },
        { name: 'Needlecrowned', block: NEEDLECROWNED.block.id },
        { name: 'Flamecrowned', block: FLAMECROWNED.block.id },
      ],
    },
  ],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
