import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { FLAMECROWNED, ICECROWNED, NEEDLECROWNED } from '../birds/bird.ts';
import { GOLEM as BLOCK } from './blocks.ts';
import { BOUNTY_EFFECT, BOUNTY_INVARIANTS } from './bounty.ts';
import { TEXTS } from './texts.ts';

/** The Royal Golem, with the Crowned Birds that it brings (KM-GOLEM-07, KM-GOLEM-08). */
export const GOLEM: CreepManifest = {
  blocks: [BLOCK],
  teams: [
    {
      id: 'golem',
      rule: 'KM-GOLEM-01',
      type: 'champion',
      members: [{ name: 'Golem', block: BLOCK.id }],
      brings: [
        { name: 'Icecrowned', block: ICECROWNED.block.id },
        { name: 'Needlecrowned', block: NEEDLECROWNED.block.id },
        { name: 'Flamecrowned', block: FLAMECROWNED.block.id },
      ],
    },
  ],
  effects: [BOUNTY_EFFECT],
  invariants: BOUNTY_INVARIANTS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
