import {
  readCount,
  readFlag,
  readRecord,
  readTexts,
  readWord,
  wrong,
} from '@tablewright/engine/given';
import {
  type Build,
  type Creature,
  IMPLEMENTS,
  type KazzamState,
  NOBODY,
  ROLES,
} from '../model.ts';
import { beginAbilities } from '../rules/ability.ts';
import { isFree } from '../rules/room.ts';
import { athleteOf } from '../rules/setup.ts';
import { readList, readSquare, readText } from './fields.ts';
import { layHeld } from './orbs.ts';
import { layStatuses } from './statuses.ts';

const ATHLETE_KEYS = [
  'name',
  'team',
  'at',
  'implement',
  'role',
  'specialisation',
  'class',
  'picks',
  'level',
  'hp',
  'maxHp',
  'ward',
  'speed',
  'missTokens',
  'statuses',
  'holds',
  'stowed',
  'initiative',
  'seat',
] as const;
const TEAMS = ['players', 'opposition'] as const;

/** The athletes listed, in place of the ready teams. */
export function layAthletes(state: KazzamState, value: unknown): void {
  const list = readList(value, 'athletes').map(
    (one, at) => readRecord(one, `athletes.${at}`, ATHLETE_KEYS) ?? {},
  );
  if (list.length === 0) wrong('athletes', 'must be one or more');
  const creeps = state.creatures.filter(({ kind }) => kind === 'creep');
  const creepSeats = state.seats.slice(state.builds.length);
  const builds = list.map((one, at) => readBuild(one, `athletes.${at}`));
  if (new Set(builds.map(({ name }) => name)).size < builds.length)
    wrong('athletes', 'must have different names');
  state.builds = builds;
  state.creatures = [...list.map((one, at) => readAthlete(state, one, builds[at], at)), ...creeps];
  state.stats = builds.map(() => ({ strikes: 0, kills: 0, creeps: 0, orbs: 0, points: 0 }));
  const last = Math.max(...state.seats);
  state.seats = [
    ...list.map((one, at) => {
      const seat = readCount(one.seat, `athletes.${at}.seat`);
      if (seat !== undefined && seat > last) wrong(`athletes.${at}.seat`, `must be 0 to ${last}`);
      return seat ?? (state.creatures[at]?.team === 0 ? 0 : last);
    }),
    ...creepSeats,
  ];
  const teamSize = (team: number) => state.creatures.filter((one) => one.team === team).length;
  state.perTeam = Math.max(1, teamSize(0), teamSize(1));
  state.order = [...builds.keys()].sort(
    (a, b) => (state.creatures[b]?.initiative ?? 0) - (state.creatures[a]?.initiative ?? 0),
  );
  beginAbilities(state);
  for (const [at, one] of list.entries()) {
    layStatuses(state, at, one.statuses, `athletes.${at}.statuses`);
    layHeld(state, at, one.holds, `athletes.${at}.holds`);
  }
  for (const [at, { cell }] of state.creatures.slice(0, list.length).entries()) {
    if (!isFree(state, cell, at))
      wrong(`athletes.${at}.at`, 'is no square where it could stand (KZ-GRID-12)');
  }
}

function readBuild(one: Readonly<Record<string, unknown>>, key: string): Build {
  const name = readText(one.name, `${key}.name`);
  if (name === undefined) wrong(`${key}.name`, 'must be there');
  return {
    name,
    role: readWord(one.role, `${key}.role`, ROLES) ?? 'striker',
    specialisation: readText(one.specialisation, `${key}.specialisation`) ?? '',
    className: readText(one.class, `${key}.class`) ?? '',
    picks: readTexts(one.picks, `${key}.picks`) ?? [],
    implement: readWord(one.implement, `${key}.implement`, IMPLEMENTS) ?? 'wand',
    level: readCount(one.level, `${key}.level`, 1) ?? 1,
  };
}

function readAthlete(
  state: KazzamState,
  one: Readonly<Record<string, unknown>>,
  build: Build | undefined,
  at: number,
): Creature {
  const key = `athletes.${at}`;
  if (build === undefined) throw new RangeError(`no build for ${key}`);
  const team = readWord(one.team, `${key}.team`, TEAMS) === 'opposition' ? 1 : 0;
  const fresh = athleteOf(build, at, team);
  const maxHp = readCount(one.maxHp, `${key}.maxHp`, 1) ?? fresh.maxHp;
  const hp = readCount(one.hp, `${key}.hp`, 1) ?? maxHp;
  if (hp > maxHp) wrong(`${key}.hp`, `must be at most the maximum ${maxHp}`);
  const ward = readCount(one.ward, `${key}.ward`) ?? fresh.startingWard;
  return {
    ...fresh,
    cell: readSquare(state, one.at, `${key}.at`),
    maxHp,
    hp,
    wards: ward > 0 ? [{ amount: ward, onTop: false, by: NOBODY }] : [],
    speed: readCount(one.speed, `${key}.speed`) ?? fresh.speed,
    missTokens: readCount(one.missTokens, `${key}.missTokens`) ?? 0,
    stowed: readFlag(one.stowed, `${key}.stowed`) ?? false,
    // Listed first acts first where nothing is said.
    initiative: readCount(one.initiative, `${key}.initiative`) ?? 0,
  };
}
