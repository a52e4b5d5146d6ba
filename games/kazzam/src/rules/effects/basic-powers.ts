import type { AttackPower } from './power.ts';
import { wholePower } from './power.ts';

/** Everyone has it, and needs no implement for it (KZ-BASIC-01). */
export const BASIC_PHYSICAL_ATTACK: AttackPower = wholePower({
  id: 'basic-physical-attack',
  rule: 'KZ-BASIC-01',
  target: 'melee',
  damage: 2,
});

/** Everyone has it (KZ-BASIC-02). */
export const BASIC_IMPLEMENT_ATTACK: AttackPower = wholePower({
  id: 'basic-implement-attack',
  rule: 'KZ-BASIC-02',
  target: 'implement',
  damage: 2,
});
