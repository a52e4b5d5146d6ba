import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import type { Body } from '../court/footprint.ts';
import { itemAt } from '../court/item-at.ts';
import { isThing } from '../court/things.ts';
import { creepBlockOf } from '../effects/content.ts';
import type { BlowEvent } from '../effects/moments.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has, isShade } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import { diceMode } from '../numbers/result.ts';
import { rollEvent } from './attack-roll.ts';

/**
 * An attack of a Creep as it deals its damage, once whoever could have it made again has said so
 * (KC-CONV-29).
 */
export function* blow(
  t: Kazzam,
  creep: CreatureId,
  target: CreatureId,
  printed: AttackPower,
  origin: Body,
  hinders: readonly string[],
  isReply: boolean,
): Flow<AttackPower> {
  const power = asCreepDeals(t, creep, target, printed, origin, hinders, isReply);
  if (power.damage === 0) return power;
  const event: BlowEvent = { type: 'blow', attacker: creep, target, power, less: 0 };
  yield* windows.pass(t, event, nothing);
  return { ...power, damage: Math.max(0, power.damage - event.less) };
}

/**
 * An attack of a Creep as it deals its damage (KZ-CREEP-16, KZ-CREEP-17): what its traits add; 1 more
 * with Advantage, 1 less with Disadvantage; 1 less on a Guarded target with the first attack of its group in the
 * round; 1 more if it is Fierce with the first attack of its turn; 1 less as a Shade; never below 0.
 *
 * @param hinders ids of rules that give it Disadvantage besides
 * @param isReply whether it is a Miss Trigger, which is no "first attack" (D-25)
 */
export function asCreepDeals(
  t: Kazzam,
  creep: CreatureId,
  target: CreatureId,
  power: AttackPower,
  origin: Body,
  hinders: readonly string[],
  isReply: boolean,
): AttackPower {
  const { state } = t;
  const asked = { attacker: creep, target, power, first: !isReply, from: origin };
  const { advantages, disadvantages, guarded } = windows.modify(t, rollEvent(t, asked));
  const against = disadvantages.length + hinders.length;
  const mode = diceMode(advantages.length, against, t.options.advantageCount);
  let damage = power.damage;
  if (damage > 0) damage += creepBlockOf(t, creep)?.extra?.(t, creep, target, power, origin) ?? 0;
  if (damage > 0) damage += mode === 'higher' ? 1 : mode === 'lower' ? -1 : 0;
  const self = creatureOf(state, creep);
  const fierce =
    has(self, BITS.fierce) && state.turn?.creature === creep && state.turn.attacks <= 1;
  if (damage > 0 && fierce) damage += 1;
  const group = itemAt(state.groups, self.group);
  // A trap is no creature, and nobody whom it could have attacked before (KZ-TARG-09).
  const isFirst = !isThing(target) && group?.checked.includes(target) === false;
  if (!isReply && isFirst) {
    group.checked.push(target);
    if (guarded) damage -= 1;
  }
  // A Shade deals 1 less (KM-SOUL-02).
  return { ...power, damage: Math.max(0, damage - Number(isShade(self))) };
}
