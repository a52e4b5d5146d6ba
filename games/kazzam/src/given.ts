import {
  readCount,
  readFlag,
  readRecord,
  readTexts,
  readWord,
  wrong,
} from '@tablewright/engine/given';
import type { Cell } from '@tablewright/geometry';
import { cellOf, partOf } from './map/court-map.ts';
import { SketchError } from './map/sketch-map.ts';
import {
  type Build,
  type Creature,
  IMPLEMENTS,
  type KazzamState,
  NOBODY,
  ROLES,
  STATUSES,
  type Until,
} from './model.ts';
import { beginAbilities } from './rules/ability.ts';
import { groundOf, mapOf } from './rules/ground-now.ts';
import { athleteOf, orbsOf } from './rules/setup.ts';
import { giveStatus, untilNextTurnEnds } from './rules/status.ts';
import { isFree } from './rules/way.ts';

const KEYS = ['court', 'athletes', 'orbs', 'turn', 'round', 'points', 'strikes'] as const;
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
const STATUS_KEYS = ['status', 'ends', 'amount', 'by', 'source'] as const;
const ORB_KEYS = ['at', 'colour'] as const;
const TEAMS = ['players', 'opposition'] as const;
const COLOURS = ['red', 'blue', 'neutral'] as const;
const ENDS = ['save', 'failed-save', 'escape', 'next-turn', 'match'] as const;

/**
 * Puts a scenario's position into a state that was just set up: a sketched court or the map of the
 * options, the athletes listed in place of the ready teams, orbs, and whose turn it is. Documented
 * in `docs/scenarios/kazzam.md`.
 *
 * @throws GivenError naming what was wrong and what would be right
 */
export function given(state: KazzamState, position: Readonly<Record<string, unknown>>): void {
  const all = readRecord(position, '', KEYS) ?? {};
  const court = readTexts(all.court, 'court');
  if (court !== undefined) layCourt(state, court);
  if (all.athletes !== undefined) layAthletes(state, all.athletes);
  if (all.orbs !== undefined) layOrbs(state, all.orbs);
  state.round = readCount(all.round, 'round', 1) ?? 1;
  state.points = readPair(all.points, 'points') ?? [0, 0];
  state.strikes = readPair(all.strikes, 'strikes') ?? [0, 0];
  const names = state.builds.map(({ name }) => name);
  const turn = readWord(all.turn, 'turn', names);
  if (turn === undefined) return;
  if (all.athletes === undefined) wrong('turn', 'needs "athletes" and their squares');
  state.place = state.order.indexOf(names.indexOf(turn));
  state.step = 'turn';
}

function layCourt(state: KazzamState, rows: readonly string[]): void {
  state.sketch = rows;
  try {
    Object.assign(state, orbsOf(mapOf(state)));
  } catch (error) {
    if (error instanceof SketchError) wrong('court', error.message);
    throw error;
  }
  // Nobody guards a sketched court.
  state.creatures = state.creatures.filter(({ kind }) => kind === 'athlete');
  state.seats = state.seats.slice(0, state.creatures.length);
  state.groups = [];
}

function readPair(value: unknown, key: string): [number, number] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length !== 2) wrong(key, 'must be two numbers');
  return [readCount(value[0], `${key}.0`) ?? 0, readCount(value[1], `${key}.1`) ?? 0];
}

function readList(value: unknown, key: string): readonly unknown[] {
  if (!Array.isArray(value)) wrong(key, 'must be a list');
  return value;
}

/** A square as it is written in a scenario: `5,3` on the court, or `dungeon(5,3)`. */
function readSquare(state: KazzamState, value: unknown, key: string): Cell {
  const written = typeof value === 'string' && /^\d+,\d+$/.test(value) ? `court(${value})` : value;
  const found = typeof written === 'string' ? /^(\w+)\((\d+),(\d+)\)$/.exec(written) : null;
  if (found === null) wrong(key, 'must be a square, such as "5,3" or "dungeon(5,3)"');
  const [, part = '', x, y] = found;
  try {
    return cellOf(mapOf(state), part, Number(x), Number(y));
  } catch {
    return wrong(key, `names no square: ${String(value)}`);
  }
}

function layAthletes(state: KazzamState, value: unknown): void {
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

function readText(value: unknown, key: string): string | undefined {
  if (value !== undefined && typeof value !== 'string') wrong(key, 'must be a text');
  return value;
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

function layStatuses(state: KazzamState, on: number, value: unknown, key: string): void {
  if (value === undefined) return;
  for (const [at, one] of readList(value, key).entries()) {
    const where = `${key}.${at}`;
    const record =
      typeof one === 'string' ? { status: one } : (readRecord(one, where, STATUS_KEYS) ?? {});
    const kind = readWord(record.status, `${where}.status`, STATUSES);
    if (kind === undefined) wrong(`${where}.status`, 'must be there');
    const by = readWord(
      record.by,
      `${where}.by`,
      state.builds.map(({ name }) => name),
    );
    giveStatus(state, {
      kind,
      on,
      by: by === undefined ? NOBODY : state.builds.findIndex(({ name }) => name === by),
      source: readText(record.source, `${where}.source`) ?? `given-${at}`,
      until: untilOf(state, on, readWord(record.ends, `${where}.ends`, ENDS) ?? 'match'),
      amount: readCount(record.amount, `${where}.amount`) ?? 0,
    });
  }
}

function untilOf(state: KazzamState, on: number, ends: (typeof ENDS)[number]): Until {
  return ends === 'next-turn' ? untilNextTurnEnds(state, on) : { ends };
}

/** New orbs of these colours, beside those of the court, in its hands. */
function layHeld(state: KazzamState, id: number, value: unknown, key: string): void {
  for (const [at, colour] of (readTexts(value, key) ?? []).entries()) {
    const wanted = readWord(colour, `${key}.${at}`, COLOURS);
    const creature = state.creatures[id];
    if (wanted === undefined || creature === undefined) continue;
    const team = teamOf(wanted);
    if (team === creature.team) wrong(`${key}.${at}`, 'must not be its own colour (KZ-ORB-06)');
    state.orbs.push({ team, groups: [], ofDungeon: false, place: { at: 'held', creature: id } });
    creature.held.push(state.orbs.length - 1);
    if (creature.held.length + (creature.stowed ? 0 : 1) > 2)
      wrong(key, 'needs a hand each: two orbs only with "stowed": true (KZ-ORB-08)');
  }
}

function teamOf(colour: (typeof COLOURS)[number]): 0 | 1 | undefined {
  return colour === 'neutral' ? undefined : colour === 'red' ? 0 : 1;
}

/** Orbs on the ground, or on the pedestal of their square, beside those of the court. */
function layOrbs(state: KazzamState, value: unknown): void {
  for (const [at, one] of readList(value, 'orbs').entries()) {
    const key = `orbs.${at}`;
    const record = readRecord(one, key, ORB_KEYS) ?? {};
    const cell = readSquare(state, record.at, `${key}.at`);
    const colour = readWord(record.colour, `${key}.colour`, COLOURS) ?? 'neutral';
    if (groundOf(state).isFull(cell)) wrong(`${key}.at`, 'must not be Blocking Terrain');
    const pedestal = state.pedestals.findIndex((other) => other.cell === cell);
    state.orbs.push({
      team: teamOf(colour),
      groups: [],
      ofDungeon: partOf(mapOf(state), cell).kind === 'dungeon',
      place: pedestal >= 0 ? { at: 'pedestal', pedestal } : { at: 'ground', cell },
    });
  }
}
