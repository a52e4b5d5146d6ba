import type { Flow } from '@tablewright/engine';
import type { CreatureId, Trap } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { lastPlaceOf } from '../court/creatures.ts';
import { areAdjacent } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { wear } from '../court/things.ts';
import { trapBlockOf } from '../effects/content.ts';
import { nothing, windows } from '../effects/windows.ts';

/** Whether a creature is too far away to damage a trap that only those beside it can damage. */
export function isTrapSafeFrom(t: Kazzam, trap: Trap, by: CreatureId): boolean {
  if (trap.kind !== 'built' || trapBlockOf(t, trap).hurtFromBeside !== true) return false;
  const dealer = itemAt(t.state.creatures, by);
  return dealer !== undefined && !areAdjacent(groundOf(t.state), lastPlaceOf(dealer), trap.cell);
}

/** Uses up what lets a trap ignore its first damage; returns whether it had that (KC-TNK-12). */
export function loseShield(trap: Trap): boolean {
  if (trap.kind !== 'built' || !trap.shielded) return false;
  trap.shielded = false;
  return true;
}

/** Damages a trap without an attack roll against it, and returns how many HP it has lost. */
export function* hurtTrap(t: Kazzam, trap: Trap, by: CreatureId, amount: number): Flow<number> {
  if (amount <= 0 || isTrapSafeFrom(t, trap, by) || loseShield(trap)) return 0;
  wear(t.state, trap, amount);
  yield* mourn(t, trap, by);
  return amount;
}

/** Announces that a built trap was destroyed, if it was. */
export function* mourn(t: Kazzam, trap: Trap, by: CreatureId): Flow<void> {
  if (trap.kind !== 'built' || t.state.traps.includes(trap)) return;
  yield* windows.pass(t, { type: 'destroyed', trap, by }, nothing);
}
