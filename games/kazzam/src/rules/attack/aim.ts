import type { Ground } from '../../map/ground.ts';
import type { Creature, CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { type Cover, coverOf, hasShot } from '../court/cover.ts';
import { areAllies, areEnemies, creatureOf, isCompanion, isOnMap } from '../court/creatures.ts';
import { flanks } from '../court/flanking.ts';
import { type Body, distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { STATUS } from '../effects/effect-data.ts';
import { BARRED, effectsOf } from '../effects/in-play.ts';
import type { Aiming, AttackPower } from '../effects/power.ts';
import { BITS, has, isTangible } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { isHiddenFrom } from '../sight/found.ts';
import { implementRangeOf, isBeyondSight, reachOf } from '../sight/reach.ts';
import { placesOf, seesFromElsewhere } from '../sight/sight.ts';

/** Whether the attack is made with the implement (KZ-DEF-03). */
export function usesImplement(power: AttackPower): boolean {
  return power.target === 'implement';
}

/** A sword's implement attacks are melee attacks, a wand's and a staff's never (KZ-DEF-03). */
export function isMelee(state: KazzamState, attacker: CreatureId, power: AttackPower): boolean {
  if (power.target === 'melee') return true;
  return power.target === 'implement' && creatureOf(state, attacker).implement === 'sword';
}

/** Whether it strikes all in an area, not those that are named (KZ-POWER-03). */
export function isBurst({ target }: AttackPower): boolean {
  return typeof target === 'object' && 'burst' in target;
}

/** How far the power reaches in this creature's hands before anything adds to it (KZ-POWER-03). */
export function printedRange(state: KazzamState, attacker: CreatureId, power: AttackPower): number {
  const { target, further = 0 } = power;
  if (target === 'implement') return implementRangeOf(state, attacker) + further;
  if (target === 'melee') return reachOf(state, attacker) + further;
  if ('burst' in target) return target.burst;
  return target.ranged + creatureOf(state, attacker).rangeBonus + further;
}

/** Whether it may attack with this power at all now (KZ-STOW-02, KZ-STAT-11, KZ-STAT-60). */
export function canAttackWith(creature: Creature, power: AttackPower): boolean {
  if (!isOnMap(creature) || creature.stowed || has(creature, BITS.stunned)) return false;
  // What an athlete has brought carries no implement (KC-CONV-30).
  return !(usesImplement(power) && (has(creature, BITS.disarmed) || isCompanion(creature)));
}

/** A creature with an attack power in its hands: what holds for whomever it aims at. */
export interface Stance {
  readonly attacker: CreatureId;
  readonly power: AttackPower;
  readonly melee: boolean;
  readonly burst: boolean;
  /** How far it reaches before anything adds to it. */
  readonly range: number;
  /** Whether something changes how far it reaches at some targets. */
  readonly bent: boolean;
  /** Where it may be made from; first the attacker's own squares, wherever it stands then. */
  readonly places: readonly Body[];
  readonly ground: Ground;
}

/** How a creature holds an attack power now; asked once for all targets that are looked at. */
export function stanceOf(t: Kazzam, attacker: CreatureId, power: AttackPower): Stance {
  const { state } = t;
  return {
    attacker,
    power,
    melee: isMelee(state, attacker, power),
    burst: isBurst(power),
    range: printedRange(state, attacker, power),
    bent: windows.hears(t, 'range'),
    places: placesOf(t, attacker),
    ground: groundOf(state),
  };
}

/** How it could aim at a target that is on the map: range, what it ignores, from where. */
export function aimAt(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
): Aiming {
  return aimFrom(t, stanceOf(t, attacker, power), target);
}

function aimFrom(t: Kazzam, stance: Stance, target: CreatureId): Aiming {
  const { attacker, power, burst, places } = stance;
  // Revealed ones have no cover and no place to hide (KZ-STAT-54).
  const revealed = has(creatureOf(t.state, target), BITS.revealed);
  return windows.modify(t, {
    type: 'aim',
    attacker,
    target,
    power,
    range: rangeTo(t, stance, target),
    ignoresLowCover: false,
    ignoresCover: revealed,
    // The areas of Bursts need a line from their middle; what else sees will do for all others.
    ignoresSight: revealed || (!burst && seesFromElsewhere(t, attacker, target)),
    ignoresConcealment: revealed || burst,
    concealed: false,
    findsHidden: false,
    pierces: false,
    origins: places,
  });
}

/** How far it reaches at this target. */
function rangeTo(t: Kazzam, { attacker, power, range, bent }: Stance, target: CreatureId): number {
  if (!bent) return range;
  return windows.modify(t, { type: 'range', attacker, target, power, range }).range;
}

/** Whether a creature is a legal target (KZ-POWER-04, KZ-ATK-01): range, shot, not Hidden. */
export function isTarget(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
): boolean {
  return isTargetFrom(t, stanceOf(t, attacker, power), target);
}

/** {@link isTarget} for one who looks at several creatures, or stands in several squares. */
export function isTargetFrom(t: Kazzam, stance: Stance, target: CreatureId): boolean {
  return originsFrom(t, stance, target).length > 0;
}

/** Where the attack could be made from on this target; nowhere if it is no legal one. */
export function originsFor(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
): readonly Body[] {
  return originsFrom(t, stanceOf(t, attacker, power), target);
}

const NO_ORIGINS: readonly Body[] = [];

function originsFrom(t: Kazzam, stance: Stance, target: CreatureId): readonly Body[] {
  const { state } = t;
  const { attacker, melee, burst, ground } = stance;
  const from = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  if (attacker === target || !isTangible(to)) return NO_ORIGINS;
  // No melee between Flying and other creatures (KZ-STAT-20).
  if (melee && has(from, BITS.flying) !== has(to, BITS.flying)) return NO_ORIGINS;
  const range = rangeTo(t, stance, target);
  // Most creatures are too far away: that is found out first.
  if (!isInRangeOfAny(stance, to, range)) return NO_ORIGINS;
  if (isBarred(state, attacker, target)) return NO_ORIGINS;
  // An area reaches whoever is in it, seen or not.
  if (!burst && isBeyondSight(state, attacker, to)) return NO_ORIGINS;
  const aiming = aimFrom(t, stance, target);
  // Areas that take everyone take Hidden ones too (KZ-STAT-31); allies always know (KZ-STAT-32).
  const hides = isHiddenFrom(state, attacker, target) && !areAllies(state, attacker, target);
  if (hides && !aiming.findsHidden && !burst) return NO_ORIGINS;
  const prone = has(from, BITS.prone) || has(to, BITS.prone);
  return aiming.origins.filter(
    (origin) =>
      isInRange(ground, origin, to, range) &&
      (aiming.ignoresSight || hasShot(ground, origin, to, { prone, range: aiming.range })),
  );
}

function isInRangeOfAny({ ground, places }: Stance, to: Creature, range: number): boolean {
  for (const place of places) if (isInRange(ground, place, to, range)) return true;
  return false;
}

function isInRange(ground: Ground, from: Body, to: Creature, range: number): boolean {
  // Without end it reaches into other parts of the map too (KC-DIV-14).
  return (distanceBetween(ground, from, to) ?? Number.POSITIVE_INFINITY) <= range;
}

/** Whether it may not attack this one for now, which holds unless it is the last enemy there. */
export function isBarred(state: KazzamState, attacker: CreatureId, target: CreatureId): boolean {
  const barred = effectsOf(state, BARRED).find(({ on, by }) => on === target && by === attacker);
  if (barred === undefined) return false;
  return barred.data?.always === 1 || hasOtherEnemy(state, attacker, target);
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

/** The cover of a target from an attack (KZ-COVER-01). */
function coverFor(
  t: Kazzam,
  origin: Body,
  { attacker, melee }: Stance,
  target: CreatureId,
  { range, ignoresCover, ignoresLowCover, ignoresSight }: Aiming,
): Cover {
  const { state } = t;
  if (ignoresCover && ignoresSight) return 'clear';
  const from = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  const { lowCoverIntervenes, coverVsMelee } = t.options;
  const cover = coverOf(groundOf(state), origin, to, {
    melee,
    prone: has(from, BITS.prone) || has(to, BITS.prone),
    ignoreLow: ignoresLowCover || has(to, BITS.hovering),
    range,
    options: { lowCoverIntervenes, coverVsMelee },
  });
  if (cover === 'no-shot') return ignoresSight ? 'cover' : cover;
  return ignoresCover ? 'clear' : cover;
}

/** Advantages and Disadvantages of an attack on a target (KZ-ADV-05 to KZ-ADV-07). */
export function chances(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  origin: Body,
): { readonly advantages: readonly string[]; readonly disadvantages: readonly string[] } {
  const { state } = t;
  const to = creatureOf(state, target);
  const stance = stanceOf(t, attacker, power);
  const aiming = aimFrom(t, stance, target);
  const advantages: string[] = [];
  const disadvantages: string[] = [];
  if (stance.melee) {
    if (isFlanked(state, attacker, target, origin)) advantages.push('KZ-FLANK-01');
    if (has(to, BITS.prone)) advantages.push('KZ-STAT-49');
    if (has(to, BITS.blinded)) advantages.push('KZ-STAT-06');
  }
  if (isHiddenFrom(state, target, attacker)) advantages.push('KZ-STAT-31');
  if (coverFor(t, origin, stance, target, aiming) === 'cover') disadvantages.push('KZ-COVER-01');
  if (!aiming.ignoresConcealment && (aiming.concealed || isConcealed(t, origin, target)))
    disadvantages.push('KZ-CONC-01');
  disadvantages.push(...hindrances(state, attacker));
  if (power.roll === 'hindered') disadvantages.push(power.rule);
  return { advantages, disadvantages };
}

/** What gives a creature's attack rolls Disadvantage, whomever they are made against. */
export function hindrances(state: KazzamState, attacker: CreatureId): readonly string[] {
  const from = creatureOf(state, attacker);
  const rules: string[] = [];
  if (has(from, BITS.blinded)) rules.push('KZ-STAT-06');
  if (has(from, BITS.restrained)) rules.push('KZ-STAT-57');
  if (isInWater(state, from)) rules.push('KZ-TERR-11');
  return rules;
}

/**
 * Whether a creature is Concealed from there: by a status, which may hold beyond a distance only
 * (KZ-CONC-02), or by the squares it stands on (KZ-CONC-03). The larger ones need it of all their
 * squares (KZ-LARGE-05).
 */
export function isConcealed({ state }: Kazzam, from: Body, target: CreatureId): boolean {
  const to = creatureOf(state, target);
  if (!has(to, BITS.concealed)) return false;
  const distance = distanceBetween(groundOf(state), from, to) ?? Number.POSITIVE_INFINITY;
  return effectsOf(state, STATUS.concealed).some(
    ({ on, data }) => on === target && distance > (data?.beyond ?? -1),
  );
}

/** Hovering and Flying creatures are not in it (KZ-TERR-11). */
export function isInWater(state: KazzamState, creature: Creature): boolean {
  return !has(creature, BITS.hovering) && groundOf(state).kindAt(creature.cell) === 'water';
}

/**
 * Whether the attacker and an ally flank the target (KZ-FLANK-01, KZ-FLANK-05, KZ-FLANK-06).
 *
 * @param origin where the attack is made from
 */
export function isFlanked(
  state: KazzamState,
  attacker: CreatureId,
  target: CreatureId,
  origin: Body = creatureOf(state, attacker),
): boolean {
  const from = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  if (to.mob || has(from, BITS.flying) !== has(to, BITS.flying)) return false;
  const ground = groundOf(state);
  return state.creatures.some(
    (ally, id) =>
      id !== attacker &&
      id !== target &&
      isOnMap(ally) &&
      areAllies(state, attacker, id) &&
      !has(ally, BITS.stunned) &&
      has(ally, BITS.flying) === has(to, BITS.flying) &&
      flanks(ground, origin, ally, to),
  );
}
