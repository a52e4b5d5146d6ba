import type { Flow } from '@tablewright/engine';
import type { Creature, CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { burstSquares } from '../court/burst-area.ts';
import { creatureOf } from '../court/creatures.ts';
import { cellsOf, distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { isThing } from '../court/things.ts';
import { choose } from '../effects/ask.ts';
import { effectsOf, NOTES, putInPlay } from '../effects/in-play.ts';
import type { HitEvent } from '../effects/moments.ts';
import type { EffectPart, Reading, Use } from '../effects/power.ts';
import { isTangible } from '../effects/status.ts';
import { addDamage, complete, foresee, termsOf } from '../harm/damage.ts';
import { afterWeakness, netDamage, type Total, wardOf } from '../numbers/damage-total.ts';
import type { Hit } from '../numbers/result.ts';
import { isBoosted } from '../terrain/terrain.ts';
import { isMelee, usesImplement } from './aim.ts';
import { doesOf, inAttackersOrder, type Piece } from './hit-order.ts';
import { isRoleBoost, tellBoost, weighed } from './role-boost.ts';

/**
 * The damage line as it is applied: doubled by a 6 (KZ-CRIT-06), with the bonus of a staff at
 * distance 3 or more and of a sword against none (KZ-IMPL-05, KZ-IMPL-09).
 */
export function damageLine(state: KazzamState, use: Omit<Use, 'total' | 'stood'>): number {
  const { attacker, power, result } = use;
  const line = power.damage + (power.raises?.(state, attacker) ?? 0);
  const printed = line * mobFactor(state, use);
  return (result === 6 ? 2 * printed : printed) + implementBonus(state, use);
}

/** An area that covers several squares of a Mob deals it double (KZ-CREEP-11). */
function mobFactor(
  state: KazzamState,
  { target, power, from }: Omit<Use, 'total' | 'stood'>,
): 1 | 2 {
  const mob = creatureOf(state, target);
  if (!mob.mob || typeof power.target !== 'object' || !('burst' in power.target)) return 1;
  const ground = groundOf(state);
  const area = burstSquares(ground, from, power.target.burst, { includeOwn: true, prone: false });
  return cellsOf(ground, mob).filter((cell) => area.includes(cell)).length > 1 ? 2 : 1;
}

/** What the implement adds where the damage line is applied (KZ-IMPL-15). */
export function implementBonus(
  state: KazzamState,
  { attacker, target, power, from }: Omit<Use, 'total' | 'result' | 'stood'>,
): number {
  if (!usesImplement(power)) return 0;
  const to = creatureOf(state, target);
  const { implement } = creatureOf(state, attacker);
  const distance = distanceBetween(groundOf(state), from, to) ?? 0;
  if (implement === 'staff') return distance >= 3 ? 1 : 0;
  return implement === 'sword' && to.implement !== 'sword' ? 1 : 0;
}

/**
 * Applies a hit: damage line, Effect and what abilities add, in the order that the attacker picks,
 * each completed before the next (KZ-ATK-20, KZ-CRIT-09). Ward stops all that harms the target
 * otherwise than by damage, in whatever order (KZ-WARD-03 to KZ-WARD-05).
 */
export function* applyHit(t: Kazzam, event: HitEvent, hit: Hit): Flow<void> {
  const { state } = t;
  const { attacker, roller, target, power, total } = event;
  const to = creatureOf(state, target);
  power.before?.(t, event);
  if (usesImplement(power) && state.turn?.creature === attacker && !isThing(target)) {
    const { implement, turns } = creatureOf(state, attacker);
    if (implement === 'wand') shield(state, target, attacker, turns);
  }
  const reading = yield* readingOf(t, event, hit);
  event.reading = reading;
  const bare = power.line === 'effect';
  if (!bare) for (const ask of event.asks) yield* ask();
  const effect = reading.effect.filter((part) => actsOn(target, part));
  const line = reading.line + groundBonus(state, event, reading.line);
  const own = bare ? [] : [...event.riders, ...(power.special?.(t, event) ?? [])];
  const acting = own.filter(({ harms }) => !harms || !isThing(target));
  const riders = yield* weighed(t, roller, target, acting);
  const inEffect = effect.reduce((sum, part) => sum + damageOf(t, event, part), 0);
  const damage = riders.reduce((sum, rider) => sum + rider.damage, line + inEffect);
  yield* foresee(t, total, damage);
  const stopped = isThing(target) || isStopped(t, to, total, damage);
  event.stopped = stopped;
  const parts: Piece[] = [];
  const last: Piece[] = [];
  if (line > 0) {
    const run = () => void addDamage(t, total, { own: line }, power.rule);
    parts.push({ id: 'damage', rule: power.rule, damage: line, harms: false, run });
  }
  for (const [some, into] of [
    [effect.filter((part) => part.last !== true), parts],
    [effect.filter((part) => part.last === true), last],
  ] as const) {
    if (some.length === 0) continue;
    const run = () => applyEffect(t, event, some, stopped);
    const does = doesOf(some, stopped);
    into.push({ id: 'effect', rule: power.rule, damage: 0, harms: false, does, run });
  }
  parts.push(...riders);
  // Whoever was Taken Out part-way is spared the rest (KZ-ATK-24).
  const applies = (part: Piece): boolean =>
    (!part.harms || (!stopped && isTangible(to))) && (part.applies === undefined || part.applies());
  const usable = parts.filter(applies);
  // What has no application yet is tried after them: the rest may open one, or it is lost (KR-BOOST-07).
  last.unshift(...parts.filter((part) => !usable.includes(part)));
  const ordered = yield* inAttackersOrder(t, event, usable, damage);
  for (const part of [...ordered, ...last]) {
    if (!applies(part)) continue;
    if (isRoleBoost(part)) tellBoost(t, part.of ?? roller, target, part.rule);
    const flow = part.run();
    if (flow !== undefined) yield* flow;
  }
  yield* complete(t, total);
}

/** A trap is immune to all statuses and stays where it is: nothing but damage acts on it (KZ-TARG-09). */
function actsOn(target: CreatureId, { on, damage }: EffectPart): boolean {
  return !isThing(target) || on === 'others' || damage !== undefined;
}

/** What a Boost Square adds to a melee attack whose damage line is applied (KR-SPEC-28). */
export function groundBonus(
  state: KazzamState,
  { attacker, power }: Pick<Use, 'attacker' | 'power'>,
  line: number,
): 0 | 1 {
  return line > 0 && isMelee(state, attacker, power) && isBoosted(state, attacker) ? 1 : 0;
}

/** The damage that a part of an Effect prints, if the attack deals any at all (KR-DEF-11). */
function damageOf(t: Kazzam, use: Use, { damage }: EffectPart): number {
  return use.power.line === 'effect' ? 0 : (damage?.(t, use) ?? 0);
}

/** Does what an Effect line says, but for what Ward keeps from the target (KZ-WARD-04). */
function* applyEffect(
  t: Kazzam,
  use: Use,
  parts: readonly EffectPart[],
  stopped: boolean,
): Flow<void> {
  const to = creatureOf(t.state, use.target);
  for (const part of parts) {
    const { on, run } = part;
    const own = damageOf(t, use, part);
    addDamage(t, use.total, { own }, use.power.rule);
    if (run === undefined || (on === 'target' && (stopped || !isTangible(to)))) continue;
    yield* run(t, use);
  }
}

/** Applies to another creature what an Effect does to its target (KR-CON-07). */
export function* copyEffect(t: Kazzam, use: Use, parts: readonly EffectPart[]): Flow<void> {
  const { total } = use;
  const copied = parts.filter(({ on }) => on === 'target');
  const damage = copied.reduce((sum, part) => sum + (part.damage?.(t, use) ?? 0), 0);
  yield* foresee(t, total, damage);
  const stopped = isStopped(t, creatureOf(t.state, use.target), total, damage);
  yield* applyEffect(t, use, copied, stopped);
  yield* complete(t, total);
}

/** What the hit brings: both, or one of the two on a 3 (KZ-CRIT-01 to KZ-CRIT-03). */
function* readingOf(t: Kazzam, event: HitEvent, hit: Hit): Flow<Reading> {
  const { power } = event;
  if (power.line === 'effect') return { line: 0, effect: power.effect ?? [] };
  if (typeof power.line === 'function') return yield* power.line(t, event);
  const both = { line: damageLine(t.state, event), effect: power.effect ?? [] };
  if (hit !== 'glancing' || event.bothOnThree) return both;
  return (yield* glancing(t, event)) === 'damage' ? { ...both, effect: [] } : { ...both, line: 0 };
}

/** On a 3 the attacker takes damage line or Effect (KZ-CRIT-03); without an Effect nobody is asked (KZ-CRIT-08). */
function* glancing(t: Kazzam, { attacker, target, power }: HitEvent): Flow<string> {
  if (power.effect === undefined) return 'damage';
  const { id } = yield* choose(t, attacker, 'glancing', [{ id: 'damage' }, { id: 'effect' }], {
    rule: 'KZ-CRIT-03',
    of: { of: target },
    about: { power: power.id },
  });
  return id;
}

/** Whether Ward keeps the target from everything but damage (KZ-WARD-03, KZ-WARD-05, KZ-WARD-06). */
function isStopped(t: Kazzam, target: Creature, total: Total, damage: number): boolean {
  const ward = wardOf(target.wards);
  if (ward === 0 || total.passes?.includes('ward') === true) return false;
  const terms = termsOf(t, total);
  if (afterWeakness(damage, terms.weakened) === 0 && !t.options.wardStopsEffectOnly) return false;
  return netDamage({ own: damage, terrain: 0 }, terms) <= ward;
}

/** Who was hit by a wand does not reply to it this turn (KZ-IMPL-02). */
function shield(state: KazzamState, on: CreatureId, by: CreatureId, turn: number): void {
  const known = effectsOf(state, NOTES.noReply).some(
    (effect) => effect.on === on && effect.by === by,
  );
  if (known) return;
  const until = { ends: 'turn-end', of: by, turn } as const;
  putInPlay(state, { kind: NOTES.noReply, on, by, source: 'wand', until, amount: 0 });
}
