import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { isTargetFrom, stanceOf } from '../attack/aim.ts';
import { initiativePlaceOf } from '../court/actor-at.ts';
import { creatureOf, creaturesWhere } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { standingAt } from '../court/squeeze.ts';
import { creepBlockOf } from '../effects/content.ts';
import type { AttackPower, BurstTarget } from '../effects/power.ts';
import { isHiddenFrom } from '../sight/found.ts';
import { bestOf } from './best-place.ts';
import { type Lookout, legTo, safePlaces } from './lookout.ts';
import type { Plan } from './plan.ts';

/** Whether an attack names its victims by an area (KZ-AI-18). */
export function isArea({ target }: AttackPower): boolean {
  return typeof target === 'object' && 'burst' in target;
}

/**
 * The square from which an area holds the most victims, the priority target among them if any
 * square has it (KZ-AI-18 to KZ-AI-20).
 */
export function planArea(
  lookout: Lookout,
  target: CreatureId,
  power: AttackPower,
  mayMove: boolean,
): Plan | undefined {
  const { t, id } = lookout;
  const { state } = t;
  const own = creepBlockOf(t, id)?.suits;
  const ranked = safePlaces(lookout, mayMove, () => true).flatMap((place) =>
    standingAt(state, id, place.cell, () => {
      const victims = victimsOf(t, id, power, lookout.named);
      if (victims.length === 0) return [];
      // A block that says where its Creep ends up goes first (KZ-AI-30, KM-SWARM-02).
      const ends = own?.(t, id, target, place.cell) ?? [];
      return [{ place, rank: [Number(victims.includes(target)), ...ends, victims.length] }];
    }),
  );
  const best = bestOf(t, id, ranked);
  if (best === undefined) return undefined;
  return { legs: legTo(best), target, charges: false };
}

/** Whether an area strikes the enemies of its group alone (KM-CRP-12). */
export function isOnEnemies({ target }: AttackPower): boolean {
  return typeof target === 'object' && 'burst' in target && target.enemies === true;
}

/** Whom of everyone but Creeps an area strikes, where it is not all of them. */
export function onlyOf({ target }: AttackPower): BurstTarget['only'] {
  return typeof target === 'object' && 'burst' in target ? target.only : undefined;
}

/**
 * Whom an area attack would strike from where it stands: everyone but Creeps, or the enemies of its
 * group that are not Hidden (KM-CRP-12).
 *
 * @param named its enemies where somebody else says who they are (KZ-CREEP-19)
 */
export function victimsOf(
  t: Kazzam,
  id: CreatureId,
  power: AttackPower,
  named?: readonly CreatureId[],
): CreatureId[] {
  const { state } = t;
  const stance = stanceOf(t, id, power);
  const enemies = named ?? itemAt(state.groups, creatureOf(state, id).group)?.enemies ?? [];
  const only = onlyOf(power);
  const isMeant = isOnEnemies(power)
    ? (other: CreatureId) => enemies.includes(other) && !isHiddenFrom(state, id, other)
    : (other: CreatureId) =>
        creatureOf(state, other).kind !== 'creep' && only?.(state, id, other) !== false;
  const victims = creaturesWhere(
    state,
    (other) => other !== id && isMeant(other) && isTargetFrom(t, stance, other),
  );
  if (only === undefined) return victims;
  const place = (other: CreatureId) => initiativePlaceOf(state, other);
  return victims.sort((a, b) => place(a) - place(b));
}
