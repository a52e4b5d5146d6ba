import type { AskedDocument } from '@tablewright/engine';
import { askAny, documentChoice, documentIn, type Flow } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';
import type { KazzamState, Team } from '../../model.ts';
import type { Kazzam, WithContent } from '../../table.ts';
import { seatOf } from '../court/creatures.ts';
import { beginAbilities } from '../effects/innate.ts';
import { withGuests } from './guests.ts';
import { athleteOf } from './setup.ts';
import { buildsOf, readTeam, sampleTeam, TEAM, type TeamSheet, usualTeam } from './team-sheet.ts';

/** The longest answer, in characters: five athletes with all their picks take a third of it. */
const LONGEST_ANSWER = 6_000;

/**
 * Asks for the teams that are built for this match, each whole and in one go, of whoever plays in it;
 * both sides at once (KZ-CHAR-01, KZ-TEAM-01, KZ-TEAM-02).
 */
export function* buildTeams(t: Kazzam): Flow<void> {
  const { state } = t;
  const open = ([0, 1] as const).filter((team) => isUnbuilt(state, team));
  const [first] = open;
  if (first === undefined) {
    state.step = 'deploy';
    return;
  }
  const asked = askedTeam(t, state.perTeam, t.options.guests);
  const choices = open.map((team) =>
    documentChoice(t, seatsOf(state, team), 'build-team', {
      rule: 'KZ-CHAR-01',
      params: { team, count: state.perTeam },
      about: { team, athletes: state.perTeam },
      document: asked,
      fallback: usualTeam(t, team, state.perTeam),
      maxLength: LONGEST_ANSWER,
    }),
  );
  const { slot, answer } = yield* askAny(choices);
  field(t, open[slot] ?? first, documentIn(asked, answer));
}

/** The team that is asked for: of so many athletes, as many as play on a side. */
function askedTeam(game: WithContent, athletes: number, guests: boolean): AskedDocument<TeamSheet> {
  return {
    kind: TEAM,
    read: (content) => {
      const read = readTeam(game, content);
      if (!read.ok) return read;
      const few = misfits(game, read.value, { perTeam: athletes, guests });
      return few.length === 0 ? read : { ok: false, error: few };
    },
    sample: (random) => sampleTeam(game, athletes, random),
  };
}

/**
 * Why a team cannot be fielded where so many play on a side: of more, the first do (KZ-TEAM-03), and guests may fill
 * its gaps (KT-GEN-03).
 */
export function misfits(
  game: WithContent,
  { athletes, ...sheet }: TeamSheet,
  { perTeam, guests }: { readonly perTeam: number; readonly guests: boolean },
): readonly ContentProblem[] {
  if (athletes.length >= perTeam) return [];
  const own = buildsOf({ ...sheet, athletes });
  if (guests && withGuests(game, own, perTeam, []) !== undefined) return [];
  const message = `has ${athletes.length}; in this match ${perTeam} play on a side`;
  return [{ path: 'athletes', message }];
}

/** Whether a team has yet to be built. */
function isUnbuilt({ builds, creatures }: KazzamState, team: Team): boolean {
  return builds.some(({ className }, at) => className === '' && creatures[at]?.team === team);
}

/** Whoever plays an athlete of the team. */
function seatsOf(state: KazzamState, team: Team): readonly number[] {
  const ids = [...state.builds.keys()].filter((id) => state.creatures[id]?.team === team);
  return [...new Set(ids.map((id) => seatOf(state, id)))];
}

/** Puts a team beside the court; every athlete's name is its own there (KZ-SETUP-03). */
function field(t: Kazzam, team: Team, sheet: TeamSheet): void {
  const { state } = t;
  const ids = [...state.builds.keys()].filter((id) => state.creatures[id]?.team === team);
  const playing = state.creatures.flatMap((one) => (one.team === team ? [] : [one.name]));
  const own = buildsOf(sheet, ids.length);
  const built = withGuests(t, own, ids.length, playing) ?? own;
  const builds = [...state.builds];
  const creatures = [...state.creatures];
  for (const [at, id] of ids.entries()) {
    const plan = built[at];
    if (plan === undefined) continue;
    const others = creatures.flatMap(({ name, team: of }) => (of === team ? [] : [name]));
    const mates = built.flatMap(({ name }, mate) => (mate === at ? [] : [name]));
    const build = { ...plan, name: ownName(plan.name, [...others, ...mates], id) };
    builds[id] = build;
    creatures[id] = athleteOf(t, build, id, team);
  }
  state.builds = builds;
  state.creatures = creatures;
  if (sheet.name !== '') state.called = called(state.called, team, sheet.name);
  beginAbilities(t);
}

/** What the teams are called, with one more name. */
export function called(
  before: KazzamState['called'] = ['', ''],
  team: Team,
  name: string,
): readonly [string, string] {
  return team === 0 ? [name, before[1]] : [before[0], name];
}

/** A name that nobody else has: a doubled one gets a number (KZ-SETUP-03). */
export function ownName(name: string, taken: readonly string[], id: number): string {
  return taken.includes(name) ? ownName(`${name} ${id + 1}`, taken, id) : name;
}
