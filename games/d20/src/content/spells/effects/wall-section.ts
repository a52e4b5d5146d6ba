import type { Trait } from '../../trait.ts';
import { vanish } from '../arcane/conjure.ts';
import { breach } from '../arcane/walls.ts';

/** The Level that breaks a wall of ice (DT-ARC-411). */
const BREAKS = 4;

/** Ten feet of a wall: brought down it leaves a gap (DT-ARC-411, -512). */
export const wallSection: Trait = {
  id: 'wall-section',
  rule: 'DT-ARC-512',
  isNoFighter: true,
  bans: ['move', 'act', 'choose'],
  on: {
    *felled(t, { creature }) {
      yield* breach(t, creature);
      vanish(t, creature, 'DT-ARC-512');
    },
  },
};

/** Of ice: those of Level 3 or less cannot break it (DT-ARC-411). */
export const iceSection: Trait = {
  id: 'ice-section',
  rule: 'DT-ARC-411',
  takes: (_w, _self, { danger }) =>
    danger.by !== undefined && danger.by.level < BREAKS
      ? [{ rule: 'DT-ARC-411', isNone: true }]
      : undefined,
};

/** The wall of which a section is a part. */
export const partOfWall: Trait = { id: 'part-of-wall', rule: 'DT-ARC-512' };
