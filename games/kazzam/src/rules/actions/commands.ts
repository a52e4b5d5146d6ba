/** What an athlete does through the creatures that it brings into the match (KC-SUM-03, KC-SUM-10). */
import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { canAttackWith, isBurst, isTarget } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { attackAll, trapsFor } from '../attack/attack-all.ts';
import type { Manner } from '../attack/attack-roll.ts';
import { suitsTurn } from '../attack/suits-turn.ts';
import { attackUnrolled, endHiding, mayAttackUnrolled } from '../attack/unrolled.ts';
import { creatureOf, creatureOption, creaturesWhere, isOnMap } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import type { Action } from '../effects/action.ts';
import { choose } from '../effects/ask.ts';
import type { BotHint, ChoiceHint, Judge } from '../effects/bot-hint.ts';
import type { Command, CompanionBlock } from '../effects/companion-block.ts';
import type { AttackPower } from '../effects/power.ts';
import { windows } from '../effects/windows.ts';
import { couldMove, noteOrder, orderMove, summonedBy, takesOrders } from '../movement/company.ts';
import { walkOf } from '../movement/move.ts';
import { reachable } from '../movement/reachable.ts';
import { summon } from '../movement/summon.ts';
import { seesSquare } from '../sight/sight.ts';
import { couldBecomeWall } from '../sight/walls.ts';
import { targetsOf } from './actions.ts';

/** How far from its summoner a creature appears (KC-SUM-10). */
const SUMMONED = 5;

const NEAR_FOES: ChoiceHint = { near: 'foes' };

/** Whether what is done through creatures ends the turn: as implement attacks do (KC-TMR-13 to KC-TMR-15). */
function endsWithIt({ state }: Kazzam, id: CreatureId): boolean {
  return creatureOf(state, id).implement !== 'wand';
}

/**
 * The Command of creatures of a kind: an attack-kind At-Will of their owner, whose source is the
 * creature. It has no implement icon (KC-SUM-03).
 *
 * @throws RangeError for a block that has none
 */
export function commandAction(block: CompanionBlock): Action {
  const { command } = block;
  if (command === undefined) throw new RangeError(`${block.id} takes no command`);
  const { id, rule } = 'power' in command ? command.power : command;
  const able = (t: Kazzam, owner: CreatureId): readonly CreatureId[] =>
    mayAttackUnrolled(t, owner)
      ? summonedBy(t.state, owner).filter(
          (creature) =>
            creatureOf(t.state, creature).block === block.id && couldUse(t, creature, command),
        )
      : [];
  return {
    id,
    rule,
    price: 'attack',
    limitsItself: true,
    bot: { worth: (judge) => Math.max(0, ...able(judge.t, judge.id).map(worthOf(judge, command))) },
    possible: (t, owner) => suits(t, owner, command) && able(t, owner).length > 0,
    *perform(t, owner) {
      const { state } = t;
      const options = able(t, owner).map((creature) => creatureOption(state, creature));
      const { creature } = yield* choose(t, owner, 'company-which', options, { rule });
      yield* carryOut(t, owner, creature, command);
      return endsWithIt(t, owner);
    },
  };
}

/** Whether what governs the turn of its owner leaves this attack (KZ-STAT-26, KZ-STAT-46). */
function suits({ state }: Kazzam, owner: CreatureId, command: Command): boolean {
  if (state.turn?.onlyAttacks === undefined) return true;
  return 'power' in command && suitsTurn(state, owner, command.power);
}

function worthOf(judge: Judge, command: Command): (creature: CreatureId) => number {
  const { bot } = command;
  return (creature) => {
    if ('power' in command) return judge.promise(creature, command.power);
    const worth =
      typeof bot?.worth === 'function' ? bot.worth({ ...judge, id: creature }) : bot?.worth;
    return worth ?? 0;
  };
}

function couldUse(t: Kazzam, creature: CreatureId, command: Command): boolean {
  if (!takesOrders(t.state, creature)) return false;
  if (!('power' in command)) return command.possible?.(t, creature) !== false;
  const { power } = command;
  return (
    canAttackWith(creatureOf(t.state, creature), power) && targetsOf(t, creature, power).length > 0
  );
}

/** It carries out the command; whoever gave it has attacked by that (KC-CONV-36, KZ-STAT-33). */
function* carryOut(
  t: Kazzam,
  owner: CreatureId,
  creature: CreatureId,
  command: Command,
): Flow<void> {
  noteOrder(t.state, creature);
  const event = { type: 'command', owner, creature, advantages: [] as string[] } as const;
  yield* windows.pass(t, event, function* ({ advantages }) {
    if (!isOnMap(creatureOf(t.state, creature))) return;
    if ('power' in command) yield* attackThrough(t, creature, command.power, { advantages });
    else yield* attackUnrolled(t, creature, () => command.run(t, creature));
  });
  endHiding(t, owner);
}

/** An attack of which a creature is the source: on one target, or on all in its area (KC-SUM-03). */
export function* attackThrough(
  t: Kazzam,
  creature: CreatureId,
  power: AttackPower,
  manner: Manner = {},
): Flow<void> {
  const { state } = t;
  if (isBurst(power)) {
    const only =
      typeof power.target === 'object' && 'burst' in power.target && power.target.enemies;
    const all = only === true ? targetsOf(t, creature, power) : allIn(t, creature, power);
    const traps = only === true ? [] : trapsFor(t, creature, power);
    // Who counts as an enemy its owner says (KC-CONV-23).
    const how = only === true ? { ...manner, spares: true as const } : manner;
    if (all.length + traps.length > 0) yield* attackAll(t, creature, all, traps, power, how);
    return;
  }
  const targets = canAttackWith(creatureOf(state, creature), power)
    ? targetsOf(t, creature, power)
    : [];
  if (targets.length === 0) return;
  const { creature: target } = yield* choose(
    t,
    creature,
    'target',
    targets.map((other) => creatureOption(state, other)),
    { rule: power.rule, of: { power: power.id }, always: true },
  );
  yield* attack(t, creature, target, power, manner);
}

function allIn(t: Kazzam, creature: CreatureId, power: AttackPower): readonly CreatureId[] {
  return creaturesWhere(t.state, (other) => isTarget(t, creature, other, power));
}

/** A power that summons. */
export interface Summons {
  readonly id: string;
  readonly rule: string;
  /** The Encounter slot that it shares (KC-TMR-10, KC-SUM-11). */
  readonly slot: string;
  readonly block: CompanionBlock;
  /** What the creature does as it appears: an attack of the power, which is no command (KC-SUM-10). */
  readonly appears: (t: Kazzam, creature: CreatureId) => Flow<void>;
  readonly bot: BotHint;
}

/** The Attack Action that brings a creature for the rest of the match (KC-TMR-08, KC-SUM-10). */
export function summonAction({ id, rule, slot, block, appears, bot }: Summons): Action {
  return {
    id,
    rule,
    price: 'attack',
    encounter: true,
    slot,
    bot,
    possible: (t, owner) => mayAttackUnrolled(t, owner) && squaresFor(t, owner).length > 0,
    *perform(t, owner) {
      const { state } = t;
      const ground = groundOf(state);
      const options = squaresFor(t, owner).map((square) => ground.option(square));
      const about = { power: id, bot: NEAR_FOES };
      const { cell } = yield* choose(t, owner, 'summon-where', options, { rule, about });
      const creature = yield* summon(t, { block: block.id, owner, cell, rule });
      if (isOnMap(creatureOf(state, creature))) yield* appears(t, creature);
      endHiding(t, owner);
      return endsWithIt(t, owner);
    },
  };
}

/** Unoccupied squares within reach and sight in which something can be made (KC-SUM-10, KC-CONV-38). */
function squaresFor(t: Kazzam, id: CreatureId): readonly Cell[] {
  const { state } = t;
  const self = creatureOf(state, id);
  const ground = groundOf(state);
  return ground.within(self.cell, SUMMONED).filter((cell) => {
    const distance = distanceBetween(ground, self, cell);
    if (distance === undefined || distance > SUMMONED) return false;
    return couldBecomeWall(state, cell) && seesSquare(t, id, cell);
  });
}

/** What the creature that gains most gains by a move. */
function gainOf(t: Kazzam, owner: CreatureId, gainAt: Judge['gainAt']): number {
  const gains = summonedBy(t.state, owner)
    .filter((one) => couldMove(t, one))
    .flatMap((one) => reachable(t, one, walkOf(t, one)).map(({ cell }) => gainAt(one, cell)));
  return Math.max(0, ...gains);
}

/**
 * A Move Action that an athlete spends on its creatures alone: all of them move by it, and with a wand
 * one of them a second time (KC-SUM-04, KC-TMR-14).
 */
export function leadAction(id: string, rule: string): Action {
  return {
    id,
    rule,
    price: 'move',
    // Worth what a creature gains by it that has nothing in its reach yet.
    bot: { worth: ({ t, id: owner, gainAt }) => gainOf(t, owner, gainAt) },
    possible: (t, owner) => summonedBy(t.state, owner).some((one) => couldMove(t, one)),
    *perform(t, owner) {
      const { state } = t;
      if (creatureOf(state, owner).implement !== 'wand') return false;
      const able = summonedBy(state, owner).filter((one) => couldMove(t, one));
      const options = able.map((one) => creatureOption(state, one));
      const chosen = yield* choose(t, owner, 'company-twice', [...options, { id: 'nobody' }], {
        rule: 'KC-TMR-14',
      });
      if ('creature' in chosen) yield* orderMove(t, chosen.creature);
      return false;
    },
  };
}
