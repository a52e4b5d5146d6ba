import type { Flow } from '@tablewright/engine';
import type { AssaultRoll, CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, rollerOf } from '../court/creatures.ts';
import { placeNow } from '../court/footprint.ts';
import { isThing } from '../court/things.ts';
import { STATUS } from '../effects/effect-data.ts';
import { effectsOf } from '../effects/in-play.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import type { AttackEvent, HitEvent, RolledEvent } from '../effects/moments.ts';
import { type AttackPower, settled, type Use } from '../effects/power.ts';
import { nothing, windows } from '../effects/windows.ts';
import { beginTotal, complete } from '../harm/damage.ts';
import { provoke } from '../harm/provoke.ts';
import { type Hit, hitOf } from '../numbers/result.ts';
import { aimAt, canAttackWith, isMelee } from './aim.ts';
import { type Manner, rollAttack } from './attack-roll.ts';
import { blow } from './creep-damage.ts';
import { countAttack, declare } from './declare.ts';
import { applyHit } from './hit.ts';
import { gainMissToken } from './miss-token.ts';
import { missTrigger } from './miss-trigger.ts';
import { nextTarget } from './next-target.ts';
import { originOf, originsIn } from './origins.ts';
import { retaliate } from './retaliate.ts';
import { givenBoosts } from './role-boost.ts';
import { endHiding } from './unrolled.ts';

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
  // Step 1, what is declared (KZ-ATK-01): the action that it is was paid for.
  for (const target of all) provoke(state, target, attacker);
  // Whoever has become an enemy by that may stand in somebody's reach (KM-IMP-03).
  endWhatCannotLast(t);
  countAttack(state, attacker, all, power);
  // Step 2 (KZ-ATK-03). What follows from one use of a power was declared with it.
  if (manner.later !== true) yield* declare(t, attacker, all, power, manner.spared);
  // Steps 3 to 7, target by target. What follows is part of the same attack action (KZ-ATK-07).
  const event = attackEvent(state, attacker, all, power, manner);
  const outer = state.assault;
  const follows = manner.later === true && outer?.attacker === attacker;
  const assault = follows ? outer : { attacker, rolls: [] };
  state.assault = assault;
  try {
    yield* windows.pass(t, event, (attack) => rollAll(t, attack, manner));
  } finally {
    state.assault = outer;
  }
  // Step 8 (KZ-ATK-22). A later shot of the same use draws no Miss Trigger (KC-CONV-14).
  if (!follows) {
    yield* retaliate(t, assault);
    if (power.roll !== 'none' && manner.later !== true) yield* missTrigger(t, assault);
  }
  // Step 9 (KZ-ATK-23).
  endUntilAttack(t, attacker);
  return event.rolls;
}

function attackEvent(
  state: KazzamState,
  attacker: CreatureId,
  targets: readonly CreatureId[],
  power: AttackPower,
  manner: Manner,
): AttackEvent {
  return {
    type: 'attack',
    attacker,
    targets,
    power,
    later: manner.later === true,
    disadvantages: [],
    rolls: [],
    boosters: boostersOf(state, attacker, manner),
  };
}

/** Step 3: rolls for one target after another (KZ-ATK-05 to KZ-ATK-07). */
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
    yield* rollOne(t, event, target, { ...manner, later });
    later = true;
  }
}

/** Steps 4 to 7: one roll on one target, and what comes of it (KZ-ATK-10 to KZ-ATK-21). */
function* rollOne(t: Kazzam, event: AttackEvent, target: CreatureId, manner: Manner): Flow<void> {
  const { state } = t;
  const { attacker } = event;
  const from = yield* originOf(t, attacker, target, event.power, manner);
  if (from === undefined) return;
  // Step 4 (KZ-ATK-10 to KZ-ATK-18).
  const hinders = [...event.disadvantages, ...(manner.disadvantages ?? [])];
  const power =
    event.power.roll === 'none'
      ? yield* blow(t, attacker, target, event.power, from, hinders, manner.reply === true)
      : yield* settled(t, { attacker, target, power: event.power });
  const stood = placeNow(creatureOf(state, target));
  // Once it is rolled the target may be gone.
  const { pierces, range } = aimAt(t, attacker, target, power);
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
  const roller = rollerOf(state, attacker);
  const boosters = boostersOf(state, attacker, manner);
  const boost = boosters.includes(roller);
  const row = hitOf(result);
  // Noted when it is rolled: what a hit brings with it may be more rolls of the same action.
  const rolled: AssaultRoll = { target, hit: row !== 'miss', melee: total.melee };
  state.assault?.rolls.push(rolled);
  // Steps 5 and 6 (KZ-ATK-19, KZ-ATK-20).
  const came = row === 'miss' ? 'miss' : yield* resolveHit(t, use, boosters, row);
  // What its target ignores is nothing to anybody, and no miss (D-84).
  if (came === 'ignored') {
    rolled.ignored = true;
    if (t.listening) t.emit({ type: 'ignored', rule: 'KZ-ATK-19', who: target, of: attacker });
    return;
  }
  const hit = came === 'hit';
  rolled.hit = hit;
  const averted = row !== 'miss' && !hit;
  if (averted && t.listening) {
    t.emit({ type: 'averted', rule: 'KZ-ATK-19', who: attacker, of: target });
  }
  event.rolls.push({ target, dice, result, hit, averted });
  // Step 7 (KZ-ATK-21).
  if (!hit) {
    if (manner.later !== true) gainMissToken(t, roller);
    yield* windows.pass(t, { type: 'miss', ...use, roller, boost, averted }, nothing);
    yield* complete(t, total);
  }
  if (power.after !== undefined) yield* power.after(t, { ...use, hit });
}

/** A hit: what would avert it, then what it does. Returns what came of it (KZ-ATK-19). */
function* resolveHit(
  t: Kazzam,
  use: Use,
  boosters: readonly CreatureId[],
  row: Hit,
): Flow<'hit' | 'miss' | 'ignored'> {
  const struck: HitEvent = {
    type: 'hit',
    ...use,
    roller: rollerOf(t.state, use.attacker),
    boost: boosters.includes(rollerOf(t.state, use.attacker)),
    boosters,
    riders: [],
    bothOnThree: false,
    reading: undefined,
    stopped: false,
    asks: [],
  };
  const hit = yield* windows.pass(t, struck, (landed) => applyHit(t, landed, row));
  const { turn } = t.state;
  if (hit && turn?.creature === use.attacker && !isThing(use.target)) turn.hit.push(use.target);
  if (struck.ignored === true) return 'ignored';
  return hit ? 'hit' : 'miss';
}

/**
 * Whose Role Boosts an attack may have, on its first roll only (KZ-ATK-25): an athlete's own, and
 * those that were given to it (KC-CHM-16).
 */
function boostersOf(
  state: KazzamState,
  attacker: CreatureId,
  { later, withoutBoost }: Manner,
): readonly CreatureId[] {
  if (later === true || withoutBoost === true) return [];
  const roller = rollerOf(state, attacker);
  const own = creatureOf(state, roller).kind === 'athlete' ? [roller] : [];
  return [...own, ...givenBoosts(state, attacker)];
}

/** Who was Hidden until it attacked still was in all of its rolls (KZ-STAT-33). */
function endUntilAttack(t: Kazzam, attacker: CreatureId): void {
  const isHidden = effectsOf(t.state, STATUS.hidden).some(({ on }) => on === attacker);
  if (isHidden) endHiding(t, attacker);
}
