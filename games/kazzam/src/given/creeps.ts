import { readRecord, readWord, wrong } from '@tablewright/engine/given';
import { type Creature, type CreepGroup, type KazzamState, NOBODY, NOWHERE } from '../model.ts';
import { contentOf } from '../rules/effects/content.ts';
import { type CreepTeam, hpOf } from '../rules/effects/creep-block.ts';
import { creepOf, nameOf } from '../rules/effects/new-creep.ts';
import { groupState, memberBlock } from '../rules/match/creep-groups.ts';
import type { Moment } from '../table.ts';
import type { ToldCreature } from './athletes.ts';
import { CREEP_KEYS, writeCreature } from './creatures.ts';
import { readList, readRecords, readText, type Written } from './fields.ts';
import { count, type Forms, flag, list, pair, readFields, whole, writeFields } from './forms.ts';
import { creature } from './names.ts';
import { layGuarded, writeGuarded } from './orbs.ts';

const MEMBER_KEYS = ['name', 'kind', ...CREEP_KEYS];

/** What a match changes of a group, by the names that a position has for it. */
interface Course {
  readonly takenOut: [number, number];
  readonly paid: boolean;
  readonly die: number;
  readonly nextRoll: number;
  readonly retriever: number;
  readonly decided: boolean;
  readonly attacked: number[];
}

const COURSE: Forms<Course> = {
  takenOut: pair,
  paid: flag,
  die: count(),
  nextRoll: whole,
  retriever: creature,
  decided: flag,
  attacked: list(creature),
};

const FRESH: Course = {
  takenOut: [0, 0],
  paid: false,
  die: 0,
  nextRoll: 0,
  retriever: NOBODY,
  decided: false,
  attacked: [],
};

const GROUP_KEYS = ['group', 'members', 'enemies', 'awake', 'orb', ...Object.keys(COURSE)];

/** The creep groups with their members, in their order. */
export function writeCreeps(moment: Moment, statuses: readonly Written[]): readonly Written[] {
  const { state } = moment;
  return state.groups.map((group, number) => {
    const { face: die, checked: attacked, enemies, awake, ...others } = group;
    const members = [...state.creatures.keys()].filter(
      (id) => state.creatures[id]?.group === number,
    );
    return {
      group: group.id,
      members: members.map((id, at) => ({
        name: creature.write(state, id),
        ...writeKind(moment, group.id, at, state.creatures[id]?.block),
        ...writeCreature(state, id, statuses[id] ?? {}),
      })),
      enemies: list(creature).write(state, enemies),
      awake,
      ...writeGuarded(state, number),
      ...writeFields(state, COURSE, { ...others, die, attacked }, FRESH),
    };
  });
}

/** Which member of a team it is, where that is not the one of its number in the list. */
function writeKind(moment: Moment, group: string, at: number, block: string | undefined): Written {
  const { members = [], brings = [] } = contentOf(moment).groups.get(group) ?? {};
  if (members.length === 0 || members[at]?.block === block) return {};
  return { kind: [...members, ...brings].find((member) => member.block === block)?.name };
}

/** A creep group as it is told. */
export interface ToldGroup {
  readonly one: Written;
  readonly where: string;
  readonly members: readonly ToldCreature[];
}

/** Creep groups in place of the map's, as they are made. */
export function makeCreeps(moment: Moment, value: unknown): readonly ToldGroup[] {
  const { state } = moment;
  readList(value, 'creeps');
  state.creatures = state.creatures.slice(0, state.builds.length);
  state.groups = [];
  state.items = state.items.map((orb) => ({ ...orb, groups: [] }));
  return readRecords(value, 'creeps', GROUP_KEYS).map(({ one, where }) => ({
    one,
    where,
    members: makeGroup(moment, one, where),
  }));
}

function makeGroup(moment: Moment, one: Written, where: string): readonly ToldCreature[] {
  const { state } = moment;
  const { groups } = contentOf(moment);
  const ids = [...groups.keys()];
  const group = groups.get(readWord(one.group, `${where}.group`, ids) ?? '');
  if (group === undefined) wrong(`${where}.group`, `must be one of ${ids.join(', ')}`);
  const members = readList(one.members, `${where}.members`).map((item, at): ToldCreature => {
    const place = `${where}.members.${at}`;
    const told = typeof item === 'string' ? { at: item } : readRecord(item, place, MEMBER_KEYS);
    return { one: told ?? {}, where: place };
  });
  const made: Creature[] = [];
  for (const [at, member] of members.entries())
    made.push(makeMember(moment, group, { at, others: made }, member));
  state.creatures.push(...made);
  const brought = made.filter(({ block }) => group.brings?.some((one) => one.block === block));
  state.groups.push(groupState(group, group.oneBody === true ? 1 : made.length - brought.length));
  return members;
}

/** Larger Creeps are 2x2 on every map (KM-SWARM-01, KM-BEAR-01). */
function makeMember(
  moment: Moment,
  { id, members, brings = [] }: CreepTeam,
  { at, others }: { readonly at: number; readonly others: readonly Creature[] },
  { one, where }: ToldCreature,
): Creature {
  const { state } = moment;
  const kinds = [...members, ...brings].map(({ name }) => name);
  if (kinds.length === 0 && one.kind !== undefined) wrong(`${where}.kind`, 'goes with a team only');
  if (kinds.length > 0 && one.kind === undefined && at >= members.length)
    wrong(`${where}.kind`, `must be one of ${kinds.join(', ')}`);
  const kind = readWord(one.kind, `${where}.kind`, kinds);
  const block = memberBlock(contentOf(moment), id, kind === undefined ? at : kinds.indexOf(kind));
  const { side = 1 } = block;
  const number = kinds.length > 0 ? undefined : at;
  return creepOf(block, {
    group: state.groups.length,
    name:
      readText(one.name, `${where}.name`) ?? nameOf(block, number, [...state.creatures, ...others]),
    cell: NOWHERE,
    size: { width: side, height: side },
    hp: hpOf(block, state.perTeam),
  });
}

/** Whom groups have as enemies, what they guard, and how their round has gone. */
export function layGroups(state: KazzamState, told: readonly ToldGroup[]): void {
  for (const [number, { one, where }] of told.entries()) {
    const group = state.groups[number];
    if (group === undefined) continue;
    const { die, attacked, ...others } = readFields(state, COURSE, one, where);
    const enemies =
      one.enemies === undefined ? [] : list(creature).read(state, one.enemies, `${where}.enemies`);
    const awake =
      one.awake === undefined ? enemies.length > 0 : flag.read(state, one.awake, `${where}.awake`);
    const course: Partial<CreepGroup> = {
      ...others,
      enemies,
      awake,
      ...(die === undefined ? {} : { face: die }),
      ...(attacked === undefined ? {} : { checked: attacked }),
    };
    Object.assign(group, course);
    checkTakenOut(state, number, where);
    layGuarded(state, number, one.orb, `${where}.orb`);
  }
}

/** Nobody was Taken Out who is still there (KZ-SCORE-09). */
function checkTakenOut({ creatures, groups }: KazzamState, number: number, where: string): void {
  const [ours = 0, theirs = 0] = groups[number]?.takenOut ?? [];
  // One that is there with no HP left is a Shade (KM-SOUL-03).
  const out = creatures.filter(
    ({ group, cell, hp }) => group === number && (cell === NOWHERE || hp === 0),
  ).length;
  if (ours + theirs <= out) return;
  wrong(
    `${where}.takenOut`,
    `must be ${out} together at most: members that are Taken Out are listed as { "at": "nowhere", "hp": 0 }`,
  );
}
