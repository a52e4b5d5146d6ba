import { D6, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type CreepGroup, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { canAttackWith, isTarget, isTargetFrom, stanceOf } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { attackAll, trapsFor } from '../attack/attack-all.ts';
import type { Manner } from '../attack/attack-roll.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { areAdjacent } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { bodyAt, standingAt } from '../court/squeeze.ts';
import { targetsOfCreep } from '../creepmaster/targets.ts';
import { tell } from '../creepmaster/tell.ts';
import { settlingTies } from '../creepmaster/ties.ts';
import { creepBlockOf } from '../effects/content.ts';
import { basicAttackOf, type CreepBlock, type CreepRow } from '../effects/creep-block.ts';
import { effectOn } from '../effects/in-play.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { holdsOn, tryEscape } from '../movement/escape.ts';
import { move, walkOf } from '../movement/move.ts';
import { standUp } from '../movement/stand.ts';
import { telling } from '../sight/come-to-light.ts';
import { fleeFrom } from './flee.ts';
import { guard } from './guard.ts';
import { chooseRetriever, firstInTheWay, retrieve, tellErrand } from './orb.ts';
import {
  type Lookout,
  lookAround,
  type Plan,
  planApproach,
  planArea,
  planAttack,
  planCharge,
  victimsOf,
} from './plan.ts';

/** How a Creep's turn differs from a usual one. */
export interface CreepCommand {
  /** Who dominates it for this turn, with a die of its own in place of its group's (KR-SPEC-06). */
  readonly by?: CreatureId;
}

/** The Action Phase of a Creep, by its rules alone (KZ-AI-01 to KZ-AI-46). */
export function* creepTurn(t: Kazzam, id: CreatureId, command: CreepCommand = {}): Flow<void> {
  const creature = creatureOf(t.state, id);
  const group = itemAt(t.state.groups, creature.group);
  const block = creepBlockOf(t, id);
  if (block === undefined || group === undefined || !isOnMap(creature)) return;
  // A group that never had an enemy is asleep (KZ-AI-02).
  if ((!group.awake && command.by === undefined) || has(creature, BITS.stunned)) return;
  yield* telling(t, act(t, id, { block, group, command }));
}

/** What a Creep goes by. */
interface Orders {
  readonly block: CreepBlock;
  readonly group: CreepGroup;
  readonly command: CreepCommand;
}

function* act(t: Kazzam, id: CreatureId, { block, group, command }: Orders): Flow<void> {
  const provoked = command.by !== undefined;
  // The first of its members that acts in a round settles it for all (KZ-AI-46).
  if (!group.decided && !provoked) chooseRetriever(t, creatureOf(t.state, id).group);
  const usual: Actor = {
    t,
    id,
    block,
    manner: {},
    ...(command.by === undefined ? {} : { master: command.by }),
  };
  const forced = yield* runsWild(usual);
  if (forced === 'done') return;
  const actor: Actor = { ...usual, ...forced };
  let targets = yield* targetsOfCreep(t, id, actor.master);
  if (group.retriever === id && !provoked) {
    tellErrand(t, id);
    const met = yield* retrieve(t, id);
    if (met === undefined) return;
    const { blocker, acted } = met;
    // With its Move Action spent it attacks from where it stands, if it can (KZ-AI-16).
    if (acted) {
      const row = rowOf(t, id, block, rolledFor(t, id, group, provoked));
      if (row !== undefined) yield* turnOn(actor, lookAround(t, id), row.power, blocker, false);
      return;
    }
    targets = [blocker, ...targets.filter((target) => target !== blocker)];
  }
  if (targets.length === 0) {
    yield* guard(t, id);
    return;
  }
  const row = rowOf(t, id, block, rolledFor(t, id, group, provoked));
  if (row !== undefined) yield* actByRow(actor, row.power, targets);
}

/** A Creep at its turn. */
interface Actor {
  readonly t: Kazzam;
  readonly id: CreatureId;
  readonly block: CreepBlock;
  /** How its attacks are made. */
  readonly manner: Manner;
  /** Who dominates it for this turn. */
  readonly master?: CreatureId;
  /** The only attacks that it may make. */
  readonly only?: 'melee' | 'basic-implement';
}

/** The die of its group for this round, rolled by the first that acts (KZ-AI-25). */
function rolledFor(t: Kazzam, id: CreatureId, group: CreepGroup, ownDie: boolean): number {
  if (ownDie) {
    const roll = t.roll(D6, 'creep', id);
    if (t.listening) t.emit({ type: 'own-roll', rule: 'KR-SPEC-06', who: id, roll });
    return roll;
  }
  if (group.face === 0) {
    const roll = t.roll(D6, 'creeps', creatureOf(t.state, id).group);
    // What is added keeps within the die (KZ-CREEP-27).
    group.face = Math.min(6, Math.max(1, roll + group.nextRoll));
    group.nextRoll = 0;
    if (t.listening) {
      t.emit({ type: 'group-roll', rule: 'KZ-AI-25', who: id, roll, face: group.face });
    }
  }
  return group.face;
}

/** The row of a face; a Disarmed Creep acts as though it were a 1 (KZ-CREEP-18). */
function rowOf(
  { state }: Kazzam,
  id: CreatureId,
  { rows }: CreepBlock,
  face: number,
): CreepRow | undefined {
  const shown = has(creatureOf(state, id), BITS.disarmed) ? 1 : face;
  return rows.find(({ faces }) => faces.includes(shown));
}

function isArea({ target }: AttackPower): boolean {
  return typeof target === 'object' && 'burst' in target;
}

/**
 * Uses a row on the first target that it can be used on, with what comes before it: escaping and
 * standing up where the plan leaves a Move Action for it (KZ-AI-28).
 */
function* actByRow(actor: Actor, printed: AttackPower, targets: readonly CreatureId[]): Flow<void> {
  const { t, id, block } = actor;
  const power = isBarred(actor, printed) ? basicAttackOf(block) : printed;
  const self = creatureOf(t.state, id);
  // What its state leaves it no attack for is replaced by movement (KZ-AI-41).
  if (isBarred(actor, power)) {
    yield* comeNearer(actor, targets, 2);
    return;
  }
  const dazed = has(self, BITS.dazed);
  const held = holdsOn(t.state, id).length > 0;
  const prone = has(self, BITS.prone);
  const free = !dazed && !held && !prone && walkOf(t, id) !== undefined;
  const lookout = lookAround(t, id);
  const plan = yield* settlingTies(t, () => planFor(lookout, power, targets, free));
  if (plan !== undefined && plan.legs.length > 0) {
    yield* carryOut(actor, power, plan);
    return;
  }
  if (plan !== undefined) {
    // It needs no movement: the Move Action goes into what holds it, or down (KZ-AI-28).
    if (!dazed) yield* recover(actor);
    if (isOnMap(self)) yield* carryOut(actor, power, plan);
    return;
  }
  if (dazed) {
    if (held) yield* tryEscape(t, id);
    else yield* comeNearer(actor, targets, 1);
    return;
  }
  if (held || prone) {
    if (held) yield* tryEscape(t, id);
    else yield* standUp(t, id);
    yield* afterRecovery(actor, power, targets);
    return;
  }
  yield* pursue(actor, lookout, power, targets);
}

/** What an Attack Action is left for once the Move Action went into getting free or up (KZ-AI-28). */
function* afterRecovery(
  actor: Actor,
  power: AttackPower,
  targets: readonly CreatureId[],
): Flow<void> {
  const { t, id } = actor;
  const [target] = targets;
  if (target === undefined || !isOnMap(creatureOf(t.state, id))) return;
  const lookout = lookAround(t, id);
  const now = yield* settlingTies(
    t,
    () =>
      planFor(lookout, power, targets, false) ??
      (power.target === 'melee' ? planCharge(lookout, target, false) : undefined),
  );
  if (now !== undefined) yield* carryOut(actor, power, now);
  else yield* comeNearer(actor, targets, 1);
}

/** Whether its state leaves it no such attack (KZ-CREEP-24). */
function isBarred({ block, only }: Actor, { target, id }: AttackPower): boolean {
  if (only === 'basic-implement') return id !== basicAttackOf(block).id;
  return only === 'melee' && target !== 'melee';
}

/** Escapes, else stands up (KZ-AI-28). */
function* recover({ t, id }: Actor): Flow<void> {
  if (holdsOn(t.state, id).length > 0) yield* tryEscape(t, id);
  else yield* standUp(t, id);
}

/** A plan for the first target that it can be carried out on from here, or with a Move Action. */
function planFor(
  lookout: Lookout,
  power: AttackPower,
  targets: readonly CreatureId[],
  mayMove: boolean,
): Plan | undefined {
  const { t, id } = lookout;
  const creature = creatureOf(t.state, id);
  if (!canAttackWith({ ...creature, has: 0 }, power)) return undefined;
  const [first] = targets;
  if (first === undefined) return undefined;
  if (isArea(power)) return planArea(lookout, first, power, mayMove);
  // Who cannot move takes the first it can reach, others only the first of all (KZ-AI-42).
  const rooted = walkOf(t, id) === undefined;
  for (const target of mayMove || !rooted ? [first] : targets) {
    const plan = planAttack(lookout, target, power, mayMove);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/**
 * Goes for its targets in their order: with one Move Action, with a Charge after it, by two Move
 * Actions (KZ-AI-30 to KZ-AI-38). Where every way would grant an Opportunity, it turns on who would
 * get the first (KZ-AI-16, KZ-AI-17).
 */
function* pursue(
  actor: Actor,
  lookout: Lookout,
  power: AttackPower,
  targets: readonly CreatureId[],
): Flow<void> {
  const { t, id } = actor;
  for (const target of targets) {
    const from = usableFrom(actor, power, target);
    const now = yield* settlingTies(
      t,
      (): Plan | undefined =>
        planFor(lookout, power, [target], true) ??
        (power.target === 'melee' ? planCharge(lookout, target) : undefined),
    );
    // A way round that comes to no attack is none to carry its action out (KZ-AI-15).
    const blocker =
      now === undefined
        ? yield* settlingTies(t, () => firstInTheWay(t, id, from, speedFor(actor)))
        : undefined;
    const far = power.target === 'melee' ? undefined : 2 * speedFor(actor);
    const plan =
      now ??
      (blocker === undefined
        ? yield* settlingTies(t, () => planApproach(t, id, 2, from, far))
        : undefined);
    if (plan !== undefined) {
      yield* carryOut(actor, power, plan);
      return;
    }
    const barrier = blocker ?? (yield* settlingTies(t, () => firstInTheWay(t, id, from)));
    if (barrier === undefined) continue;
    tell(t, id, 'retarget', barrier, 'KZ-AI-16');
    yield* turnOn(actor, lookout, power, barrier);
    return;
  }
  yield* guard(t, id);
}

function speedFor({ t, id }: Actor): number {
  return walkOf(t, id)?.budget ?? 0;
}

/** Tells whether a power could be used on a target from a square. */
function usableFrom(
  { t, id }: Actor,
  power: AttackPower,
  target: CreatureId,
): (cell: Cell) => boolean {
  const stance = stanceOf(t, id, power);
  // Areas that Creeps make spare Creeps (KM-CRP-12).
  if (isArea(power) && creatureOf(t.state, target).kind === 'creep') return () => false;
  return (cell) => standingAt(t.state, id, cell, () => isTargetFrom(t, stance, target));
}

/** Attacks who is in its way: with its row, or else with its basic attack (KZ-AI-16, KZ-AI-17). */
function* turnOn(
  actor: Actor,
  lookout: Lookout,
  power: AttackPower,
  blocker: CreatureId,
  mayMove = true,
): Flow<void> {
  const basic = basicAttackOf(actor.block);
  const plan = yield* settlingTies(actor.t, () => planFor(lookout, power, [blocker], mayMove));
  if (plan !== undefined) {
    yield* carryOut(actor, power, plan);
    return;
  }
  const other = yield* settlingTies(actor.t, () => planFor(lookout, basic, [blocker], mayMove));
  if (other !== undefined) yield* carryOut(actor, basic, other);
}

/** Goes along the plan and attacks, if it still can when it is there. */
function* carryOut(actor: Actor, power: AttackPower, plan: Plan): Flow<void> {
  const { t, id, block, manner } = actor;
  const { state } = t;
  const self = creatureOf(state, id);
  let reaches = self.cell;
  for (const { movement, path } of plan.legs) {
    // Stopped on the way, it has no use for the rest of it.
    if (!isOnMap(self) || self.cell !== reaches) break;
    reaches = path.at(-1) ?? reaches;
    yield* move(t, id, movement, undefined, path);
  }
  const { target } = plan;
  if (target === undefined || !isOnMap(self)) return;
  // A Charge that was stopped short is spent (KZ-BASIC-07).
  if (plan.charges && self.cell !== reaches) return;
  if (isArea(power)) {
    // The traps in it as well: they are no Creeps (D-24).
    const victims = victimsOf(t, id, power);
    const traps = trapsFor(t, id, power);
    if (victims.length + traps.length > 0) {
      tell(t, id, 'attack-all', NOBODY, 'KZ-AI-25', power.id);
      yield* attackAll(t, id, victims, traps, power, manner);
    }
    return;
  }
  const used = plan.charges ? basicAttackOf(block) : power;
  const reached = isTarget(t, id, target, used)
    ? target
    : (yield* targetsOfCreep(t, id, actor.master)).find((other) => isTarget(t, id, other, used));
  if (reached === undefined) return;
  tell(t, id, 'attack', reached, 'KZ-AI-25', used.id);
  yield* attack(t, id, reached, used, manner);
}

/** Comes nearer to its first target with so many Move Actions (KZ-AI-32, KZ-AI-41, KZ-AI-43). */
function* comeNearer(
  { t, id }: Actor,
  targets: readonly CreatureId[],
  actions: number,
): Flow<void> {
  const [target] = targets;
  if (target === undefined) return;
  const body = creatureOf(t.state, id);
  const beside = (cell: Cell) =>
    areAdjacent(
      groundOf(t.state),
      bodyAt(groundOf(t.state), body, cell),
      creatureOf(t.state, target),
    );
  const plan = yield* settlingTies(t, () => planApproach(t, id, actions, beside));
  for (const leg of plan?.legs ?? []) yield* move(t, id, leg.movement, undefined, leg.path);
}

/**
 * A Frenzied or Panicked Creep rolls as athletes do: a forced basic attack on the source on 2 to 4,
 * from which a Panicked one runs then, else it goes on with few attacks (KZ-CREEP-24).
 */
function* runsWild(actor: Actor): Flow<Partial<Actor> | 'done'> {
  const { t, id, block } = actor;
  const { state } = t;
  // The first of these governs the turn (KZ-STAT-68).
  const entry = effectOn(state, 'frenzied', id) ?? effectOn(state, 'panicked', id);
  if (entry === undefined || has(creatureOf(state, id), BITS.dominated)) return {};
  const frenzied = entry.kind === 'frenzied';
  const status = frenzied ? 'frenzied' : 'panicked';
  const rule = frenzied ? 'KZ-STAT-26' : 'KZ-STAT-46';
  const roll = t.roll(D6, status, id);
  if (t.listening) t.emit({ type: 'wild', rule, who: id, by: entry.by, status, roll });
  const source = itemAt(state.creatures, entry.by);
  const self = creatureOf(state, id);
  const gone =
    source === undefined ||
    !isOnMap(source) ||
    has(source, BITS.hidden) ||
    !groundOf(state).inOnePart(self.cell, source.cell);
  const only = frenzied ? 'melee' : 'basic-implement';
  if (gone || roll >= 5) return { only };
  if (roll === 1) return { only, master: entry.by };
  const manner: Manner = { disadvantages: roll === 2 ? [rule] : [], spared: entry.by };
  const power = basicAttackOf(block);
  const wild: Actor = { ...actor, manner };
  const plan = yield* settlingTies(t, () =>
    planFor(lookAround(t, id), power, [entry.by], frenzied),
  );
  if (plan !== undefined) yield* carryOut(wild, power, plan);
  else if (frenzied) yield* comeNearer(wild, [entry.by], 1);
  if (!frenzied) yield* fleeFrom(t, id, entry.by);
  return 'done';
}
