import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, CreepType, Status } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { Answers } from './moments.ts';
import { type AttackPower, wholePower } from './power.ts';

/** Damage of the basic attacks of Creeps by type (KZ-CREEP-06 to KZ-CREEP-10, KZ-CREEP-31). */
const BASE_DAMAGE: Readonly<Record<CreepType, number>> = {
  champion: 3,
  elite: 3,
  standard: 2,
  goon: 2,
  stooge: 1,
  scab: 1,
};

/** The basic attack of a Creep: its type's base damage at its range, no Effect (KZ-BASIC-10). */
export function basicAttackOf({ type, range }: CreepBlock): AttackPower {
  return wholePower({
    id: 'creep-basic-attack',
    rule: 'KZ-BASIC-10',
    target: range > 1 ? { ranged: range } : 'melee',
    damage: BASE_DAMAGE[type],
    roll: 'none',
  });
}

/** A row of a Creep's table: what its members do when the group's die shows one of these. */
export interface CreepRow {
  readonly id: string;
  readonly rule: string;
  readonly faces: readonly number[];
  /** The attack that the row is; its target decides which AI is used (KZ-AI-39). */
  readonly power: AttackPower;
}

/** A Creep block: header, rows, what it answers to. */
export interface CreepBlock {
  readonly id: string;
  readonly name: string;
  readonly type: CreepType;
  readonly speed: number;
  readonly mob: boolean;
  /** Columns and rows that it fills; 1 if left out. */
  readonly side?: number;
  readonly rule: string;
  /** How far its attacks and Opportunities reach: 1 in melee. */
  readonly range: number;
  readonly rows: readonly CreepRow[];
  /** Statuses that it has for the whole match. */
  readonly innate?: readonly Status[];
  /** Statuses to which it is immune (KZ-STAT-05). */
  readonly immune?: readonly Status[];
  /** How well a square suits its attack, where that is not the usual (KM-SWARM-02). */
  readonly suits?: (
    t: Kazzam,
    creep: CreatureId,
    target: CreatureId,
    cell: Cell,
  ) => readonly number[];
  /** Answers of each member to events, besides its rows: traits. */
  readonly on?: Answers;
  /** Done when an athlete's attack missed it (KZ-CREEP-20). */
  readonly missTrigger?: (t: Kazzam, creep: CreatureId, attacker: CreatureId) => Flow<void>;
}

/** How many of a type stand in a group, and their HP, with so many athletes a team (KZ-CREEP-06 to 10). */
export function groupOf(
  type: CreepType,
  perTeam: number,
): { readonly size: number; readonly hp: number } {
  switch (type) {
    case 'champion':
      return { size: 1, hp: 5 * perTeam };
    case 'elite':
      return { size: 2, hp: 3 * perTeam };
    case 'standard':
      return { size: 3, hp: 2 * perTeam };
    case 'goon':
      return { size: perTeam + 1, hp: 1 };
    case 'stooge':
      return { size: 2 * perTeam + 2, hp: 1 };
    case 'scab':
      return { size: 5 * perTeam + 5, hp: 1 };
  }
}

/** The block with its rows' powers as records of one form: see {@link wholePower}. */
export function wholeBlock(block: CreepBlock): CreepBlock {
  return { ...block, rows: block.rows.map((row) => ({ ...row, power: wholePower(row.power) })) };
}
