import type { Ability } from '../../../rules/effects/ability.ts';
import { SOURCE_WARP, warpEffect, warpPower } from './warps.ts';

const SOURCE_WARP_EFFECT = warpEffect(SOURCE_WARP, true);

/** Source Warp: attacks and Opportunities may be made from it (KC-POR-25). */
export const sourceWarp: Ability = {
  id: 'porter/source-warp',
  rule: 'KC-POR-25',
  leaves: [SOURCE_WARP_EFFECT],
  power: warpPower(SOURCE_WARP, 'KC-POR-25'),
};
