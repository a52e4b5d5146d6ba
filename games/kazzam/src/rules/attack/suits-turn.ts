import type { CreatureId, KazzamState } from '../../model.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../effects/basic-powers.ts';
import type { AttackPower } from '../effects/power.ts';
import { isMelee } from './aim.ts';

/** Whether what governs the turn leaves a creature this attack (KZ-STAT-26, KZ-STAT-46). */
export function suitsTurn(state: KazzamState, id: CreatureId, power: AttackPower): boolean {
  switch (state.turn?.onlyAttacks) {
    case undefined:
      return true;
    case 'melee':
      return isMelee(state, id, power);
    case 'basic-implement':
      return power.id === BASIC_IMPLEMENT_ATTACK.id;
  }
}
