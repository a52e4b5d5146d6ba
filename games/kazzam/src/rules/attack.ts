import { askAmount, askOne, askOrder, D6, type Flow } from '@tablewright/engine';
import type { Creature, CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { type HitEvent, type Rider, type RollEvent, windows } from './ability.ts';
import { type Cover, coverOf } from './cover.ts';
import { areEnemies, creatureOf, isOnMap, seatOf } from './creatures.ts';
import { addDamage, beginTotal, type Total } from './damage.ts';
import { afterWeakness, netDamage, wardOf } from './damage-total.ts';
import { flanks } from './flanking.ts';
import { distanceBetween } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { NOTES, putInPlay } from './in-play.ts';
import {
  implementRangeOf,
  mayUseOpportunity,
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

/** How an attack is made, where it is not one of its own action. */
export interface Manner {
  /** Ids of rules that give this attack Advantage besides what can be seen. */
  readonly advantages?: readonly string[];
  /** Not the first roll of its attack action: no Miss Token, Strike or Role Boost (KZ-ATK-07). */
  readonly later?: boolean;
  /** Without Role Boost, as a text may say (KZ-ATK-25). */
  readonly withoutBoost?: boolean;
}

/**
 * Makes an attack on one target, by the printed steps (KZ-ATK-01 to KZ-ATK-23).
 * Returns the row of the result, or nothing if the attack was lost before the roll.
 */
export function* attack(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  manner: Manner = {},
): Flow<Hit | undefined> {
  const { state } = t;
  const from = creatureOf(state, attacker);
  const first = manner.later !== true;
  provoke(state, target, attacker);
  if (state.turn?.creature === attacker) state.turn.attacked.push(target);
  if (first) yield* declare(t, attacker, power);
  // Whoever was Taken Out or held back loses the attack; its cost stays spent (KZ-ATK-04).
  if (!canAttackWith(from, power) || !isTarget(t, attacker, target, power)) return undefined;
  const result = yield* roll(t, attacker, target, power, manner);
  const hit = hitOf(result);
  const melee = isMelee(state, attacker, power);
  const total = beginTotal(t, { to: target, by: attacker, kind: 'attack', melee });
  const use = { attacker, target, power, result, total };
  const boost = first && manner.withoutBoost !== true;
  if (hit !== 'miss') {
    const event: HitEvent = { type: 'hit', ...use, boost, riders: [], bothOnThree: false };
    // A hit that an interrupt turns into a miss is a miss (KZ-ATK-19).
    if (yield* windows.pass(t, event, (struck) => apply(t, struck, hit))) return hit;
  }
  if (first) gainMissToken(t, attacker);
  yield* windows.pass(t, { type: 'miss', ...use, boost }, nothing);
  return 'miss';
}

/** What happens besides the answers of abilities: nothing. */
function* nothing(): Flow<void> {}

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
  manner: Manner,
): Flow<Face> {
  const { state } = t;
  const from = creatureOf(state, attacker);
  const first = manner.later !== true;
  const seen = chances(t, attacker, target, power);
  const event: RollEvent = {
    type: 'attack-roll',
    attacker,
    target,
    power,
    first,
    advantages: [...seen.advantages, ...(manner.advantages ?? [])],
    disadvantages: [...seen.disadvantages],
    twosAsFives: undefined,
    bonus: 0,
  };
  yield* windows.pass(t, event, nothing);
  const { advantages, disadvantages, bonus } = event;
  const mode = diceMode(advantages.length, disadvantages.length, t.options.advantageCount);
  const dice = [t.roll(D6, 'attack', attacker)];
  if (mode !== 'one') dice.push(t.roll(D6, 'attack', attacker));
  const kept = (mode === 'lower' ? Math.min(...dice) : Math.max(...dice)) as Face;
  const natural = kept === 2 && event.twosAsFives !== undefined ? 5 : kept;
  if (natural === 1 && first && from.kind === 'athlete') strike(t, attacker, 'KZ-STRK-01');
  const fierce = has(from, 'fierce');
  const guarded = has(creatureOf(state, target), 'guarded');
  const usable = usableTokens({ natural, bonus }, from.missTokens);
  let tokens = 0;
  if (usable > 0) {
    tokens = yield* askAmount({
      kind: 'amount',
      seat: seatOf(state, attacker),
      why: { key: 'miss-tokens', params: { who: attacker, natural }, rule: 'KZ-MISS-07' },
      min: 0,
      max: usable,
      fallback: 0,
      about: { who: attacker, of: target, natural, bonus, fierce, guarded },
    });
    from.missTokens -= tokens;
  }
  const result = finalResult(raised({ natural, bonus, tokens }), { fierce, guarded });
  if (t.listening) {
    t.emit({
      type: 'attack',
      rule: power.rule,
      who: attacker,
      of: target,
      power: power.id,
      dice,
      natural,
      bonus,
      tokens,
      result,
      advantages,
      disadvantages,
    });
  }
  return result;
}

/** A Miss Token for who missed, if its side has them (KZ-MISS-01, KZ-ATK-27). */
export function gainMissToken({ state, options }: Kazzam, attacker: CreatureId): void {
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

/**
 * Applies a hit: damage line, Effect and what abilities add, in the order that the attacker picks,
 * each completed before the next (KZ-ATK-20, KZ-CRIT-09). Ward stops all that harms the target
 * otherwise than by damage, in whatever order (KZ-WARD-03 to KZ-WARD-05).
 */
function* apply(t: Kazzam, event: HitEvent, hit: Hit): Flow<void> {
  const { state } = t;
  const { attacker, target, power, total, riders } = event;
  const from = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  const line = damageLine(state, event);
  const parts = hit === 'glancing' && !event.bothOnThree ? yield* glancing(t, event) : BOTH;
  const damage = riders.reduce((sum, rider) => sum + rider.damage, parts.damage ? line : 0);
  const stopped = isStopped(t, to, total, damage);
  if (usesImplement(power) && from.implement === 'wand' && state.turn?.creature === attacker) {
    shield(state, target, attacker, from.turns);
  }
  const { effect } = power;
  const done: Rider[] = [];
  if (parts.damage) {
    done.push({
      id: 'damage',
      rule: power.rule,
      damage: line,
      harms: false,
      run() {
        addDamage(t, total, { own: line }, power.rule);
        return undefined;
      },
    });
  }
  if (parts.effect && effect !== undefined) {
    const run = () => effect(t, event);
    done.push({ id: 'effect', rule: power.rule, damage: 0, harms: true, run });
  }
  done.push(...riders);
  for (const { harms, run } of yield* inAttackersOrder(t, event, done)) {
    // Whoever was Taken Out part-way is spared the rest (KZ-ATK-24).
    if (harms && (stopped || !isOnMap(to))) continue;
    const flow = run();
    if (flow !== undefined) yield* flow;
  }
}

function* inAttackersOrder(
  t: Kazzam,
  { attacker, target }: HitEvent,
  parts: readonly Rider[],
): Flow<readonly Rider[]> {
  // In what order pieces of damage to one target add up is all the same (KZ-DMG-12).
  const onlyDamage = parts.every(({ damage, harms }) => damage > 0 && !harms);
  if (parts.length < 2 || onlyDamage) return parts;
  return yield* askOrder({
    kind: 'order',
    seat: seatOf(t.state, attacker),
    why: { key: 'hit-order', params: { who: attacker, of: target }, rule: 'KZ-CRIT-09' },
    options: parts,
  });
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
    (effect) => effect.kind === NOTES.noReply && effect.on === on && effect.by === by,
  );
  if (known) return;
  const until = { ends: 'turn-end', of: by, turn } as const;
  putInPlay(state, { kind: NOTES.noReply, on, by, source: 'wand', until, amount: 0 });
}
