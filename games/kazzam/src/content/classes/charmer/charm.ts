import { arrange, type Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState, Until } from '../../../model.ts';
import { endsTurn } from '../../../rules/actions/actions.ts';
import { canAttackWith, isTargetFrom, stanceOf } from '../../../rules/attack/aim.ts';
import { pseudoAttack, type Thrown } from '../../../rules/attack/attack-roll.ts';
import { boostOn, type PseudoHit } from '../../../rules/attack/boost-use.ts';
import { countAttack, declare } from '../../../rules/attack/declare.ts';
import { endHiding } from '../../../rules/attack/unrolled.ts';
import {
  areAllies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
  seatOf,
} from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose, confirm } from '../../../rules/effects/ask.ts';
import type { BotHint } from '../../../rules/effects/bot-hint.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { GiftEvent } from '../../../rules/effects/moments.ts';
import { type AttackPower, wholePower } from '../../../rules/effects/power.ts';
import { sustained, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { askWilling } from '../../../rules/effects/willing.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { hitOf } from '../../../rules/numbers/result.ts';
import type { Kazzam } from '../../../table.ts';
import { beCharmed, giveBoost } from './charmed.ts';

/** One numbered effect of a charm that comes to bear. */
export interface Cast {
  readonly by: CreatureId;
  readonly on: CreatureId;
  /** Id of the charm. */
  readonly source: string;
  /** How long it lasts there. */
  readonly until: Until;
  /** How often its number counts: twice for Effect 1 on a 6 (KC-CHM-08). */
  readonly times: 1 | 2;
}

/** What a numbered effect does; returns the numbers of what it leaves that ends by itself. */
export type CharmEffect = (t: Kazzam, cast: Cast) => Flow<readonly number[]>;

/** A power with two numbered effects and no damage line, for oneself or a willing ally (KC-CHM-07). */
export interface Charm {
  readonly id: string;
  readonly rule: string;
  readonly encounter?: true;
  /** Effect 1, whose number a 6 doubles. */
  readonly first: CharmEffect;
  /** Effect 2, which lasts with Lasting (KC-CHM-12). */
  readonly second: CharmEffect;
  /** Whether it makes a difference which of the two comes first. */
  readonly ordered?: true;
  readonly leaves: readonly EffectDef[];
  readonly bot: BotHint;
}

/** A charm as a pick (KC-CHM-01). */
export function charmAbility(charm: Charm): Ability {
  const { id, rule, encounter, leaves } = charm;
  return {
    id: `charmer/${id}`,
    rule,
    ...(encounter === undefined ? {} : { encounter }),
    actions: [charmAction(charm)],
    leaves,
  };
}

/** How a charm is aimed and rolled: with the implement (KC-CHM-07). */
function powerOf({ id, rule }: Charm): AttackPower {
  return wholePower({ id, rule, target: 'implement', damage: 0 });
}

function charmAction(charm: Charm): Action {
  const { id, rule, encounter, bot } = charm;
  const power = powerOf(charm);
  return {
    id,
    price: 'attack',
    rule,
    encounter,
    bot,
    possible: ({ state }, who) => canAttackWith(creatureOf(state, who), power),
    *perform(t, who) {
      const on = [who, ...alliesFor(t, who, power)];
      const asked = { by: who, power: id, rule: 'KC-CHM-07', on, bot: { does: 'good' } } as const;
      const target = yield* askWilling(t, asked);
      if (target === undefined) return false;
      yield* cast(t, who, target, charm, power);
      return endsTurn(t, who, power);
    },
  };
}

/** Allies in implement range and in sight (KC-CHM-07). */
function alliesFor(t: Kazzam, id: CreatureId, power: AttackPower): CreatureId[] {
  const stance = stanceOf(t, id, power);
  return creaturesWhere(
    t.state,
    (other) => areAllies(t.state, id, other) && isTargetFrom(t, stance, other),
  );
}

/** A Charm Roll from its declaration on; it is an attack, though on nobody (KC-CHM-07, KZ-DEF-05). */
function* cast(
  t: Kazzam,
  by: CreatureId,
  target: CreatureId,
  charm: Charm,
  power: AttackPower,
): Flow<void> {
  const { state } = t;
  countAttack(state, by, [], power);
  yield* declare(t, by, [target], power);
  yield* windows.pass(t, { type: 'unrolled', attacker: by }, function* () {
    // Whoever was Taken Out or held back loses the attack (KZ-ATK-04).
    if (!canAttackWith(creatureOf(state, by), power)) return;
    if (!isOnMap(creatureOf(state, target))) return;
    const thrown = yield* pseudoAttack(t, by, power);
    if (hitOf(thrown.result) !== 'miss') yield* resolve(t, by, target, charm, power, thrown);
  });
  endHiding(t, by);
}

/** On whom each of the two effects goes, if it does. */
interface Spread {
  readonly first: CreatureId | undefined;
  readonly second: CreatureId | undefined;
  /** Whether Effect 2 goes to the Charmer as well (KC-CHM-15). */
  readonly too: boolean;
}

/** What a hit brings (KC-CHM-08): its effects, and the Role Boost in whatever order (KC-CONV-15). */
function* resolve(
  t: Kazzam,
  by: CreatureId,
  target: CreatureId,
  charm: Charm,
  power: AttackPower,
  { result }: Thrown,
): Flow<void> {
  const spread = yield* spreadOf(t, by, target, charm, power, result);
  const { first, second, too } = spread;
  const charmed = [...new Set([first, second, ...(too ? [by] : [])])].filter(
    (one) => one !== undefined,
  );
  const boost = yield* boostFor(t, { by, power, result }, charmed);
  const timed = new Map<CreatureId, number[]>(charmed.map((one) => [one, []]));
  const lay = function* (effect: CharmEffect, on: CreatureId, times: 1 | 2, lasts: boolean) {
    if (!isOnMap(creatureOf(t.state, on))) return;
    const until = lasts ? sustained(t.state, on) : untilNextTurnEnds(t.state, on);
    const left = yield* effect(t, { by, on, source: charm.id, until, times });
    timed.get(on)?.push(...left);
  };
  const lasting = hasPick(t.state, by, 'charmer/lasting');
  const pieces: { readonly id: string; run(): Flow<void> }[] = [];
  if (first !== undefined) {
    const run = () => lay(charm.first, first, result === 6 ? 2 : 1, false);
    pieces.push({ id: 'effect-1', run });
  }
  if (second !== undefined) {
    pieces.push({
      id: 'effect-2',
      *run() {
        yield* lay(charm.second, second, 1, lasting && second !== by);
        if (too) yield* lay(charm.second, by, 1, false);
      },
    });
  }
  if (boost.run !== undefined) pieces.push({ id: 'role-boost', run: boost.run });
  const matters = boost.run !== undefined || charm.ordered === true;
  for (const { run } of matters ? yield* inOrder(t, by, target, pieces) : pieces) yield* run();
  for (const [on, left] of timed) {
    if (on === by || !isOnMap(creatureOf(t.state, on))) continue;
    const laid = beCharmed(t, { by, on, source: charm.id }, left);
    if (boost.to === on) giveBoost(t, { by, on }, laid, boost.once);
    yield* cheer(t, by, on);
  }
}

function* inOrder<P extends { readonly id: string }>(
  t: Kazzam,
  who: CreatureId,
  of: CreatureId,
  pieces: readonly P[],
): Flow<readonly P[]> {
  if (pieces.length < 2) return pieces;
  const why = { rule: 'KC-CONV-15', params: { who, of } };
  return yield* arrange(t, seatOf(t.state, who), 'hit-order', pieces, why);
}

/** Which effects there are, and for whom: one of them on a 3, apart with a staff (KC-CHM-08, KC-CHM-14). */
function* spreadOf(
  t: Kazzam,
  by: CreatureId,
  target: CreatureId,
  charm: Charm,
  power: AttackPower,
  result: number,
): Flow<Spread> {
  let first: CreatureId | undefined = target;
  let second: CreatureId | undefined = target;
  if (result === 3) {
    const { id } = yield* choose(t, by, 'charm-effect', [{ id: 'effect-1' }, { id: 'effect-2' }], {
      rule: 'KC-CHM-08',
      of: { of: target },
      about: { power: charm.id },
    });
    if (id === 'effect-1') second = undefined;
    else first = undefined;
  } else if (creatureOf(t.state, by).implement === 'staff') {
    const apart = yield* askApart(t, by, target, power);
    if (apart?.effect === 'effect-1') first = apart.on;
    else if (apart !== undefined) second = apart.on;
  }
  const sword = creatureOf(t.state, by).implement === 'sword';
  const too =
    sword &&
    second !== undefined &&
    second !== by &&
    (yield* confirm(t, by, 'charm-too', { rule: 'KC-CHM-15', usual: true }));
  return { first, second, too };
}

/** Which effect goes to somebody else, and to whom (KC-CHM-14). */
function* askApart(
  t: Kazzam,
  by: CreatureId,
  target: CreatureId,
  power: AttackPower,
): Flow<{ readonly effect: string; readonly on: CreatureId } | undefined> {
  const others = [by, ...alliesFor(t, by, power)].filter((other) => other !== target);
  if (others.length === 0) return undefined;
  const { id: effect } = yield* choose(
    t,
    by,
    'charm-apart',
    [{ id: 'together' }, { id: 'effect-1' }, { id: 'effect-2' }],
    { rule: 'KC-CHM-14', of: { of: target } },
  );
  if (effect === 'together') return undefined;
  const on = yield* askWilling(t, {
    by,
    power: power.id,
    rule: 'KC-CHM-14',
    on: others,
    bot: { does: 'good' },
  });
  return on === undefined ? undefined : { effect, on };
}

/** What becomes of the Charmer's Role Boost. */
interface BoostPlan {
  /** Its use, with a charmed creature for its target. */
  readonly run?: () => Flow<void>;
  /** The ally to whom it is given. */
  readonly to?: CreatureId;
  /** The rule by which that is for one attack roll alone, if one says so (KT-VAR-06). */
  readonly once?: string | undefined;
}

/** Whether the Charmer uses its Role Boost, gives it away, or lets it be (KC-CHM-16). */
function* boostFor(
  t: Kazzam,
  hit: Omit<PseudoHit, 'on'>,
  charmed: readonly CreatureId[],
): Flow<BoostPlan> {
  const { by } = hit;
  const { always, once } = windows.modify(t, giftOf(by));
  const allies = charmed.filter((one) => one !== by);
  const targets = charmed.filter((on) => boostOn(t, { ...hit, on }) !== undefined);
  if (always) return yield* giveTo(t, by, allies, once);
  const options = [
    ...(allies.length > 0
      ? [
          {
            id: 'give',
            text: { key: 'charm-boost.give', params: { of: allies, count: allies.length } },
          },
        ]
      : []),
    ...(targets.length > 0
      ? [
          {
            id: 'use',
            text: { key: 'charm-boost.use', params: { of: targets, count: targets.length } },
          },
        ]
      : []),
  ];
  if (options.length === 0) return {};
  const { id } = yield* choose(t, by, 'charm-boost', [...options, { id: 'none' }], {
    rule: 'KC-CHM-16',
  });
  if (id === 'none') return {};
  if (id === 'give') return yield* giveTo(t, by, allies, once);
  const on = yield* pickOne(t, by, targets);
  if (on === undefined) return {};
  return { run: () => boostOn(t, { ...hit, on })?.() ?? nothing() };
}

function giftOf(giver: CreatureId): GiftEvent {
  return { type: 'gift', giver, always: false, once: undefined };
}

/** Gives it to one of the charmed allies, if there is one. */
function* giveTo(
  t: Kazzam,
  by: CreatureId,
  allies: readonly CreatureId[],
  once: string | undefined,
): Flow<BoostPlan> {
  const to = yield* pickOne(t, by, allies);
  return to === undefined ? {} : { to, once };
}

function* nothing(): Flow<void> {}

/** One of two charmed creatures, where there are two. */
function* pickOne(
  t: Kazzam,
  by: CreatureId,
  among: readonly CreatureId[],
): Flow<CreatureId | undefined> {
  if (among.length < 2) return among[0];
  const { creature } = yield* choose(
    t,
    by,
    'charm-boost-on',
    among.map((one) => creatureOption(t.state, one)),
    { rule: 'KC-CHM-16', about: { bot: { does: 'good' } } },
  );
  return creature;
}

/** Whether a creature has picked that. */
function hasPick({ builds, creatures }: KazzamState, id: CreatureId, pick: string): boolean {
  return builds[creatures[id]?.build ?? -1]?.picks.includes(pick) === true;
}

/** HP that Cheerful gives (KC-CHM-10). */
const CHEER = 1;

/** Cheerful: an ally that is up regains a HP (KC-CHM-10). */
export function* cheer(t: Kazzam, by: CreatureId, on: CreatureId): Flow<void> {
  if (on === by || !hasPick(t.state, by, 'charmer/cheerful')) return;
  if (creatureOf(t.state, on).hp < 1) return;
  yield* recover(t, { who: on, amount: CHEER, by, rule: 'KC-CHM-10' });
}
