import type { D20, World } from '../../d20-table.ts';
import type { Attitude, Creature } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { isA } from './kinds.ts';

/** Somebody stands differently to the party; whoever is not hostile does not attack (DT-SOC-09, -12). */
export function setAttitude(t: D20, other: Creature, attitude: Attitude, rule: string): void {
  if (other.attitude === attitude) return;
  other.attitude = attitude;
  other.isSpokenTo = true;
  if (t.state.combat !== undefined) t.state.combat.changed = t.state.combat.round;
  t.tell?.({ type: 'attitude-changed', rule, creature: other.id, attitude });
}

/** A hostile act of the party: whoever it is done to is an enemy from now on, and all who stand by it (DT-SOC-09). */
export function turnHostile(t: D20, other: Creature): void {
  for (const one of t.state.creatures) {
    if (one.group !== other.group || one.character !== undefined || one.side === 'party') continue;
    setAttitude(t, one, 'hostile', 'DT-SOC-09');
    one.side = 'foes';
  }
}

/**
 * Somebody attacks or harms another: of the party it is a hostile act, which ends the peace of whoever was talked round,
 * and of all who stood aside (DT-SOC-09, -12).
 */
export function provoke(t: D20, by: Creature | undefined, other: Creature): void {
  if (by?.side !== 'party' || other.character !== undefined || other.side === 'party') return;
  const isEnemy = other.side === 'foes' && other.attitude === 'hostile';
  if (!isEnemy && minds(t, other)) turnHostile(t, other);
}

/** Whether it is for somebody to take offence: not for walls and vehicles. */
function minds(w: World, creature: Creature): boolean {
  let isThing = isA(w, creature, 'vehicle');
  eachTrait(w, creature, ({ isNoFighter }) => {
    if (isNoFighter === true) isThing = true;
  });
  return !isThing;
}
