import { askAmount, askOne, D6, type Flow } from '@tablewright/engine';
import type { Creature, CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { coverOf } from './cover.ts';
import { creatureOf, isOnMap, seatOf } from './creatures.ts';
import { addDamage, beginTotal, type Total } from './damage.ts';
import { afterWeakness, netDamage, wardOf } from './damage-total.ts';
import { flanks } from './flanking.ts';
import { distanceBetween } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import {
  implementRangeOf,
  mayUseOpportunity,
  NO_REPLY,
  opportunities,
  provoke,
  reachOf,
} from './opportunity.ts';
import { inReplyOrder } from './reply-order.ts';
import {
  diceMode,
  type Face,
  finalResult,
  type Hit,
  hitOf,
  raised,
  usableTokens,
} from './result.ts';
import { strike } from './scoring.ts';
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
  return power.target === 'melee' ? reachOf(state, attacker) : power.target.ranged;
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
  const distance = distanceBetween(groundOf(state), from, to);
  const range = rangeOf(state, attacker, power);
  if (distance === undefined || distance > range) return false;
  const melee = isMelee(state, attacker, power);
  // No melee between Flying and other creatures (KZ-STAT-20).
  if (melee && has(from, 'flying') !== has(to, 'flying')) return false;
  return cover(t, from, to, melee, range) !== 'no-shot';
}

function cover(t: Kazzam, from: Creature, to: Creature, melee: boolean, range: number) {
  const { lowCoverIntervenes, coverVsMelee } = t.options;
  return coverOf(groundOf(t.state), from, to, {
    melee,
    prone: has(from, 'prone') || has(to, 'prone'),
    ignoreLow: has(to, 'hovering'),
    range,
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
  const range = rangeOf(state, attacker, power);
  if (cover(t, from, to, melee, range) === 'cover') disadvantages.push('KZ-COVER-01');
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

/**
 * Makes an attack on one target, by the printed steps (KZ-ATK-01 to KZ-ATK-23).
 * Returns the row of the result, or nothing if the attack was lost before the roll.
 *
 * @param granted ids of rules that give this attack Advantage besides what can be seen
 */
export function* attack(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  granted: readonly string[] = [],
): Flow<Hit | undefined> {
  const { state } = t;
  const from = creatureOf(state, attacker);
  provoke(state, target, attacker);
  yield* declare(t, attacker, power);
  // Whoever was Taken Out or held back loses the attack; its cost stays spent (KZ-ATK-04).
  if (!canAttackWith(from, power) || !isTarget(t, attacker, target, power)) return undefined;
  const result = yield* roll(t, attacker, target, power, granted);
  const hit = hitOf(result);
  if (hit === 'miss') {
    gainMissToken(t, attacker);
  } else {
    yield* apply(t, { attacker, target, power, result }, hit);
  }
  return hit;
}

/** The Opportunities that attacking grants: a staff's, and a Prone attacker's (KZ-OPP-04 to 06). */
function* declare(t: Kazzam, attacker: CreatureId, power: AttackPower): Flow<void> {
  const { state } = t;
  const from = creatureOf(state, attacker);
  const exposed = (usesImplement(power) && from.implement === 'staff') || has(from, 'prone');
  if (!exposed) return;
  const ground = groundOf(state);
  const beside = [...state.creatures.keys()].filter((id) => {
    const creature = creatureOf(state, id);
    return (
      isOnMap(creature) &&
      !creature.mob &&
      distanceBetween(ground, creature, from) === 1 &&
      mayUseOpportunity(state, id, attacker)
    );
  });
  const rule = has(from, 'prone') ? 'KZ-OPP-05' : 'KZ-OPP-04';
  yield* opportunities(t, inReplyOrder(state, beside), attacker, rule);
}

/** Rolls and returns the final result (KZ-ATK-10 to KZ-ATK-18). */
function* roll(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  granted: readonly string[],
): Flow<Face> {
  const { state } = t;
  const from = creatureOf(state, attacker);
  const { advantages: seen, disadvantages } = chances(t, attacker, target, power);
  const advantages = [...seen, ...granted];
  const mode = diceMode(advantages.length, disadvantages.length, t.options.advantageCount);
  const first = t.roll(D6, 'attack', attacker) as Face;
  const dice = mode === 'one' ? [first] : [first, t.roll(D6, 'attack', attacker) as Face];
  const natural = (mode === 'lower' ? Math.min(...dice) : Math.max(...dice)) as Face;
  if (natural === 1 && from.kind === 'athlete') strike(t, attacker, 'KZ-STRK-01');
  const fierce = has(from, 'fierce');
  const guarded = has(creatureOf(state, target), 'guarded');
  const usable = usableTokens({ natural, bonus: 0 }, from.missTokens);
  let tokens = 0;
  if (usable > 0) {
    tokens = yield* askAmount({
      kind: 'amount',
      seat: seatOf(state, attacker),
      why: { key: 'miss-tokens', params: { who: attacker, natural }, rule: 'KZ-MISS-07' },
      min: 0,
      max: usable,
      fallback: 0,
      about: { who: attacker, of: target, natural, fierce, guarded },
    });
    from.missTokens -= tokens;
  }
  const result = finalResult(raised({ natural, bonus: 0, tokens }), { fierce, guarded });
  if (t.listening) {
    const why = { advantages, disadvantages };
    t.emit({
      type: 'attack',
      rule: power.rule,
      who: attacker,
      of: target,
      power: power.id,
      dice,
      natural,
      tokens,
      result,
      ...why,
    });
  }
  return result;
}

/** A Miss Token for who missed, if its side has them (KZ-MISS-01, KZ-ATK-27). */
function gainMissToken({ state, options }: Kazzam, attacker: CreatureId): void {
  const from = creatureOf(state, attacker);
  if (from.kind !== 'athlete') return;
  if (from.team === 0 || options.versus || options.oppositionMissTokens) from.missTokens += 1;
}

/**
 * The damage line as it is applied: doubled by a 6 (KZ-CRIT-06), with the bonus of a staff at
 * distance 3 or more and of a sword against none (KZ-IMPL-05, KZ-IMPL-09).
 */
export function damageLine(
  state: KazzamState,
  { attacker, target, power, result }: Omit<Use, 'total'>,
): number {
  const from = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  const line = result === 6 ? 2 * power.damage : power.damage;
  if (!usesImplement(power)) return line;
  const distance = distanceBetween(groundOf(state), from, to) ?? 0;
  if (from.implement === 'staff' && distance >= 3) return line + 1;
  return from.implement === 'sword' && to.implement !== 'sword' ? line + 1 : line;
}

/** Applies a hit in the order damage line, then Effect (KZ-ATK-20, KZ-CRIT-09). */
function* apply(t: Kazzam, use: Omit<Use, 'total'>, hit: Hit): Flow<void> {
  const { state } = t;
  const { attacker, target, power } = use;
  const from = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  const melee = isMelee(state, attacker, power);
  const total = beginTotal(t, { to: target, by: attacker, kind: 'attack', melee });
  const line = damageLine(state, use);
  const parts = hit === 'glancing' ? yield* glancing(t, use) : BOTH;
  const damage = parts.damage ? line : 0;
  const stopped = isStopped(t, to, total, damage);
  if (usesImplement(power) && from.implement === 'wand' && state.turn?.creature === attacker) {
    shield(state, target, attacker, from.turns);
  }
  if (parts.damage) addDamage(t, total, { own: line }, power.rule);
  if (parts.effect && power.effect !== undefined && !stopped && isOnMap(to)) {
    yield* power.effect(t, { ...use, total });
  }
}

interface Parts {
  readonly damage: boolean;
  readonly effect: boolean;
}

const BOTH: Parts = { damage: true, effect: true };

/** On a 3 the attacker takes damage line or Effect (KZ-CRIT-03); without an Effect nobody is asked (KZ-CRIT-08). */
function* glancing(t: Kazzam, { attacker, target, power }: Omit<Use, 'total'>): Flow<Parts> {
  if (power.effect === undefined) return BOTH;
  const { id } = yield* askOne({
    kind: 'one',
    seat: seatOf(t.state, attacker),
    why: { key: 'glancing', params: { who: attacker, of: target }, rule: 'KZ-CRIT-03' },
    options: [{ id: 'damage' }, { id: 'effect' }],
    fallback: 0,
    about: { who: attacker, of: target, power: power.id },
  });
  return { damage: id === 'damage', effect: id === 'effect' };
}

/** Whether Ward keeps the target from everything but damage (KZ-WARD-03, KZ-WARD-05, KZ-WARD-06). */
function isStopped(t: Kazzam, target: Creature, { terms }: Total, damage: number): boolean {
  const ward = wardOf(target.wards);
  if (ward === 0) return false;
  if (afterWeakness(damage, terms.weakened) === 0 && !t.options.wardStopsEffectOnly) return false;
  return netDamage({ own: damage, terrain: 0 }, terms) <= ward;
}

/** Who was hit by a wand does not reply to it this turn (KZ-IMPL-02). */
function shield(state: KazzamState, on: CreatureId, by: CreatureId, turn: number): void {
  const known = state.effects.some(
    (effect) => effect.kind === NO_REPLY && effect.on === on && effect.by === by,
  );
  if (known) return;
  const id = state.nextEffect;
  state.nextEffect += 1;
  const until = { ends: 'turn-end', of: by, turn } as const;
  state.effects.push({ id, kind: NO_REPLY, on, by, source: 'wand', until, amount: 0, mark: id });
}
