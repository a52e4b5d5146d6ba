import type { Text } from '@tablewright/engine';
import type { AthleteStats, CreatureId, KazzamState, Team } from '../model.ts';
import { finalScore } from '../rules/harm/scoring.ts';
import { teamText } from '../speech.ts';

/** An athlete with its numbers for the scorekeeper. */
export interface AthleteScore extends AthleteStats {
  readonly who: CreatureId;
  readonly name: string;
  readonly role: Text;
}

/** The score of a team if play stopped now, with what it is made of (KZ-END-03). */
export interface TeamScore {
  /** Points so far (KZ-SCORE-01). */
  readonly points: number;
  readonly strikes: number;
  /** Points that its Strikes cost: one for every three (KZ-STRK-06). */
  readonly off: number;
  readonly total: number;
  readonly athletes: readonly AthleteScore[];
  /** What its athletes have together; points and Strikes are the team's (KZ-TRACK-03). */
  readonly sums: AthleteStats;
}

/** What a team is called at this table. */
export function teamName(view: Pick<KazzamState, 'options'>, team: Team): Text {
  return teamText(view, team);
}

/** See {@link TeamScore}. */
export function scoreOf(view: KazzamState, team: Team): TeamScore {
  const points = view.points[team];
  const strikes = view.strikes[team];
  const total = finalScore(points, strikes);
  const athletes = athletesOf(view, team);
  const sum = (what: keyof AthleteStats): number =>
    athletes.reduce((all, athlete) => all + athlete[what], 0);
  return {
    points,
    strikes,
    off: points - total,
    total,
    athletes,
    sums: { strikes, kills: sum('kills'), creeps: sum('creeps'), orbs: sum('orbs'), points },
  };
}

const NOTHING: AthleteStats = { strikes: 0, kills: 0, creeps: 0, orbs: 0, points: 0 };

function athletesOf(view: KazzamState, team: Team): readonly AthleteScore[] {
  return view.creatures.flatMap(({ kind, name, team: own, build }, who) => {
    if (kind !== 'athlete' || own !== team) return [];
    const role = { key: `role.${view.builds[build]?.role ?? 'striker'}` };
    return [{ ...(view.stats[build] ?? NOTHING), who, name, role }];
  });
}
