import {
  readCount,
  readFlag,
  readRecord,
  readTexts,
  readWord,
  wrong,
} from '@tablewright/engine/given';
import { type Creature, type CreepGroup, type KazzamState, NOBODY, NOWHERE } from '../model.ts';
import { beginAbilities } from '../rules/ability.ts';
import { creatureOf } from '../rules/creatures.ts';
import { creepBlock, creepIds, groupOf } from '../rules/creep-block.ts';
import { isFree } from '../rules/room.ts';
import { creepOf, groupState } from '../rules/setup.ts';
import { standOn } from '../rules/squeeze.ts';
import { readList, readSquare } from './fields.ts';
import { layStatuses } from './statuses.ts';

const GROUP_KEYS = ['group', 'members', 'enemies', 'awake', 'orb'] as const;
const MEMBER_KEYS = ['at', 'name', 'hp', 'ward', 'statuses'] as const;

/**
 * Creep groups in place of the map's: each with its members, whom it has as enemies, and the orb
 * that it guards.
 */
export function layCreeps(state: KazzamState, value: unknown): void {
  const athletes = state.builds.length;
  const lastSeat = Math.max(...state.seats);
  state.creatures = state.creatures.slice(0, athletes);
  state.groups = [];
  state.orbs = state.orbs.map((orb) => ({ ...orb, groups: [] }));
  for (const [at, one] of readList(value, 'creeps').entries()) {
    layGroup(state, readRecord(one, `creeps.${at}`, GROUP_KEYS) ?? {}, at);
  }
  state.seats = state.creatures.map((_, id) => state.seats[id] ?? lastSeat);
  beginAbilities(state);
  for (const [at, one] of readList(value, 'creeps').entries()) {
    const members = readList((one as { members?: unknown }).members, `creeps.${at}.members`);
    const first = state.creatures.findIndex(({ group }) => group === at);
    for (const [place, member] of members.entries()) {
      if (typeof member !== 'object' || member === null || !('statuses' in member)) continue;
      const key = `creeps.${at}.members.${place}.statuses`;
      layStatuses(state, first + place, member.statuses, key);
    }
  }
}

function layGroup(state: KazzamState, one: Readonly<Record<string, unknown>>, at: number): void {
  const key = `creeps.${at}`;
  const id = readWord(one.group, `${key}.group`, creepIds());
  const block = creepBlock(id ?? '');
  if (block === undefined) wrong(`${key}.group`, `must be one of ${creepIds().join(', ')}`);
  const members = readList(one.members, `${key}.members`);
  const { hp } = groupOf(block.type, state.perTeam);
  const group: CreepGroup = groupState(block.id, block.type, members.length);
  state.groups.push(group);
  for (const [place, value] of members.entries()) {
    const where = `${key}.members.${place}`;
    const member =
      typeof value === 'string' ? { at: value } : (readRecord(value, where, MEMBER_KEYS) ?? {});
    const cell = readSquare(state, member.at, `${where}.at`);
    const size = sizeOf(block.id);
    const made: Creature = creepOf(block, at, place, NOWHERE, size, hp);
    const own = readCount(member.hp, `${where}.hp`, 1) ?? hp;
    const ward = readCount(member.ward, `${where}.ward`) ?? 0;
    state.creatures.push({
      ...made,
      hp: own,
      wards: ward > 0 ? [{ amount: ward, onTop: false, by: NOBODY }] : [],
      name: typeof member.name === 'string' ? member.name : made.name,
    });
    const creature = state.creatures.length - 1;
    standOn(state, creatureOf(state, creature), cell);
    if (!isFree(state, cell, creature)) {
      wrong(`${where}.at`, 'is no square where it could stand (KZ-GRID-12)');
    }
  }
  const names = state.builds.map(({ name }) => name);
  group.enemies = (readTexts(one.enemies, `${key}.enemies`) ?? []).map((name, place) => {
    readWord(name, `${key}.enemies.${place}`, names);
    return names.indexOf(name);
  });
  group.awake = readFlag(one.awake, `${key}.awake`) ?? group.enemies.length > 0;
  if (one.orb !== undefined) guard(state, readSquare(state, one.orb, `${key}.orb`), at, key);
}

/** Larger Creeps are 2x2 on every map (KM-SWARM-01, KM-BEAR-01). */
function sizeOf(id: string): { readonly width: number; readonly height: number } {
  const side = creepBlock(id)?.side ?? 1;
  return { width: side, height: side };
}

function guard(state: KazzamState, cell: number, group: number, key: string): void {
  const pedestal = state.pedestals.findIndex((other) => other.cell === cell);
  const found = state.orbs.findIndex(
    ({ place, team }) =>
      team === undefined &&
      ((place.at === 'pedestal' && place.pedestal === pedestal) ||
        (place.at === 'ground' && place.cell === cell)),
  );
  const orb = state.orbs[found];
  if (orb === undefined) wrong(`${key}.orb`, 'must be the square of a neutral orb');
  state.orbs[found] = { ...orb, groups: [...orb.groups, group] };
}
