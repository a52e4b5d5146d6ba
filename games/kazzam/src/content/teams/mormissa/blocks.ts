/** What the stat blocks of Mormissa print otherwise than the classes (KT-VAR-02, KT-VAR-06, KT-VAR-08). */
import type { BlockAbility } from '../../../rules/effects/manifest.ts';
import type { TrapBlock } from '../../../rules/effects/trap-block.ts';
import { boostGiftAsPrinted } from '../../classes/charmer/as-printed.ts';
import { patientGazeAsPrinted } from '../../classes/hexer/patient.ts';
import { swordTrapAsPrinted } from '../../classes/tinker/as-printed.ts';
import { HOUSE } from './athletes.ts';

/** Hayward's Sword Trap is sturdier and strikes harder (KT-VAR-02). */
const SWORD_TRAP = swordTrapAsPrinted(`${HOUSE}/sword-trap`, {
  rule: 'KT-VAR-02',
  hp: 3,
  damage: 3,
});

/** JR's Role Boost always goes to an ally whom he charms, for one attack roll (KT-VAR-06). */
const GIFT = boostGiftAsPrinted(`${HOUSE}/boost-gift`);

/** Traps that its athletes build by those numbers. */
export const TRAPS: readonly TrapBlock[] = [SWORD_TRAP.trap];

/** What stands in the place of picks, or comes besides them. */
export const BLOCKS: readonly BlockAbility[] = [
  { of: 'specialist', pick: 'tinker/sword-trap', ability: SWORD_TRAP.ability },
  { of: 'defender', ability: GIFT },
  {
    of: 'controller',
    pick: 'hexer/patient-gaze',
    ability: patientGazeAsPrinted(`${HOUSE}/patient-gaze`),
  },
];
