import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { isTargetFrom, stanceOf } from '../attack/aim.ts';
import { creatureOf, creaturesWhere } from '../court/creatures.ts';
import { standingAt } from '../court/squeeze.ts';
import { creepBlockOf } from '../effects/content.ts';
import type { AttackPower } from '../effects/power.ts';
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
      const victims = victimsOf(t, id, power);
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

/** Everyone but Creeps whom an area attack would strike from where it stands (KM-CRP-12). */
export function victimsOf(t: Kazzam, id: CreatureId, power: AttackPower): CreatureId[] {
  const stance = stanceOf(t, id, power);
  return creaturesWhere(
    t.state,
    (other) =>
      creatureOf(t.state, other).kind !== 'creep' && other !== id && isTargetFrom(t, stance, other),
  );
}
