import { readCount, wrong } from '@tablewright/engine/given';
import type { AthleteStats, Creature, KazzamState, Team } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { athleteOf } from '../rules/match/setup.ts';
import type { Moment } from '../table.ts';
import { BUILD_KEYS, readBuild, writeBuild } from './builds.ts';
import { ATHLETE_KEYS, writeCreature } from './creatures.ts';
import { readRecords, type Written } from './fields.ts';
import { count, record, TEAMS } from './forms.ts';
import { team } from './names.ts';

const KEYS = [...BUILD_KEYS, 'team', 'seat', ...ATHLETE_KEYS, 'stats'];

const NO_STATS: AthleteStats = { strikes: 0, kills: 0, creeps: 0, orbs: 0, points: 0 };
const stats = record<AthleteStats>(
  { strikes: count(), kills: count(), creeps: count(), orbs: count(), points: count() },
  NO_STATS,
);

/** What is told of a creature, and where. */
export interface ToldCreature {
  readonly one: Written;
  readonly where: string;
}

/** The athletes: what they are and how they are now. */
export function writeAthletes(
  state: KazzamState,
  statuses: readonly Written[],
): readonly Written[] {
  return state.builds.map((build, id) => {
    const side = creatureOf(state, id).team ?? 0;
    const numbers = stats.write(state, state.stats[id] ?? NO_STATS) as Written;
    return {
      ...writeBuild(build),
      team: team.write(state, side),
      seat: state.seats[id],
      ...writeCreature(state, id, statuses[id] ?? {}),
      ...(Object.keys(numbers).length === 0 ? {} : { stats: numbers }),
    };
  });
}

/** The athletes listed, in place of those of the options, as they are made. */
export function makeAthletes(moment: Moment, value: unknown): readonly ToldCreature[] {
  const { state } = moment;
  const told = readRecords(value, 'athletes', KEYS);
  if (told.length === 0) wrong('athletes', 'must be one or more');
  const last = Math.max(...state.seats);
  const others = state.creatures.filter(({ kind }) => kind === 'creep');
  const builds = told.map(({ one, where }) => readBuild(moment, one, where));
  const athletes = builds.map((build, at): Creature => {
    const where = `athletes.${at}.team`;
    const side = told[at]?.one.team;
    if (side === undefined) wrong(where, `must be there: ${TEAMS.join(' or ')}`);
    return athleteOf(moment, build, at, team.read(state, side, where));
  });
  state.builds = builds;
  state.creatures = [...athletes, ...others];
  state.stats = told.map(({ one, where }) => stats.read(state, one.stats ?? {}, `${where}.stats`));
  state.seats = athletes.map((athlete, at) => {
    const where = `athletes.${at}.seat`;
    const seat = readCount(told[at]?.one.seat, where);
    if (seat !== undefined && seat > last) wrong(where, `must be 0 to ${last}`);
    // The first seat plays the player team, the last the opposition.
    return seat ?? (athlete.team === 0 ? 0 : last);
  });
  const sizeOf = (side: Team) => athletes.filter((one) => one.team === side).length;
  state.perTeam = Math.max(1, sizeOf(0), sizeOf(1));
  return told;
}
