import type { Flow } from '@tablewright/engine';
import type { Assault, CreatureId, Effect, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, creatureOption, isOnMap } from '../court/creatures.ts';
import { type Body, distanceBetween, placeNow } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { isThing } from '../court/things.ts';
import { nothing, windows } from '../effects/ability.ts';
import { choose } from '../effects/ask.ts';
import { holding } from '../effects/holding.ts';
import { acquired, effectsOf } from '../effects/in-play.ts';
import type { AttackEvent, HitEvent, RolledEvent } from '../effects/moments.ts';
import type { AttackPower } from '../effects/power.ts';
import { inReplyOrder } from '../effects/reply-order.ts';
import { BITS, has, removeEffects } from '../effects/status.ts';
import { beginTotal, complete, deal } from '../harm/damage.ts';
import { provoke } from '../harm/provoke.ts';
import { mayUseOpportunity, opportunities } from '../movement/opportunity.ts';
import { hitOf } from '../numbers/result.ts';
import { otherPlacesOf } from '../sight/sight.ts';
import { aimAt, canAttackWith, isMelee, originsFor, usesImplement } from './aim.ts';
import { type Manner, rollAttack } from './attack-roll.ts';
import { asCreepDeals } from './creep-damage.ts';
import { applyHit } from './hit.ts';
import { missTrigger } from './miss-trigger.ts';

/**
 * Makes an attack on one target or several, by the printed steps (KZ-ATK-01 to KZ-ATK-23). With
 * several the attacker picks the next one as it goes (KZ-ATK-06), and leaves out whom it likes if
 * the manner says so. Returns the rolls; none if the attack was lost before the first.
 */
export function* attack(
  t: Kazzam,
  attacker: CreatureId,
  targets: CreatureId | readonly CreatureId[],
  power: AttackPower,
  manner: Manner = {},
): Flow<readonly RolledEvent[]> {
  const { state } = t;
  const all = typeof targets === 'number' ? [targets] : targets;
  for (const target of all) provoke(state, target, attacker);
  countAttack(state, attacker, all, power);
  // What follows from one use of a power was declared with it.
  if (manner.later !== true) yield* declare(t, attacker, all, power, manner.spared);
  const event: AttackEvent = {
    type: 'attack',
    attacker,
    targets: all,
    power,
    later: manner.later === true,
    disadvantages: [],
    rolls: [],
    boosts: mayBoost(state, attacker, manner),
  };
  // What follows from a use of a power is part of the same attack action (KZ-ATK-07).
  const outer = state.assault;
  const follows = manner.later === true && outer?.attacker === attacker;
  const assault = follows ? outer : { attacker, rolls: [] };
  yield* holding(state, 'assault', assault, () =>
    windows.pass(t, event, (attack) => rollAll(t, attack, manner)),
  );
  if (!follows) {
    yield* retaliate(t, assault);
    // A later shot of the same use draws none (KC-CONV-14).
    if (power.unrolled !== true && manner.later !== true) yield* missTrigger(t, assault);
  }
  // Who was Hidden until it attacked still was in all of its rolls (KZ-STAT-33).
  const isOver = ({ on, data }: Effect) => on === attacker && data?.untilAttack === 1;
  if (acquired(state).some(isOver)) removeEffects(t, isOver, 'KZ-STAT-33');
  return event.rolls;
}

/** A Role Boost comes with the first roll of an athlete's attack action only (KZ-ATK-25). */
function mayBoost(
  state: KazzamState,
  attacker: CreatureId,
  { later, withoutBoost }: Manner,
): boolean {
  const athlete = creatureOf(state, attacker).kind === 'athlete';
  return athlete && later !== true && withoutBoost !== true;
}

/** Notes in its turn whom its creature attacks, and with what. */
function countAttack(
  { turn }: KazzamState,
  attacker: CreatureId,
  targets: readonly CreatureId[],
  power: AttackPower,
): void {
  if (turn?.creature !== attacker) return;
  turn.attacked.push(...targets.filter((target) => !isThing(target)));
  turn.attacks += 1;
  if (usesImplement(power)) turn.casts += 1;
}

/**
 * The Opportunities that an attack grants (KZ-ATK-03): a staff's and a Prone attacker's to all
 * beside it (KZ-OPP-04, KZ-OPP-05), a Marked one's to whoever marked it and is no target
 * (KZ-STAT-38); to each of them one, for whatever reasons (KZ-OPP-06).
 *
 * @param rolls whether it has an Attack Roll, without which no Mark is broken
 */
export function* declare(
  t: Kazzam,
  attacker: CreatureId,
  targets: readonly CreatureId[],
  power: AttackPower,
  spared?: CreatureId,
  rolls = true,
): Flow<void> {
  const { state } = t;
  const from = creatureOf(state, attacker);
  const holders = new Map<CreatureId, string>();
  const exposed = (usesImplement(power) && from.implement === 'staff') || has(from, BITS.prone);
  if (exposed) {
    const rule = has(from, BITS.prone) ? 'KZ-OPP-05' : 'KZ-OPP-04';
    const ground = groundOf(state);
    for (const [id, creature] of state.creatures.entries()) {
      if (!isOnMap(creature) || creature.mob || from.mob) continue;
      const isBeside = (place: Body) => distanceBetween(ground, place, from) === 1;
      const beside = isBeside(creature) || otherPlacesOf(t, id).some(isBeside);
      if (beside) holders.set(id, rule);
    }
  }
  for (const { on, by } of rolls && has(from, BITS.marked) ? effectsOf(state, 'marked') : []) {
    if (on !== attacker || targets.includes(by)) continue;
    if (!holders.has(by)) holders.set(by, 'KZ-STAT-38');
  }
  windows.modify(t, { type: 'grant', attacker, targets, power, holders });
  if (spared !== undefined) holders.delete(spared);
  for (const holder of inReplyOrder(state, [...holders.keys()])) {
    if (mayUseOpportunity(t, holder, attacker) === undefined) continue;
    yield* opportunities(t, [holder], attacker, holders.get(holder) ?? power.rule);
  }
}

/** Rolls for one target after another (KZ-ATK-05 to KZ-ATK-07). */
function* rollAll(t: Kazzam, event: AttackEvent, manner: Manner): Flow<void> {
  const { state } = t;
  const { attacker, power } = event;
  const waiting = [...event.targets];
  let later = manner.later === true;
  while (waiting.length > 0) {
    // Whoever was Taken Out or held back loses the attack; its cost stays spent (KZ-ATK-04).
    if (!canAttackWith(creatureOf(state, attacker), power)) return;
    const open = waiting.filter(
      (target) => originsIn(t, attacker, target, power, manner).length > 0,
    );
    const target = yield* nextTarget(t, attacker, open, manner);
    if (target === undefined) return;
    waiting.splice(waiting.indexOf(target), 1);
    yield* strikeOne(t, event, target, { ...manner, later });
    later = true;
  }
}

function* nextTarget(
  t: Kazzam,
  attacker: CreatureId,
  open: readonly CreatureId[],
  { spares }: Manner,
): Flow<CreatureId | undefined> {
  const { state } = t;
  if (open.length < 2 && spares !== true) return open[0];
  if (open.length === 0 || creatureOf(state, attacker).kind === 'creep') return open[0];
  const chosen = yield* choose(
    t,
    attacker,
    'next-target',
    [
      ...open.map((target) =>
        isThing(target)
          ? { ...groundOf(state).option(creatureOf(state, target).cell), creature: target }
          : creatureOption(state, target),
      ),
      ...(spares === true ? [{ id: 'nobody' }] : []),
    ],
    { rule: 'KZ-ATK-06' },
  );
  return 'creature' in chosen ? chosen.creature : undefined;
}

/** One roll on one target, and what comes of it (KZ-ATK-10 to KZ-ATK-21). */
function* strikeOne(t: Kazzam, event: AttackEvent, target: CreatureId, manner: Manner): Flow<void> {
  const { state } = t;
  const { attacker } = event;
  const from = yield* originOf(t, attacker, target, event.power, manner);
  if (from === undefined) return;
  const hinders = [...event.disadvantages, ...(manner.disadvantages ?? [])];
  const power = event.power.unrolled
    ? asCreepDeals(t, attacker, target, event.power, from, hinders)
    : event.power;
  const stood = placeNow(creatureOf(state, target));
  // Once it is rolled the target may be gone.
  const { pierces, range } = aimAt(t, attacker, target, power);
  const first = manner.later !== true && creatureOf(state, attacker).kind === 'athlete';
  const how = { ...manner, disadvantages: hinders };
  const { dice, result } = yield* rollAttack(t, attacker, target, power, how, from);
  const total = beginTotal(t, {
    to: target,
    by: attacker,
    kind: 'attack',
    melee: isMelee(state, attacker, power),
    power: power.id,
    from,
    ...(pierces ? { passes: ['resist', 'ward'] as const } : {}),
  });
  const use = { attacker, target, power, result, total, from, stood, range };
  const boost = mayBoost(state, attacker, manner);
  const row = hitOf(result);
  // Noted when it is rolled: what a hit brings with it may be more rolls of the same action.
  const rolled = { target, hit: row !== 'miss', melee: total.melee };
  state.assault?.rolls.push(rolled);
  let hit = false;
  if (row !== 'miss') {
    const struck: HitEvent = {
      type: 'hit',
      ...use,
      boost,
      riders: [],
      bothOnThree: false,
      reading: undefined,
      stopped: false,
      asks: [],
    };
    // A hit that an interrupt turns into a miss is a miss (KZ-ATK-19).
    hit = yield* windows.pass(t, struck, (landed) => applyHit(t, landed, row));
    rolled.hit = hit;
    if (hit && state.turn?.creature === attacker && !isThing(target)) state.turn.hit.push(target);
  }
  const averted = row !== 'miss' && !hit;
  if (averted && t.listening) {
    t.emit({ type: 'averted', rule: 'KZ-ATK-19', who: attacker, of: target });
  }
  event.rolls.push({ target, dice, result, hit, averted });
  if (!hit) {
    if (first) gainMissToken(t, attacker);
    yield* windows.pass(t, { type: 'miss', ...use, boost, averted }, nothing);
    yield* complete(t, total);
  }
  if (power.afterwards !== undefined) yield* power.afterwards(t, { ...use, hit });
}

/** Where it could be made from: one place alone if its manner says so, as an area has (KC-POR-25). */
function originsIn(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  { from }: Manner,
): readonly Body[] {
  const origins = originsFor(t, attacker, target, power);
  return from === undefined ? origins : origins.filter(({ cell }) => cell === from.cell);
}

/** Where it is made from: the attacker's choice if there are several places (KC-POR-25). */
function* originOf(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  manner: Manner,
): Flow<Body | undefined> {
  const origins = originsIn(t, attacker, target, power, manner);
  const [only] = origins;
  if (only === undefined || origins.length === 1) return only;
  const ground = groundOf(t.state);
  const { origin } = yield* choose(
    t,
    attacker,
    'origin',
    origins.map((origin) => ({ ...ground.option(origin.cell), origin })),
    { rule: 'KZ-ATK-02', params: { of: target } },
  );
  return origin;
}

/** A Miss Token for who missed, if its side has them (KZ-MISS-01, KZ-ATK-27). */
export function gainMissToken({ state, options }: Kazzam, attacker: CreatureId): void {
  const from = creatureOf(state, attacker);
  if (from.kind !== 'athlete') return;
  if (from.team === 0 || options.versus || options.oppositionMissTokens) from.missTokens += 1;
}

/** Retaliate: once for an attack of its kind, hit or miss, by who still stands (KZ-STAT-58). */
function* retaliate(t: Kazzam, { attacker, rolls }: Assault): Flow<void> {
  const { state } = t;
  for (const target of new Set(rolls.map((roll) => roll.target))) {
    const kinds = rolls.flatMap((roll) => (roll.target === target ? [Number(roll.melee)] : []));
    const answers = effectsOf(state, 'retaliate').filter(
      ({ on, data }) =>
        on === target && (data?.melee === undefined || kinds.includes(Number(data.melee))),
    );
    const amount = answers.reduce((sum, effect) => sum + effect.amount, 0);
    if (amount === 0 || !isOnMap(creatureOf(state, target))) continue;
    const of = { to: attacker, by: target, kind: 'other', melee: false } as const;
    yield* deal(t, of, amount, 'KZ-STAT-58');
  }
}
