import { choose as ask, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { canAttackWith, isTargetFrom, originsFor, stanceOf, usesImplement } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { attackAll, trapsFor } from '../attack/attack-all.ts';
import type { Manner } from '../attack/attack-roll.ts';
import {
  areEnemies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  seatOf,
} from '../court/creatures.ts';
import type { Body } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import type { Action, Price } from '../effects/action.ts';
import { choose } from '../effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../effects/basic-powers.ts';
import type { RolledEvent } from '../effects/moments.ts';
import type { AttackPower } from '../effects/power.ts';
import { errandOf, isFulfilled } from '../movement/errand.ts';

/** The action with all fields that an action can have, for the same reason as `wholePower`. */
export function wholeAction(action: Action): Action {
  return {
    id: action.id,
    price: action.price,
    rule: action.rule,
    encounter: action.encounter,
    slot: action.slot,
    power: action.power,
    shoots: action.shoots,
    bot: action.bot,
    goes: action.goes,
    peaceful: action.peaceful,
    tellsItself: action.tellsItself,
    afterthought: action.afterthought,
    limitsItself: action.limitsItself,
    possible: action.possible,
    perform: action.perform,
  };
}

/** An action that never ends the turn. */
export function plain(
  id: string,
  price: Price,
  rule: string,
  possible: Action['possible'],
  perform: (t: Kazzam, id: CreatureId) => Flow<void> | undefined,
): Action {
  return {
    id,
    price,
    rule,
    possible,
    *perform(t, who) {
      const flow = perform(t, who);
      if (flow !== undefined) yield* flow;
      return false;
    },
  };
}

/** Enemies that an attack could be made on from here. */
export function targetsOf(t: Kazzam, id: CreatureId, power: AttackPower): CreatureId[] {
  const { state } = t;
  const stance = stanceOf(t, id, power);
  return creaturesWhere(
    state,
    (other) => isFoe(state, id, other) && isTargetFrom(t, stance, other),
  );
}

/** Its enemies; whom it is commanded to attack is the only one, friend or foe (KZ-STAT-15). */
export function isFoe(state: KazzamState, id: CreatureId, other: CreatureId): boolean {
  const errand = errandOf(state, id);
  if (errand?.form === 'attack' && !isFulfilled(state, id, errand)) return errand.target === other;
  return areEnemies(state, id, other);
}

/** Whether an attack could be made on any enemy from here. */
function hasTarget(t: Kazzam, id: CreatureId, power: AttackPower): boolean {
  const { state } = t;
  if (!canAttackWith(creatureOf(state, id), power)) return false;
  const stance = stanceOf(t, id, power);
  return state.creatures.some(
    (_, other) => isFoe(state, id, other) && isTargetFrom(t, stance, other),
  );
}

/**
 * An action on one creature of the player's choice, possible while there is one.
 *
 * @param targets whom it could be used on now
 * @param act what it does; returns whether it ends the turn
 */
export function actionOn(
  id: string,
  price: Price,
  rule: string,
  targets: (t: Kazzam, id: CreatureId) => CreatureId[],
  act: (t: Kazzam, target: CreatureId, by: CreatureId) => Flow<unknown> | undefined,
): Action {
  return {
    id,
    price,
    rule,
    possible: (t, by) => targets(t, by).length > 0,
    *perform(t, by) {
      const { state } = t;
      const { creature } = yield* ask(
        t,
        seatOf(state, by),
        'target',
        targets(t, by).map((target) => creatureOption(state, target)),
        {
          rule,
          params: { who: by, power: id },
          about: { who: by, power: id },
          // The action is declared by naming it (KZ-ATK-01).
          always: true,
        },
      );
      const flow = act(t, creature, by);
      return flow !== undefined && (yield* flow) === true;
    },
  };
}

/** The Attack Action that an attack power is; a Burst is made on all it can be made on. */
export function attackAction(power: AttackPower, encounter?: true): Action {
  const { target } = power;
  const targets = (t: Kazzam, id: CreatureId): CreatureId[] =>
    canAttackWith(creatureOf(t.state, id), power) ? targetsOf(t, id, power) : [];
  const more = encounter === undefined ? {} : { encounter };
  if (typeof target === 'object' && 'burst' in target) {
    return {
      id: power.id,
      price: 'attack',
      rule: power.rule,
      power,
      ...more,
      possible: (t, id) => targets(t, id).length > 0,
      *perform(t, id) {
        const from = yield* askCentre(t, id, power);
        const all = creaturesWhere(t.state, (other) =>
          originsFor(t, id, other, power).some(({ cell }) => cell === from.cell),
        );
        yield* attackAll(t, id, all, trapsFor(t, id, power, from), power, { from });
        return false;
      },
    };
  }
  const perform = function* (t: Kazzam, target: CreatureId, id: CreatureId): Flow<boolean> {
    yield* attack(t, id, target, power);
    return endsTurn(t, id, power);
  };
  const action = actionOn(power.id, 'attack', power.rule, targets, perform);
  return { ...action, possible: (t, id) => hasTarget(t, id, power), power, ...more };
}

/** What a Burst is made around: its user, unless there is another place to make it from (KC-POR-25). */
function* askCentre(t: Kazzam, id: CreatureId, power: AttackPower): Flow<Body> {
  const origins = new Map<Cell, Body>();
  for (const target of targetsOf(t, id, power)) {
    for (const origin of originsFor(t, id, target, power)) origins.set(origin.cell, origin);
  }
  const ground = groundOf(t.state);
  const { origin } = yield* choose(
    t,
    id,
    'origin',
    [...origins.values()].map((origin) => ({ ...ground.option(origin.cell), origin })),
    { rule: 'KZ-ATK-02' },
  );
  return origin;
}

/** How a Basic Implement Attack is made within another power (KC-CONV-17). */
export interface Nested extends Manner {
  /** Whom it may be made on; every enemy it could be made on if left out. */
  readonly on?: (target: CreatureId) => boolean;
  /** Whether it may be left undone. */
  readonly may?: true;
}

/** Whether a Basic Implement Attack could be made now. */
export function couldAttack(t: Kazzam, id: CreatureId, { on }: Nested = {}): boolean {
  return basicTargets(t, id, on).length > 0;
}

function basicTargets(
  t: Kazzam,
  id: CreatureId,
  on: (target: CreatureId) => boolean = () => true,
): CreatureId[] {
  if (!canAttackWith(creatureOf(t.state, id), BASIC_IMPLEMENT_ATTACK)) return [];
  return targetsOf(t, id, BASIC_IMPLEMENT_ATTACK).filter(on);
}

/**
 * Makes a Basic Implement Attack on the spot, as part of another power: nothing if there is nobody
 * to make it on (KC-CONV-18). Returns the roll.
 */
export function* basicAttack(
  t: Kazzam,
  id: CreatureId,
  { on, may, ...manner }: Nested = {},
): Flow<RolledEvent | undefined> {
  const { state } = t;
  const targets = basicTargets(t, id, on);
  if (targets.length === 0) return undefined;
  const power = BASIC_IMPLEMENT_ATTACK;
  const chosen = yield* choose(
    t,
    id,
    'target',
    [
      ...targets.map((target) => creatureOption(state, target)),
      ...(may === true ? [{ id: 'nobody' }] : []),
    ],
    { rule: power.rule, of: { power: power.id } },
  );
  if (!('creature' in chosen)) return undefined;
  const [rolled] = yield* attack(t, id, chosen.creature, power, manner);
  return rolled;
}

/**
 * Whether the turn ends with an Attack Action that used the implement: a staff's and a sword's do,
 * a wand's does not (KZ-ACT-08, KC-CONV-19).
 *
 * @param power what the action was; a nested Basic Implement Attack if left out
 */
export function endsTurn(
  { state }: Kazzam,
  id: CreatureId,
  power: AttackPower = BASIC_IMPLEMENT_ATTACK,
): boolean {
  return usesImplement(power) && creatureOf(state, id).implement !== 'wand';
}
