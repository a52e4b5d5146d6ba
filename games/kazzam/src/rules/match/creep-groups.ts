/** Groups of Creeps as a match begins. */
import { D6 } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CourtMap, mirrorOf, type PrintedStart } from '../../map/court-map.ts';
import { type Creature, type CreepGroup, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { type Content, contentOf } from '../effects/content.ts';
import { type CreepBlock, type CreepTeam, groupOf, hpOf } from '../effects/creep-block.ts';
import { creepOf, nameOf } from '../effects/new-creep.ts';

/** What a match is set up with: dice, and a voice that tells of them if anybody listens. */
export type SetUp = Pick<Kazzam, 'options' | 'seatCount' | 'roll' | 'content'> &
  Partial<Pick<Kazzam, 'documents'>> &
  Partial<Pick<Kazzam, 'listening' | 'emit'>>;

/** Where a group comes among the others. */
interface Among {
  readonly place: number;
  /** All creatures before it. */
  readonly before: readonly Creature[];
  readonly perTeam: number;
}

/** A group of a map with its members in their squares (KM-GRID-04, KM-GRID-05). */
export function creepsOf(
  t: SetUp,
  map: CourtMap,
  name: string,
  { place, before, perTeam }: Among,
): { readonly group: CreepGroup; readonly members: readonly Creature[] } {
  const content = contentOf(t);
  const team = content.groups.get(name);
  const start = map.starts.find(({ group }) => group === name);
  if (team === undefined || start === undefined) {
    throw new RangeError(`${map.id} has no block or no start squares for its creeps "${name}"`);
  }
  const { size } = groupOf(team.type, perTeam);
  const tokens = team.oneBody === true ? team.members.length : size;
  const cells = startCells(t, map, start, { size: tokens, group: place, first: before.length });
  const members: Creature[] = [];
  for (const [at, cell] of cells.entries()) {
    const block = memberBlock(content, name, at);
    const called = nameOf(block, team.members.length > 0 ? undefined : at, [...before, ...members]);
    members.push(
      creepOf(block, {
        group: place,
        name: called,
        cell,
        size: start.size,
        hp: hpOf(block, perTeam),
      }),
    );
  }
  return { group: groupState(team, size), members };
}

/**
 * The block of a member of a group, by its number from 0 (KM-CRP-13).
 *
 * @throws RangeError for what is no group, and for a number beyond the list of a team
 */
export function memberBlock(content: Content, group: string, at: number): CreepBlock {
  const { members = [], brings = [] } = content.groups.get(group) ?? {};
  const named = [...members, ...brings];
  const block = content.blocks.get(members.length === 0 ? group : (named[at]?.block ?? ''));
  if (block === undefined) throw new RangeError(`there is no block for creep ${at} of "${group}"`);
  return block;
}

/** A group that is asleep (KZ-AI-02). */
export function groupState(
  { id, type, oneBody }: Pick<CreepTeam, 'id' | 'type' | 'oneBody'>,
  size: number,
): CreepGroup {
  return {
    id,
    type,
    size,
    ...(oneBody === true ? { oneBody } : {}),
    enemies: [],
    awake: false,
    takenOut: [0, 0],
    paid: false,
    face: 0,
    nextRoll: 0,
    retriever: NOBODY,
    decided: false,
    checked: [],
  };
}

/**
 * Alike creeps: an odd number on the axis or coin square, then pairs; an even one on pairs
 * (KM-GRID-04). Unlike ones where each is listed, all mirrored if a die says so (KM-GRID-05).
 */
function startCells(
  t: SetUp,
  map: CourtMap,
  start: PrintedStart,
  { size, group, first }: { readonly size: number; readonly group: number; readonly first: number },
): readonly Cell[] {
  /** Whether the die for these squares shows 1 to 3. */
  const isLow = (rule: string, cells: readonly [Cell, Cell]): boolean => {
    const roll = t.roll(D6, 'creep-start', group);
    const low = roll <= 3;
    t.emit?.({ type: 'start', rule, who: first, group, roll, cell: cells[low ? 0 : 1] });
    return low;
  };
  const cells: Cell[] = [];
  if (start.members.length > 0) {
    const listed = start.members.slice(0, size).map(({ cell }) => cell);
    const mirrored = listed.map((cell) => mirrorOf(map, cell, start.size.width));
    const low = isLow('KM-GRID-05', [listed[0] ?? NOBODY, mirrored[0] ?? NOBODY]);
    cells.push(...(low ? listed : mirrored));
  } else {
    if (size % 2 === 1) {
      if (start.axis !== undefined) cells.push(start.axis);
      else if (start.coin !== undefined)
        cells.push(start.coin[isLow('KM-GRID-04', start.coin) ? 0 : 1]);
    }
    cells.push(...start.pairs.slice(0, Math.floor(size / 2)).flat());
  }
  if (cells.length !== size) {
    throw new RangeError(`${start.group} has ${cells.length} start squares for ${size} creeps`);
  }
  return cells;
}
