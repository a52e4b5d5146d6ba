import { confirm, type Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { aimAt, canAttackWith, isTargetFrom, stanceOf, usesImplement } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { declare } from '../attack/declare.ts';
import { suitsTurn } from '../attack/suits-turn.ts';
import { endHiding } from '../attack/unrolled.ts';
import {
  areAllies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
  seatOf,
} from '../court/creatures.ts';
import { placeNow } from '../court/footprint.ts';
import type { Action } from '../effects/action.ts';
import { choose } from '../effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK, BASIC_PHYSICAL_ATTACK } from '../effects/basic-powers.ts';
import { LEFT_ALONE } from '../effects/bot-hint.ts';
import { type AttackPower, settled } from '../effects/power.ts';
import { askWilling } from '../effects/willing.ts';
import { windows } from '../effects/windows.ts';
import { beginTotal } from '../harm/damage.ts';
import { endsTurn } from './actions.ts';

/** An attack power of a build, and whether it is an Encounter power. */
export interface OwnPower {
  readonly power: AttackPower;
  readonly encounter?: true | undefined;
}

/** Powers that it could use now. */
export function openPowers(
  t: Kazzam,
  id: CreatureId,
  powers: readonly OwnPower[],
): readonly OwnPower[] {
  const creature = creatureOf(t.state, id);
  return powers.filter(
    ({ power, encounter }) =>
      canAttackWith(creature, power) &&
      !creature.spent.includes(power.id) &&
      // Nothing but what can be used at will while Dominated (KZ-STAT-13).
      (encounter !== true || t.state.turn?.atWillOnly !== true),
  );
}

/** Marks a power as spent, if it is one that can be (KZ-POWER-08). */
export function spendPower(t: Kazzam, id: CreatureId, { power, encounter }: OwnPower): void {
  if (encounter === true) creatureOf(t.state, id).spent.push(power.id);
}

/** Allies that the power could be aimed at. */
function alliesFor(t: Kazzam, id: CreatureId, power: AttackPower): CreatureId[] {
  const stance = stanceOf(t, id, power);
  return creaturesWhere(
    t.state,
    (other) => areAllies(t.state, id, other) && isTargetFrom(t, stance, other),
  );
}

/** Whether there is an ally that the power could be aimed at. */
function hasAlly(t: Kazzam, id: CreatureId, power: AttackPower): boolean {
  const stance = stanceOf(t, id, power);
  return t.state.creatures.some(
    (_, other) => areAllies(t.state, id, other) && isTargetFrom(t, stance, other),
  );
}

/** Asks which of these powers is used. */
export function* askPower(
  t: Kazzam,
  id: CreatureId,
  powers: readonly OwnPower[],
  rule: string,
): Flow<OwnPower> {
  const { own } = yield* choose(
    t,
    id,
    'which-power',
    powers.map((own) => ({ id: own.power.id, names: { power: own.power.id }, own })),
    { rule },
  );
  return own;
}

/** Creative Use of one of these powers: its Effect on an ally or oneself, without a roll (KZ-CREAT-01). */
export function creativeUse(all: readonly OwnPower[]): Action {
  // Only a printed Effect line will do (KZ-CREAT-06).
  const powers = all.filter(({ power }) => power.effect !== undefined);
  return {
    id: 'creative-use',
    price: 'attack',
    rule: 'KZ-CREAT-01',
    bot: LEFT_ALONE,
    possible: (t, id) => openPowers(t, id, powers).length > 0,
    *perform(t, id) {
      const { state } = t;
      const own = yield* askPower(t, id, openPowers(t, id, powers), 'KZ-CREAT-01');
      const { power } = own;
      // Oneself is always in range (KZ-CREAT-02).
      const on = [id, ...alliesFor(t, id, power)];
      const request = { by: id, power: power.id, rule: 'KZ-CREAT-02', on };
      const creature = yield* askWilling(t, request);
      if (creature === undefined) return false;
      spendPower(t, id, own);
      yield* declare(t, id, [creature], power, undefined, false);
      const from = creatureOf(state, id);
      if (isOnMap(from) && isOnMap(creatureOf(state, creature))) {
        const used = { type: 'creative', attacker: id, target: creature, power } as const;
        yield* windows.pass(t, used, () => applyTo(t, id, creature, power));
      }
      // Who was Hidden until it attacked is not after it (KZ-DEF-01, KZ-STAT-33).
      endHiding(t, id);
      // It is a use of the implement like any other (KZ-CREAT-04).
      return usesImplement(power) && endsTurn(t, id, power);
    },
  };
}

/** Does what an Effect line says, part by part (KZ-CREAT-01). */
function* applyTo(t: Kazzam, id: CreatureId, target: CreatureId, printed: AttackPower): Flow<void> {
  const { state } = t;
  const to = creatureOf(state, target);
  const of = { to: target, by: id, kind: 'other', melee: false } as const;
  const stood = placeNow(to);
  const { range } = aimAt(t, id, target, printed);
  const power = yield* settled(t, { attacker: id, target, power: printed });
  const from = creatureOf(state, id);
  const aimed = { attacker: id, target, power, from, stood, range };
  const use = { ...aimed, result: 4 as const, total: beginTotal(t, of) };
  for (const { on, run } of power.effect ?? []) {
    // Whoever is Taken Out part-way is spared the rest (KZ-ATK-24).
    if (on === 'target' && !isOnMap(to)) continue;
    if (run !== undefined) yield* run(t, use);
  }
}

/** Whether a power is made on one target. */
export function isAtOne({ target }: AttackPower): boolean {
  return typeof target !== 'object' || 'ranged' in target;
}

/** A real attack on an ally, which may grant Advantage on it (KZ-CREAT-05). */
export function attackOnAlly(own: readonly OwnPower[]): Action {
  const powers = [
    { power: BASIC_PHYSICAL_ATTACK },
    { power: BASIC_IMPLEMENT_ATTACK },
    ...own.filter(({ power }) => isAtOne(power)),
  ];
  const isUsable = (t: Kazzam, id: CreatureId, { power }: OwnPower) =>
    suitsTurn(t.state, id, power) && hasAlly(t, id, power);
  return {
    id: 'attack-ally',
    price: 'attack',
    rule: 'KZ-CREAT-05',
    limitsItself: true,
    bot: LEFT_ALONE,
    possible: (t, id) => openPowers(t, id, powers).some((own) => isUsable(t, id, own)),
    *perform(t, id) {
      const { state } = t;
      const open = openPowers(t, id, powers).filter((own) => isUsable(t, id, own));
      const chosen = yield* askPower(t, id, open, 'KZ-CREAT-05');
      const { power } = chosen;
      const { creature } = yield* choose(
        t,
        id,
        'target',
        alliesFor(t, id, power).map((target) => creatureOption(state, target)),
        { rule: 'KZ-CREAT-05', of: { power: power.id } },
      );
      spendPower(t, id, chosen);
      yield* attackAllyWith(t, id, creature, power);
      return endsTurn(t, id, power);
    },
  };
}

/** Attacks an ally, who may grant Advantage on it (KZ-CREAT-05). */
export function* attackAllyWith(
  t: Kazzam,
  id: CreatureId,
  ally: CreatureId,
  power: AttackPower,
): Flow<void> {
  const granted = yield* confirm(t, seatOf(t.state, ally), 'grant-advantage', {
    rule: 'KZ-CREAT-05',
    params: { who: ally, by: id },
    usual: true,
  });
  yield* attack(t, id, ally, power, { advantages: granted ? ['KZ-CREAT-05'] : [] });
}
