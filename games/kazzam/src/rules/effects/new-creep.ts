/** Creeps as they come into a match. */
import type { Cell } from '@tablewright/geometry';
import type { Creature } from '../../model.ts';
import { startingWards } from '../court/creatures.ts';
import { FRESH } from '../court/fresh-creature.ts';
import type { CreepBlock } from './creep-block.ts';

/** What a member is called: members of a kind are numbered, of a team only where a name is taken. */
export function nameOf(
  { name }: CreepBlock,
  number: number | undefined,
  others: readonly Creature[],
): string {
  if (number !== undefined) return `${name} ${number + 1}`;
  const taken = others.filter((other) => other.name === name || other.name.startsWith(`${name} `));
  return taken.length === 0 ? name : `${name} ${taken.length + 1}`;
}

/** A member of a group as it comes into the match. */
export function creepOf(
  block: CreepBlock,
  {
    group,
    name,
    cell,
    size: { width, height },
    hp,
  }: {
    readonly group: number;
    readonly name: string;
    readonly cell: Cell;
    readonly size: { readonly width: number; readonly height: number };
    readonly hp: number;
  },
): Creature {
  return {
    ...FRESH,
    wards: startingWards({ startingWard: block.ward ?? 0 }),
    held: [],
    spent: [],
    kind: 'creep',
    name,
    team: undefined,
    build: -1,
    group,
    block: block.id,
    type: block.type,
    mob: block.mob,
    cell,
    width,
    height,
    fullWidth: width,
    fullHeight: height,
    hp,
    maxHp: hp,
    speed: block.speed,
    // Its Opportunities reach as far as its attacks (KM-CRP-15).
    implementRange: block.range > 1 ? block.range : 0,
    implement: undefined,
  };
}
