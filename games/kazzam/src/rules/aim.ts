import type { Flow } from '@tablewright/engine';
import type { Creature, CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { type Cover, coverOf } from './cover.ts';
import { areEnemies, creatureOf, isOnMap } from './creatures.ts';
import type { Total } from './damage.ts';
import { flanks } from './flanking.ts';
import { distanceBetween } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { NOTES } from './in-play.ts';
import { implementRangeOf, reachOf } from './opportunity.ts';
import type { Face } from './result.ts';
import { has } from './status.ts';

/** An attack as its power prints it (KZ-POWER-01 to KZ-POWER-07). */
export interface AttackPower {
  readonly id: string;
  readonly rule: string;
  readonly target: 'implement' | 'melee' | { readonly ranged: number };
  /** The damage line. */
  readonly damage: number;
  /** The Effect line; without one the Effect is "None". */
  readonly effect?: (t: Kazzam, use: Use) => Flow<void>;
}

/** One use of an attack power on one target. */
export interface Use {
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  readonly power: AttackPower;
  readonly result: Face;
  readonly total: Total;
}

/** Whether the attack is made with the implement (KZ-DEF-03). */
export function usesImplement(power: AttackPower): boolean {
  return power.target === 'implement';
}

/** A sword's implement attacks are melee attacks, a wand's and a staff's never (KZ-DEF-03). */
export function isMelee(state: KazzamState, attacker: CreatureId, power: AttackPower): boolean {
  if (power.target === 'melee') return true;
  return power.target === 'implement' && creatureOf(state, attacker).implement === 'sword';
}

/** How far the power reaches in this creature's hands (KZ-POWER-03). */
export function rangeOf(state: KazzamState, attacker: CreatureId, power: AttackPower): number {
  if (power.target === 'implement') return implementRangeOf(state, attacker);
  if (power.target === 'melee') return reachOf(state, attacker);
  return power.target.ranged + creatureOf(state, attacker).rangeBonus;
}

/** Whether it may attack with this power at all now (KZ-STOW-02, KZ-STAT-11, KZ-STAT-60). */
export function canAttackWith(creature: Creature, power: AttackPower): boolean {
  if (!isOnMap(creature) || creature.stowed || has(creature, 'stunned')) return false;
  return !(usesImplement(power) && has(creature, 'disarmed'));
}

/** Whether a creature is a legal target (KZ-POWER-04, KZ-ATK-01): range, shot, not Hidden. */
export function isTarget(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
): boolean {
  const { state } = t;
  const from = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  if (attacker === target || !isOnMap(to) || has(to, 'hidden')) return false;
  if (isBarred(state, attacker, target)) return false;
  const distance = distanceBetween(groundOf(state), from, to);
  const range = rangeOf(state, attacker, power);
  if (distance === undefined || distance > range) return false;
  const melee = isMelee(state, attacker, power);
  // No melee between Flying and other creatures (KZ-STAT-20).
  if (melee && has(from, 'flying') !== has(to, 'flying')) return false;
  return coverFrom(t, attacker, target, power) !== 'no-shot';
}

/** Whether it may not attack this one for now, which holds unless it is the last enemy there. */
function isBarred(state: KazzamState, attacker: CreatureId, target: CreatureId): boolean {
  const barred = state.effects.some(
    ({ kind, on, by }) => kind === NOTES.barred && on === target && by === attacker,
  );
  return barred && hasOtherEnemy(state, attacker, target);
}

/** Whether another enemy is in its part of the map (KR-STRI-22). */
function hasOtherEnemy(state: KazzamState, id: CreatureId, besides: CreatureId): boolean {
  const ground = groundOf(state);
  const { cell } = creatureOf(state, id);
  return state.creatures.some(
    (other, at) =>
      at !== besides &&
      isOnMap(other) &&
      areEnemies(state, id, at) &&
      ground.inOnePart(cell, other.cell),
  );
}

/** The cover of a target from an attack (KZ-COVER-01), with Low Cover left out if it is ignored. */
export function coverFrom(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  ignoreLow = false,
): Cover {
  const { state } = t;
  const from = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  const { lowCoverIntervenes, coverVsMelee } = t.options;
  return coverOf(groundOf(state), from, to, {
    melee: isMelee(state, attacker, power),
    prone: has(from, 'prone') || has(to, 'prone'),
    ignoreLow: ignoreLow || has(to, 'hovering'),
    range: rangeOf(state, attacker, power),
    options: { lowCoverIntervenes, coverVsMelee },
  });
}

/** Advantages and Disadvantages of an attack on a target (KZ-ADV-05 to KZ-ADV-07). */
export function chances(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
): { readonly advantages: readonly string[]; readonly disadvantages: readonly string[] } {
  const { state } = t;
  const from = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  const melee = isMelee(state, attacker, power);
  const advantages: string[] = [];
  const disadvantages: string[] = [];
  if (melee) {
    if (isFlanked(state, attacker, target)) advantages.push('KZ-FLANK-01');
    if (has(to, 'prone')) advantages.push('KZ-STAT-49');
    if (has(to, 'blinded')) advantages.push('KZ-STAT-06');
  }
  if (has(from, 'hidden')) advantages.push('KZ-STAT-31');
  if (coverFrom(t, attacker, target, power) === 'cover') disadvantages.push('KZ-COVER-01');
  if (has(to, 'concealed')) disadvantages.push('KZ-CONC-01');
  if (has(from, 'blinded')) disadvantages.push('KZ-STAT-06');
  if (has(from, 'restrained')) disadvantages.push('KZ-STAT-57');
  return { advantages, disadvantages };
}

/** Whether the attacker and an ally flank the target (KZ-FLANK-01, KZ-FLANK-05, KZ-FLANK-06). */
export function isFlanked(state: KazzamState, attacker: CreatureId, target: CreatureId): boolean {
  const from = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  if (to.mob || has(from, 'flying') !== has(to, 'flying')) return false;
  const ground = groundOf(state);
  return state.creatures.some(
    (ally, id) =>
      id !== attacker &&
      id !== target &&
      isOnMap(ally) &&
      isAlly(from, ally) &&
      !has(ally, 'stunned') &&
      has(ally, 'flying') === has(to, 'flying') &&
      flanks(ground, from, ally, to),
  );
}

/** Teammates, and members of one creep group (KZ-TARG-06, KZ-FLANK-08). */
function isAlly(one: Creature, other: Creature): boolean {
  return one.team === undefined ? one.group === other.group : one.team === other.team;
}
