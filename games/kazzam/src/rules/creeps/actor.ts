import type { CreatureId, CreepGroup } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { Manner } from '../attack/attack-roll.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { creepBlockOf } from '../effects/content.ts';
import { basicAttackOf, type CreepBlock, type FurtherAttacks } from '../effects/creep-block.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';

/** How a Creep's turn differs from a usual one. */
export interface CreepCommand {
  /** Who dominates it for this turn, with a die of its own in place of its group's (KR-SPEC-06). */
  readonly by?: CreatureId;
}

/** A Creep at its turn, and what it goes by. */
export interface Actor {
  readonly t: Kazzam;
  readonly id: CreatureId;
  readonly block: CreepBlock;
  readonly group: CreepGroup;
  /** Whether it has this turn besides its own: it sees to no orb and has its own die (KR-SPEC-06). */
  readonly provoked: boolean;
  /** How its attacks are made. */
  readonly manner: Manner;
  /** Who dominates it for this turn. */
  readonly master?: CreatureId;
  /** Its enemies in the order that its dominator has named them in, where one does (KZ-CREEP-19). */
  readonly named?: readonly CreatureId[];
  /** The only attacks that it may make (KZ-CREEP-24). */
  readonly only?: 'melee' | 'basic-implement';
  /** What comes with the attack of its row. */
  readonly further?: Further | undefined;
}

/** Attacks on further targets, as a Creep can make them, and whom they may be made on. */
export interface Further extends FurtherAttacks {
  /** In the order of its priorities as it begins, its first target among them. */
  readonly targets: readonly CreatureId[];
}

/** A Creep that can act; none if it is off the map, Stunned (KZ-AI-43) or asleep (KZ-AI-02). */
export function readyToAct(t: Kazzam, id: CreatureId, { by }: CreepCommand): Actor | undefined {
  const creature = creatureOf(t.state, id);
  const group = itemAt(t.state.groups, creature.group);
  const block = creepBlockOf(t, id);
  if (block === undefined || group === undefined || !isOnMap(creature)) return undefined;
  const provoked = by !== undefined;
  if ((!group.awake && !provoked) || has(creature, BITS.stunned)) return undefined;
  return { t, id, block, group, provoked, manner: {}, ...(provoked ? { master: by } : {}) };
}

/**
 * What its state leaves it of an attack: that one, else its basic attack, else none (KZ-CREEP-24,
 * KZ-AI-41).
 */
export function attackLeft(actor: Actor, printed: AttackPower): AttackPower | undefined {
  const basic = basicAttackOf(actor.block);
  if (!isBarred(actor, printed)) return printed;
  return isBarred(actor, basic) ? undefined : basic;
}

/** Whether its state leaves it no such attack (KZ-CREEP-24). */
export function isBarred({ block, only }: Actor, { target, id }: AttackPower): boolean {
  if (only === 'basic-implement') return id !== basicAttackOf(block).id;
  return only === 'melee' && target !== 'melee';
}
