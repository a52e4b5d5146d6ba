import type { Seat } from '@tablewright/engine';
import type { KazzamState } from '../model.ts';
import { isOnMap, opponentOf } from '../rules/creatures.ts';
import type { Team } from '../rules/credit.ts';
import { outcomeOf } from '../rules/end.ts';
import { groundOf } from '../rules/ground-now.ts';
import { missionsOf } from './missions.ts';

/** What is worth how much of a point. */
const WORTH = { strike: 1 / 3, hp: 0.07, dungeon: 0.5, mission: 0.45, creep: 0.5 } as const;
/** Points of lead that make three wins out of four. */
const SURE = 2.4;

/** How a match looks for a seat that is not over: its chance to win, from 0 to 1. */
export function evaluate(state: KazzamState, seat: Seat): number | undefined {
  const outcome = outcomeOf(state);
  const athlete = state.seats.indexOf(seat);
  const team = state.creatures[athlete]?.team;
  if (team === undefined) return undefined;
  if (outcome !== undefined) return undefined;
  const lead = standing(state, team) - standing(state, opponentOf(team));
  return 1 / (1 + Math.exp((-lead * Math.log(3)) / SURE));
}

/** What a team has and is about to have, in points. */
function standing(state: KazzamState, team: Team): number {
  const ground = groundOf(state);
  let worth = state.points[team] - WORTH.strike * state.strikes[team];
  for (const athlete of state.creatures) {
    if (athlete.team !== team) continue;
    worth += WORTH.hp * (isOnMap(athlete) ? athlete.hp + 0.5 * athlete.missTokens : 0);
    const away = !isOnMap(athlete) || ground.partAt(athlete.cell).kind === 'dungeon';
    if (away) worth -= WORTH.dungeon;
  }
  for (const mission of missionsOf(state, team).values()) {
    worth += (mission.what === 'carry' ? 1.6 : 1) * WORTH.mission * mission.worth;
  }
  for (const { takenOut, size, paid } of state.groups) {
    if (!paid) worth += (WORTH.creep * 3 * takenOut[team]) / size;
  }
  return worth;
}
