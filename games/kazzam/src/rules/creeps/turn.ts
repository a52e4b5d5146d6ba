import type { Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { commanderOf, targetsOfCreep } from '../creepmaster/targets.ts';
import { settlingTies } from '../creepmaster/ties.ts';
import { basicAttackOf, type RowTurn } from '../effects/creep-block.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { holdsOn, tryEscape } from '../movement/escape.ts';
import { walkOf } from '../movement/move.ts';
import { telling } from '../sight/come-to-light.ts';
import { type Actor, attackLeft, type CreepCommand, isBarred, readyToAct } from './actor.ts';
import { attackFrom, carryOut, goAlong } from './carry-out.ts';
import { withFurther } from './further.ts';
import { comeNearer } from './go.ts';
import { guard } from './guard.ts';
import { attackBlocker, firstInTheWay, turnOn } from './in-the-way.ts';
import { type Lookout, lookAround } from './lookout.ts';
import { chooseRetriever, isRetriever, retrieve } from './orb.ts';
import { planApproach } from './plan-approach.ts';
import { planFirst, planNear, planNearOrCharge, usableFrom } from './plan-near.ts';
import { inRushOrder } from './plan-rush.ts';
import { attackOnceFree, recover } from './recover.ts';
import { rowFor } from './row.ts';
import { runWild } from './wild.ts';

/** The Action Phase of a Creep, by its rules alone (KZ-AI-02 to KZ-AI-46). */
export function* creepTurn(t: Kazzam, id: CreatureId, command: CreepCommand = {}): Flow<void> {
  const actor = readyToAct(t, id, command);
  if (actor !== undefined) yield* telling(t, act(actor));
}

/** A Creep acts outside its turn, with this attack in place of a row (KM-GOLEM-07). */
export function* actAtOnce(t: Kazzam, id: CreatureId, power: AttackPower): Flow<void> {
  const actor = readyToAct(t, id, {});
  if (actor === undefined) return;
  const targets = yield* targetsOfCreep(t, id);
  if (targets.length > 0) yield* telling(t, followRow(actor, power, targets));
}

/** What it does with its Attack Action and its Move Action (KZ-CREEP-04), in the printed order. */
function* act(usual: Actor): Flow<void> {
  const { t, id, block, provoked } = usual;
  // A trait may take the place of all else in its own turn (KM-IMP-05).
  if (!provoked && block.first !== undefined && (yield* block.first(t, id))) return;
  // The first of its group that acts in a round settles who sees to the orb (KZ-AI-46).
  chooseRetriever(usual);
  // Frenzied or Panicked it may have no say in its turn (KZ-CREEP-24).
  const wild = yield* runWild(usual);
  if (wild === undefined) return;
  // Targeting (KZ-AI-10 to KZ-AI-14).
  let targets = yield* targetsOfCreep(t, id, wild.master);
  let inTheWay = NOBODY;
  const isCommanded = commanderOf(t.state, id, wild.master) !== undefined;
  const actor: Actor = isCommanded ? { ...wild, named: targets } : wild;
  // Priority 1, the orb (KZ-AI-21 to KZ-AI-24).
  if (isRetriever(actor)) {
    const obstacle = yield* retrieve(t, id);
    if (obstacle === undefined) return;
    // Whoever would get an Opportunity on its way is its target instead (KZ-AI-16).
    const { blocker, acted } = obstacle;
    if (acted) {
      yield* attackFromHere(actor, blocker, targets);
      return;
    }
    inTheWay = blocker;
    targets = [blocker, ...targets.filter((target) => target !== blocker)];
  }
  // Nobody to fight (KZ-AI-29).
  if (targets.length === 0) {
    yield* (block.idle ?? guard)(t, id);
    return;
  }
  // Priority 2, the action that its group has rolled (KZ-AI-25).
  const row = rowFor(actor);
  if (row?.act !== undefined) yield* row.act(rowTurnOf(actor, targets));
  else if (row !== undefined)
    yield* followRow(withFurther(actor, row, targets), row.power, targets, inTheWay);
}

/** What a row that is no single attack may do: see {@link RowTurn}. */
function rowTurnOf(actor: Actor, targets: readonly CreatureId[]): RowTurn {
  const { t, id: creep } = actor;
  return {
    t,
    creep,
    targets,
    attack: (power, whom) => followRow(actor, power, whom),
    may: (power) => !isBarred(actor, power),
    approach: (power, whom) => approach(actor, power, whom),
    attackFromHere: (power, target) => attackFrom(actor, power, target),
    *recover() {
      if (!has(creatureOf(t.state, creep), BITS.dazed)) yield* recover(t, creep);
    },
  };
}

/** See {@link RowTurn.approach}. */
function* approach(
  actor: Actor,
  power: AttackPower,
  targets: readonly CreatureId[],
): Flow<CreatureId | undefined> {
  const { t, id } = actor;
  if (isBarred(actor, power)) return undefined;
  const plan = yield* settlingTies(t, () =>
    planNear(lookAround(actor), power, targets, mayMove(t, id)),
  );
  if (plan?.target === undefined) return undefined;
  if (plan.legs.length === 0 && !has(creatureOf(t.state, id), BITS.dazed)) yield* recover(t, id);
  else yield* goAlong(actor, plan.legs);
  return plan.target;
}

/** Whether it can walk with its Move Action, and attack besides. */
function mayMove(t: Kazzam, id: CreatureId): boolean {
  const self = creatureOf(t.state, id);
  const keeps = has(self, BITS.dazed) || has(self, BITS.prone) || holdsOn(t.state, id).length > 0;
  return !keeps && walkOf(t, id) !== undefined;
}

/** With its Move Action spent it attacks from where it stands, if it can (KZ-AI-16). */
function* attackFromHere(
  usual: Actor,
  blocker: CreatureId,
  targets: readonly CreatureId[],
): Flow<void> {
  const row = rowFor(usual);
  if (row === undefined) return;
  const actor = withFurther(usual, row, targets);
  const power = row.power ?? basicAttackOf(actor.block);
  yield* attackBlocker(actor, lookAround(actor), power, blocker, false);
}

/**
 * Carries out a row; it gets free or up where that fits in (KZ-AI-27, KZ-AI-39).
 *
 * @param inTheWay who is its first target since an Opportunity of that one kept it from its orb (KZ-AI-16)
 */
function* followRow(
  actor: Actor,
  printed: AttackPower,
  enemies: readonly CreatureId[],
  inTheWay = NOBODY,
): Flow<void> {
  const { t, id } = actor;
  const power = attackLeft(actor, printed);
  // What its state leaves it no attack for is replaced by movement (KZ-AI-41).
  if (power === undefined) {
    yield* comeNearer(t, id, enemies, 2);
    return;
  }
  const self = creatureOf(t.state, id);
  const dazed = has(self, BITS.dazed);
  const held = holdsOn(t.state, id).length > 0;
  const prone = has(self, BITS.prone);
  // From where it stands, or with one Move Action (KZ-AI-18, KZ-AI-30, KZ-AI-35).
  const lookout = lookAround(actor);
  const moves = mayMove(t, id);
  const inOrder = (around: Lookout, canMove: boolean) =>
    inTheWay === NOBODY ? inRushOrder(around, enemies, canMove) : enemies;
  // One that Charges whenever it can gets free or up first, since it can Charge then (KM-MINO-03).
  const waits = (held || prone) && !dazed && actor.block.rush !== undefined;
  const targets = waits ? enemies : inOrder(lookout, moves);
  const plan = waits
    ? undefined
    : yield* settlingTies(t, () => planFirst(lookout, power, targets, moves));
  if (plan !== undefined) {
    // Where no movement is needed the Move Action gets it free or up first (KZ-AI-28).
    if (plan.legs.length === 0 && !dazed) yield* recover(t, id);
    yield* carryOut(actor, power, plan);
    return;
  }
  // A Dazed one has no action but this (KZ-AI-43).
  if (dazed) {
    if (held) yield* tryEscape(t, id);
    else yield* comeNearer(t, id, targets, 1);
    return;
  }
  // Held or Prone, it gets free or up before it goes anywhere (KZ-AI-28).
  if (held || prone) {
    yield* recover(t, id);
    yield* attackOnceFree(actor, power, waits ? inOrder(lookAround(actor), false) : targets);
    return;
  }
  yield* pursue(actor, lookout, power, targets);
}

/** Goes for one target after another (KZ-AI-30 to KZ-AI-38). */
function* pursue(
  actor: Actor,
  lookout: Lookout,
  power: AttackPower,
  targets: readonly CreatureId[],
): Flow<void> {
  const { t, id } = actor;
  const speed = walkOf(t, id)?.budget ?? 0;
  for (const target of targets) {
    const from = usableFrom(t, id, target, power);
    // It comes to an attack with one Move Action, or with one and a Charge (KZ-AI-30, KZ-AI-31, KZ-AI-35).
    const near = yield* settlingTies(t, () => planNearOrCharge(lookout, power, [target], true));
    if (near !== undefined) {
      yield* carryOut(actor, power, near);
      return;
    }
    // Only an Opportunity keeps it from that: it turns on who would get it (KZ-AI-15, KZ-AI-16).
    const beside = yield* settlingTies(t, () => firstInTheWay(t, id, from, speed));
    if (beside !== undefined) {
      yield* turnOn(actor, lookout, power, beside);
      return;
    }
    // It moves twice; a ranged attack must come into range by that (KZ-AI-32, KZ-AI-36).
    const within = power.target === 'melee' ? undefined : 2 * speed;
    const far = yield* settlingTies(t, () => planApproach(t, id, 2, from, within));
    if (far !== undefined) {
      yield* carryOut(actor, power, far);
      return;
    }
    // Every way there grants somebody an Opportunity (KZ-AI-16).
    const ahead = yield* settlingTies(t, () => firstInTheWay(t, id, from));
    if (ahead !== undefined) {
      yield* turnOn(actor, lookout, power, ahead);
      return;
    }
    // There is no way at all: the next enemy in priority (KZ-AI-33, KZ-AI-37).
  }
  // None is left (KZ-AI-38).
  yield* guard(t, id);
}
