import type { BlockAbility } from '../../../rules/effects/manifest.ts';
import type { TrapBlock } from '../../../rules/effects/trap-block.ts';
import { boostGiftAsPrinted } from '../../classes/charmer/as-printed.ts';
import { staffTrapAsPrinted } from '../../classes/tinker/as-printed.ts';

/** Raqua's Staff Trap reaches less far, but those beside it too, and strikes harder (KT-VAR-01). */
const staffTrap = staffTrapAsPrinted('driannis/staff-trap', {
  rule: 'KT-VAR-01',
  spring: { when: 'turn-start', from: 1, within: 3 },
  damage: 3,
});

/** Greta's Role Boost always goes to an ally whom she charms, for one attack roll (KT-VAR-06). */
const gift = boostGiftAsPrinted('driannis/boost-gift');

/** What the stat blocks of Driannis print otherwise than the classes. */
export const BLOCKS: readonly BlockAbility[] = [
  { of: 'leader', pick: 'tinker/staff-trap', ability: staffTrap.ability },
  { of: 'controller', ability: gift },
];

/** Traps that its athletes build by those numbers. */
export const TRAPS: readonly TrapBlock[] = [staffTrap.trap];
