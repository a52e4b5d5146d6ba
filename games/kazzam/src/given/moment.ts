import { clonePlain, GivenError } from '@tablewright/engine';
import { readRecord, readWord, wrong } from '@tablewright/engine/given';
import { INVARIANTS } from '../invariants.ts';
import { type Build, type Creature, type KazzamState, NOWHERE } from '../model.ts';
import { creatureOf } from '../rules/creatures.ts';
import { creepBlock, creepIds, groupOf } from '../rules/creep-block.ts';
import { athleteOf, creepOf, groupState } from '../rules/setup.ts';
import { refreshStatuses } from '../rules/status.ts';
import { readList } from './fields.ts';
import { count, readFields, text, type Written } from './forms.ts';
import { build, CREATURE, GROUP, stats, TABLE, team, USUAL } from './record-forms.ts';

const ATHLETE_KEYS = ['build', 'team', 'seat', 'stats', ...Object.keys(CREATURE)];
const GROUP_KEYS = ['id', 'members', ...Object.keys(GROUP)];
const MEMBER_KEYS = ['name', ...Object.keys(CREATURE)];
const KEYS = ['athletes', 'groups', ...Object.keys(TABLE)];

/**
 * Puts a moment of a match into a state that was just set up, down to the last detail; what is not
 * told is as when it was made. The fields are those of the state: see `model.ts`.
 *
 * @throws GivenError naming what was wrong, or the invariant that does not hold
 */
export function layMoment(state: KazzamState, value: unknown): void {
  const key = 'moment';
  const moment = readRecord(value, key, KEYS) ?? {};
  const athletes = readEach(moment.athletes, `${key}.athletes`, ATHLETE_KEYS);
  const groups = readEach(moment.groups, `${key}.groups`, GROUP_KEYS);
  const members = groups.map((group, at) =>
    readEach(group.members, `${key}.groups.${at}.members`, MEMBER_KEYS),
  );
  const lastSeat = Math.max(...state.seats);
  makeAthletes(state, athletes, `${key}.athletes`);
  for (const [at, group] of groups.entries()) {
    makeGroup(state, group, members[at] ?? [], `${key}.groups.${at}`);
  }
  state.seats = state.creatures.map((_, id) => state.seats[id] ?? lastSeat);
  layTable(state, moment, key);
  const told = [
    ...athletes.map((athlete, at) => [athlete, `${key}.athletes.${at}`] as const),
    ...members.flatMap((list, group) =>
      list.map((member, at) => [member, `${key}.groups.${group}.members.${at}`] as const),
    ),
  ];
  for (const [id, [written, where]] of told.entries()) {
    Object.assign(creatureOf(state, id), readFields(state, CREATURE, written, where));
    refreshStatuses(state, id);
  }
  for (const [at, group] of state.groups.entries()) {
    Object.assign(group, readFields(state, GROUP, groups[at] ?? {}, `${key}.groups.${at}`));
  }
  check(state, key);
}

function readEach(value: unknown, key: string, known: readonly string[]): readonly Written[] {
  return readList(value, key).map((one, at) => readRecord(one, `${key}.${at}`, known) ?? {});
}

/** The athletes as they were made, and the seats and numbers of each. */
function makeAthletes(state: KazzamState, list: readonly Written[], key: string): void {
  if (list.length === 0) wrong(key, 'must be one or more');
  const lastSeat = Math.max(...state.seats);
  const builds: Build[] = list.map((one, at) => build.read(state, one.build, `${key}.${at}.build`));
  state.builds = builds;
  state.creatures = builds.map((own, at) =>
    athleteOf(own, at, team.read(state, list[at]?.team, `${key}.${at}.team`)),
  );
  state.seats = list.map(({ seat }, at) => {
    const own = count().read(state, seat, `${key}.${at}.seat`);
    if (own > lastSeat) wrong(`${key}.${at}.seat`, `must be 0 to ${lastSeat}`);
    return own;
  });
  state.stats = list.map((one, at) => stats.read(state, one.stats ?? {}, `${key}.${at}.stats`));
  const sizeOf = (side: number) => state.creatures.filter((one) => one.team === side).length;
  state.perTeam = Math.max(sizeOf(0), sizeOf(1));
  state.groups = [];
}

/** A group and its members as they were made. */
function makeGroup(
  state: KazzamState,
  group: Written,
  members: readonly Written[],
  key: string,
): void {
  const id = readWord(group.id, `${key}.id`, creepIds());
  const block = creepBlock(id ?? '');
  if (block === undefined) wrong(`${key}.id`, `must be one of ${creepIds().join(', ')}`);
  const { hp } = groupOf(block.type, state.perTeam);
  const { side = 1 } = block;
  const made = members.map(({ name }, at): Creature => {
    const size = { width: side, height: side };
    const creep = creepOf(block, state.groups.length, at, NOWHERE, size, hp);
    if (name === undefined) return creep;
    return { ...creep, name: text.read(state, name, `${key}.members.${at}.name`) };
  });
  state.creatures.push(...made);
  state.groups.push(groupState(block.id, block.type, members.length));
}

function layTable(state: KazzamState, moment: Written, key: string): void {
  Object.assign(state, clonePlain(USUAL));
  const { pedestals, orbs, ...others } = TABLE;
  for (const name of Object.keys(TABLE)) {
    if (moment[name] === undefined && !(name in USUAL)) wrong(`${key}.${name}`, 'must be there');
  }
  // Each names what stands in those before it.
  Object.assign(state, readFields(state, { pedestals }, moment, key));
  Object.assign(state, readFields(state, { orbs }, moment, key));
  Object.assign(state, readFields(state, others, moment, key));
  const { turn, step, effects, traps, nextEffect } = state;
  const acts = step === 'action' || step === 'finish';
  if (acts !== (turn !== undefined))
    wrong(`${key}.turn`, 'must be there in the steps action and finish, and only there');
  const highest = Math.max(-1, ...[...effects, ...traps].map(({ id }) => id));
  if (nextEffect <= highest) wrong(`${key}.nextEffect`, `must be more than ${highest}`);
}

function check(state: KazzamState, key: string): void {
  for (const { rule, text: law, check: broken } of INVARIANTS) {
    const found = broken(state);
    if (found !== undefined) throw new GivenError(`given.${key} breaks ${rule} (${law}): ${found}`);
  }
}
