import type { Ability } from '../../../rules/effects/ability.ts';
import type { TrapBlock } from '../../../rules/effects/trap-block.ts';
import { staffTrap, swordTrap, trapPower } from './traps.ts';

/** A trap as the stat block of a house prints it, with the power that builds it. */
export interface PrintedTrap {
  readonly trap: TrapBlock;
  readonly ability: Ability;
}

/**
 * The Sword Trap with other numbers (KT-VAR-02).
 *
 * @param id of both, in the place of the class's own
 */
export function swordTrapAsPrinted(
  id: string,
  printed: Pick<TrapBlock, 'rule' | 'hp' | 'damage'>,
): PrintedTrap {
  return asPrinted(id, swordTrap, printed);
}

/**
 * The Staff Trap with other numbers (KT-VAR-01).
 *
 * @param id of both, in the place of the class's own
 */
export function staffTrapAsPrinted(
  id: string,
  printed: Pick<TrapBlock, 'rule' | 'spring' | 'damage'>,
): PrintedTrap {
  return asPrinted(id, staffTrap, printed);
}

function asPrinted(id: string, trap: TrapBlock, printed: Partial<TrapBlock>): PrintedTrap {
  const changed = { ...trap, ...printed, id };
  return { trap: changed, ability: trapPower(changed, true, { pick: id, action: trap.id }) };
}
