import { readCount, readRecord, readTexts, readWord, wrong } from '@tablewright/engine/given';
import { SketchError } from '../map/sketch-map.ts';
import type { KazzamState } from '../model.ts';
import { mapOf } from '../rules/ground-now.ts';
import { orbsOf } from '../rules/setup.ts';
import { layAthletes } from './athletes.ts';
import { layCreeps } from './creeps.ts';
import { layMoment } from './moment.ts';
import { layOrbs } from './orbs.ts';
import { layZones } from './zones.ts';

const KEYS = [
  'court',
  'athletes',
  'creeps',
  'orbs',
  'zones',
  'turn',
  'round',
  'points',
  'strikes',
  'moment',
] as const;

/**
 * Puts a scenario's position into a state that was just set up: a sketched court or the map of the
 * options, the athletes listed in place of the ready teams, orbs, and whose turn it is; or a moment
 * of a match in every detail, as `position.ts` writes it. Documented in `docs/scenarios/kazzam.md`.
 *
 * @throws GivenError naming what was wrong and what would be right
 */
export function given(state: KazzamState, position: Readonly<Record<string, unknown>>): void {
  const all = readRecord(position, '', KEYS) ?? {};
  const court = readTexts(all.court, 'court');
  if (court !== undefined) layCourt(state, court);
  if (all.moment === undefined) {
    layPosition(state, all);
    return;
  }
  const beside = KEYS.find((key) => !MOMENT.includes(key) && all[key] !== undefined);
  if (beside !== undefined) wrong(beside, 'must not stand beside "moment", which tells all of it');
  layMoment(state, all.moment);
}

/** What may be there where a whole moment is. */
const MOMENT: readonly string[] = ['court', 'moment'];

function layPosition(state: KazzamState, all: Readonly<Record<string, unknown>>): void {
  if (all.athletes !== undefined) layAthletes(state, all.athletes);
  if (all.orbs !== undefined) layOrbs(state, all.orbs);
  if (all.creeps !== undefined) layCreeps(state, all.creeps);
  if (all.zones !== undefined) layZones(state, all.zones);
  state.round = readCount(all.round, 'round', 1) ?? 1;
  state.points = readPair(all.points, 'points') ?? [0, 0];
  state.strikes = readPair(all.strikes, 'strikes') ?? [0, 0];
  const names = state.builds.map(({ name }) => name);
  const turn = readWord(all.turn, 'turn', names);
  if (turn === undefined) return;
  if (all.athletes === undefined) wrong('turn', 'needs "athletes" and their squares');
  state.place = state.order.indexOf(names.indexOf(turn));
  state.step = 'ready';
}

function layCourt(state: KazzamState, rows: readonly string[]): void {
  state.sketch = rows;
  try {
    Object.assign(state, orbsOf(mapOf(state), state.red));
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
