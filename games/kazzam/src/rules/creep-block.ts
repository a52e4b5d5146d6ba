import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import type { Answers } from './ability.ts';
import type { AttackPower } from './aim.ts';
import type { CreepType } from './credit.ts';
import { creatureOf } from './creatures.ts';

/** A row of a Creep's table: what its members do when the group's die shows one of these. */
export interface CreepRow {
  readonly id: string;
  readonly rule: string;
  readonly faces: readonly number[];
  /** The attack that the row is, if it is one; its target decides which AI is used (KZ-AI-39). */
  readonly power: AttackPower;
}

/** A Creep block: header, rows, what it answers to. */
export interface CreepBlock {
  readonly id: string;
  readonly name: string;
  readonly type: CreepType;
  readonly speed: number;
  readonly mob: boolean;
  readonly rule: string;
  /** How far its attacks and Opportunities reach: 1 in melee. */
  readonly range: number;
  readonly rows: readonly CreepRow[];
  /** Answers of each member to events, besides its rows: traits. */
  readonly on?: Answers;
  /** Done when an athlete's attack missed it (KZ-CREEP-20). */
  readonly missTrigger?: (t: Kazzam, creep: CreatureId, attacker: CreatureId) => Flow<void>;
}

const blocks = new Map<string, CreepBlock>();

/** Makes Creep blocks known. @throws RangeError for an id that is known already */
export function declareCreeps(list: readonly CreepBlock[]): void {
  for (const block of list) {
    if (blocks.has(block.id)) throw new RangeError(`creep "${block.id}" is declared twice`);
    blocks.set(block.id, block);
  }
}

/** The block of that id. */
export function creepBlock(id: string): CreepBlock | undefined {
  return blocks.get(id);
}

/** The block of a Creep; nothing for athletes. */
export function creepBlockOf(state: KazzamState, id: CreatureId): CreepBlock | undefined {
  const group = state.groups[creatureOf(state, id).group];
  return group === undefined ? undefined : blocks.get(group.id);
}
