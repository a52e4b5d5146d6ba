import { askOne, askOrder, type Flow } from '@tablewright/engine';
import type { Creature, CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { type HitEvent, nothing, type Rider, windows } from './ability.ts';
import {
  type AttackPower,
  canAttackWith,
  isMelee,
  isTarget,
  type Use,
  usesImplement,
} from './aim.ts';
import { type Manner, rollAttack } from './attack-roll.ts';
import { creatureOf, isOnMap, seatOf } from './creatures.ts';
import { addDamage, beginTotal, type Total } from './damage.ts';
import { afterWeakness, netDamage, wardOf } from './damage-total.ts';
import { distanceBetween } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { NOTES, putInPlay } from './in-play.ts';
import { mayUseOpportunity, opportunities, provoke } from './opportunity.ts';
import { inReplyOrder } from './reply-order.ts';
import { type Hit, hitOf } from './result.ts';
import { has } from './status.ts';

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
  const result = yield* rollAttack(t, attacker, target, power, manner);
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
