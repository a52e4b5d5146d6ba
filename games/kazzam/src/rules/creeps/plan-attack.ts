import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { chances, isMelee, isTargetFrom, type Stance, stanceOf } from '../attack/aim.ts';
import { creatureOf } from '../court/creatures.ts';
import { distanceBetween, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt, standingAt } from '../court/squeeze.ts';
import { creepBlockOf } from '../effects/content.ts';
import type { AttackPower } from '../effects/power.ts';
import { walkOf } from '../movement/move.ts';
import { diceMode } from '../numbers/result.ts';
import { bestOf } from './best-place.ts';
import { furtherFor } from './further.ts';
import { type Lookout, legTo, safePlaces } from './lookout.ts';
import type { Plan } from './plan.ts';

/**
 * The best way to use an attack on a target without granting an Opportunity: the square from which
 * most of the attacks that come with it find a target (KM-CHARM-02), then the one that suits it best,
 * then the least movement, then the fewest dangers (KZ-AI-30, KZ-AI-34, KZ-AI-35, KZ-AI-44); what is
 * left open is settled as the match says (KZ-AI-48).
 */
export function planAttack(
  lookout: Lookout,
  target: CreatureId,
  power: AttackPower,
  mayMove: boolean,
): Plan | undefined {
  const { t, id } = lookout;
  const { state } = t;
  const stance = stanceOf(t, id, power);
  const further = furtherFor(lookout, target);
  if (mayMove && !couldComeInRange(t, stance, target)) return undefined;
  // Where nothing could be better it stays: no other square costs as little.
  const suitsBest = () => further.count() === further.most && suitsFully(t, id, target, power);
  if (isTargetFrom(t, stance, target) && suitsBest()) return { legs: [], target, charges: false };
  const places = safePlaces(lookout, mayMove, (cell) => mayReach(t, stance, target, cell));
  const ranked = places.flatMap((place) =>
    standingAt(state, id, place.cell, () =>
      isTargetFrom(t, stance, target)
        ? [{ place, rank: [further.count(), ...suitability(t, id, target, power, place.cell)] }]
        : [],
    ),
  );
  const best = bestOf(t, id, ranked);
  if (best === undefined) return undefined;
  return { legs: legTo(best), target, charges: false };
}

/** Whether a target is no farther than one Move Action and the attack's range bring it: a quick look. */
function couldComeInRange(t: Kazzam, stance: Stance, target: CreatureId): boolean {
  const { attacker, ground, range, bent } = stance;
  const { state } = t;
  // Made tunnels and Boost Squares carry it farther, and some targets are reached from farther away.
  if (bent || ground.hasBoosts || ground.tunnels.length > 0) return true;
  const distance = distanceBetween(ground, creatureOf(state, attacker), creatureOf(state, target));
  const most = walkOf(t, attacker)?.budget ?? 1;
  return distance !== undefined && distance <= Math.max(1, most) + range;
}

/** Whether a target may be in range from a square: a quick look, which leaves the rest open. */
function mayReach(
  { state }: Kazzam,
  { attacker, ground, range, bent, places }: Stance,
  target: CreatureId,
  cell: Cell,
): boolean {
  if (bent || places.length > 1) return true;
  const body = bodyAt(ground, creatureOf(state, attacker), cell);
  return isWithin(ground, body, creatureOf(state, target), range);
}

/** How well a square suits an attack on a target; the first difference decides, more is better. */
function suitability(
  t: Kazzam,
  id: CreatureId,
  target: CreatureId,
  power: AttackPower,
  cell: Cell,
): readonly number[] {
  const own = creepBlockOf(t, id)?.suits;
  return own === undefined ? [Number(suits(t, id, target, power))] : own(t, id, target, cell);
}

/** With Advantage hand to hand, without Disadvantage from afar (KZ-AI-34, KZ-AI-35). */
function suits(t: Kazzam, id: CreatureId, target: CreatureId, power: AttackPower): boolean {
  const { advantages, disadvantages } = chances(t, id, target, power, creatureOf(t.state, id));
  const mode = diceMode(advantages.length, disadvantages.length, t.options.advantageCount);
  return isMelee(t.state, id, power) ? mode === 'higher' : mode !== 'lower';
}

/** Whether no square could be better for an attack than where it stands, nor as near. */
function suitsFully(t: Kazzam, id: CreatureId, target: CreatureId, power: AttackPower): boolean {
  if (creepBlockOf(t, id)?.suits !== undefined || groundOf(t.state).hasBoosts) return false;
  return suits(t, id, target, power);
}
