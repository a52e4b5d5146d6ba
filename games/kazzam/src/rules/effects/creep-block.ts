import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, CreepType, Effect, KazzamState, Status } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { Body } from '../court/footprint.ts';
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

/** What a Creep does when the die of its group shows one of these; what it does always, without (KM-CRP-13). */
interface Row {
  readonly id: string;
  readonly rule: string;
  readonly faces?: readonly number[];
}

/** Attacks that come with the one of a row, each on one more target, nobody twice (KM-CHARM-02). */
export interface FurtherAttacks {
  /** The trait that brings them. */
  readonly rule: string;
  /** In the order in which they are made; the first that finds nobody ends them. */
  readonly powers: readonly AttackPower[];
}

/** A row that is one attack, made by the AI that its target decides on (KZ-AI-39). */
export interface AttackRow extends Row {
  readonly power: AttackPower;
  readonly further?: FurtherAttacks;
  readonly act?: undefined;
}

/** A row that is something else: several attacks, a movement with its own rule, help for another. */
export interface OwnRow extends Row {
  readonly power?: undefined;
  readonly further?: undefined;
  readonly act: (turn: RowTurn) => Flow<void>;
}

/** A row of a Creep's table. */
export type CreepRow = AttackRow | OwnRow;

/** A Creep that comes to a row of its own in its turn. */
export interface RowTurn {
  readonly t: Kazzam;
  readonly creep: CreatureId;
  /** Whom it may go for, in the order of its priorities (KZ-AI-10 to KZ-AI-14); at least one. */
  readonly targets: readonly CreatureId[];
  /** Whether its state leaves it that attack (KZ-CREEP-24). */
  readonly may: (power: AttackPower) => boolean;
  /** Makes an attack as a row of it would be made: it goes for these targets in their order. */
  readonly attack: (power: AttackPower, targets: readonly CreatureId[]) => Flow<void>;
  /**
   * Goes, with one Move Action at most, to where it can use a power on the first of these targets, or
   * stays if it can move nowhere or need not, and gets free or up where it stays (KZ-AI-28). Gives whom
   * it has in reach then.
   */
  readonly approach: (
    power: AttackPower,
    targets: readonly CreatureId[],
  ) => Flow<CreatureId | undefined>;
  /** Makes an attack from where it stands, if it can; gives whether it did. */
  readonly attackFromHere: (power: AttackPower, target: CreatureId) => Flow<boolean>;
  /** Gets free or up with its Move Action, if it has one, before what it does in place (KZ-AI-28). */
  readonly recover: () => Flow<void>;
}

/**
 * A group of unlike Creeps (KZ-CREEP-14, KM-CRP-13): as many members as its type has, from the top of the list.
 * Each does the one row of its block, and no die is rolled.
 */
export interface CreepTeam {
  readonly id: string;
  readonly rule: string;
  readonly type: CreepType;
  /**
   * Its members by the names that the map has for their squares, with the ids of their blocks; none
   * where all are of the block that has the id of the group.
   */
  readonly members: readonly Named[];
  /**
   * Whom its members bring into it in the course of a match, in the same way. They count neither for its
   * size nor for credit (KZ-SCORE-17).
   */
  readonly brings?: readonly Named[];
  /** All members are tokens of one creature, with one bar of HP: its type counts it once (KM-MOLE-01). */
  readonly oneBody?: true;
}

/** A member by the name that it has in its group, with the id of its block. */
interface Named {
  readonly name: string;
  readonly block: string;
}

/** The group that is made of one block alone. */
export function groupOfOne({ id, rule, type }: CreepBlock): CreepTeam {
  return { id, rule, type, members: [] };
}

/** A status that a Creep has for the whole match, with its number and what limits it. */
export interface InnateStatus {
  readonly kind: Status;
  readonly amount: number;
  readonly data?: Effect['data'];
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
  /** HP by the number of athletes in a team, where they are not those of its type (KZ-CREEP-30). */
  readonly hp?: (perTeam: number) => number;
  /** Ward that it begins the match with. */
  readonly ward?: number;
  /** Neither forced movement nor a teleport brings it anywhere (KM-GOLEM-02). */
  readonly immovable?: true;
  /** How far its attacks and Opportunities reach: 1 in melee. */
  readonly range: number;
  readonly rows: readonly CreepRow[];
  /** Statuses that it has for the whole match; such as have a number or a limit with it. */
  readonly innate?: readonly (Status | InnateStatus)[];
  /** Statuses to which it is immune (KZ-STAT-05). */
  readonly immune?: readonly Status[];
  /** How well a square suits its attack, where that is not the usual (KM-SWARM-02). */
  readonly suits?: (
    t: Kazzam,
    creep: CreatureId,
    target: CreatureId,
    cell: Cell,
  ) => readonly number[];
  /**
   * The rule by which it Charges whenever it can, if it does: with the longest Charge that one Move
   * Action lines up, at the farthest enemy that it can Charge (KM-MINO-03).
   */
  readonly rush?: string;
  /** Whether it goes for an enemy before all others, in whose order they come then (KZ-AI-14). */
  readonly favours?: (state: KazzamState, creep: CreatureId, enemy: CreatureId) => boolean;
  /** Damage that its traits add to an attack of its own that deals any. */
  readonly extra?: (
    t: Kazzam,
    creep: CreatureId,
    target: CreatureId,
    power: AttackPower,
    origin: Body,
  ) => number;
  /** What comes before all else in its turn; gives whether it does nothing else then. */
  readonly first?: (t: Kazzam, creep: CreatureId) => Flow<boolean>;
  /** What it does where it has nobody to fight, in place of going to its orb and of its row (KM-CHUCK-03). */
  readonly idle?: (t: Kazzam, creep: CreatureId) => Flow<void>;
  /** Answers of each member to events, besides its rows: traits. */
  readonly on?: Answers;
  /** Done when an athlete's attack missed it (KZ-CREEP-20). */
  readonly missTrigger?: (t: Kazzam, creep: CreatureId, attacker: CreatureId) => Flow<void>;
}

/** A Goon's first wound above this Takes it Out (KZ-CREEP-09). */
export const GOON_THRESHOLD = 4;

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
      // What fells a fresh one at one blow; wounded it has 1 (KZ-CREEP-09, KM-INV-07).
      return { size: perTeam + 1, hp: GOON_THRESHOLD + 1 };
    case 'stooge':
      return { size: 2 * perTeam + 2, hp: 1 };
    case 'scab':
      return { size: 5 * perTeam + 5, hp: 1 };
  }
}

/** HP that a Creep begins the match with; at least 1 (KM-CRP-07). */
export function hpOf({ type, hp }: CreepBlock, perTeam: number): number {
  return Math.max(1, hp?.(perTeam) ?? groupOf(type, perTeam).hp);
}

/** The block with its rows' powers as records of one form: see {@link wholePower}. */
export function wholeBlock(block: CreepBlock): CreepBlock {
  return { ...block, rows: block.rows.map(wholeRow) };
}

function wholeRow(row: CreepRow): CreepRow {
  if (row.power === undefined) return row;
  const { power, further } = row;
  if (further === undefined) return { ...row, power: wholePower(power) };
  const powers = further.powers.map(wholePower);
  return { ...row, power: wholePower(power), further: { ...further, powers } };
}
