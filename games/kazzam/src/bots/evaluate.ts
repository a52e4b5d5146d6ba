import type { Seat } from '@tablewright/engine';
import type { Creature, CreatureId, KazzamState, Team } from '../model.ts';
import { isOnMap, opponentOf } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { outcomeOf, scoresOf } from '../rules/harm/end.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';
import { wayTo } from './distances.ts';
import { type Mission, missionsOf } from './missions.ts';

/**
 * What is worth how much of a point: as it foretold who won, between the turns of 1600 matches of
 * the rules of thumb against themselves (see docs/bots.md).
 */
const WORTH = {
  strike: 0.28,
  hp: 0.11,
  ward: 0.11,
  missToken: 0.26,
  /** Whoever is off the map comes back with all its HP. */
  off: 0.66,
  /** A turn of this round that is still to come. */
  turn: 0.19,
  /** An orb in hand, and what it gains beside a pedestal of its team. */
  orb: 0.2,
  home: 1.5,
  /** What a mission promises, as a share. */
  fetch: 0.17,
  hunt: 0.27,
  /** A creep nearby that has an athlete as its enemy. */
  creep: 0.19,
  /** To be ahead in the last round. */
  ahead: 6.5,
} as const;
/** Points of lead that make three wins out of four. */
const SURE = 2.25;
/** What is left of the worth of an orb for each square on its way home. */
const CLOSER = 0.92;
/** How near a creep is a threat. */
const NEAR = 6;

/**
 * How a match looks for a seat: its chance to win, from 0 to 1. Only between turns: within one,
 * half of what its creature has in mind is done and paid for.
 */
export function evaluate(state: KazzamState, seat: Seat): number | undefined {
  if (!isBetweenTurns(state) || outcomeOf(state) !== undefined) return undefined;
  const team = state.creatures[state.seats.indexOf(seat)]?.team;
  if (team === undefined) return undefined;
  const other = opponentOf(team);
  let lead = standing(state, team) - standing(state, other);
  if (state.ending) {
    const scores = scoresOf(state);
    lead += WORTH.ahead * Math.sign(scores[team] - scores[other]);
  }
  return 1 / (1 + Math.exp((-lead * Math.log(3)) / SURE));
}

/** Whether nobody is in the middle of a turn; an athlete that has taken no action yet is not. */
function isBetweenTurns({ round, turn, creatures }: KazzamState): boolean {
  if (turn === undefined) return round > 0;
  if (turn.acted || turn.phase === 'save' || turn.phase === 'end') return false;
  return creatures[turn.creature]?.kind === 'athlete';
}

/** What a team has and is about to have, in points. */
function standing(state: KazzamState, team: Team): number {
  let worth = state.points[team] - WORTH.strike * state.strikes[team];
  const missions = missionsOf(state, team);
  for (const [id, athlete] of state.creatures.entries()) {
    if (athlete.team !== team) continue;
    if (isOnMap(athlete)) worth += worthOf(state, id, athlete, missions.get(id));
    else worth += WORTH.off;
  }
  return worth;
}

/** What an athlete on the map adds. */
function worthOf(
  state: KazzamState,
  id: CreatureId,
  { hp, wards, missTokens, held }: Creature,
  mission: Mission | undefined,
): number {
  let worth = WORTH.hp * hp + WORTH.ward * wardOf(wards) + WORTH.missToken * missTokens;
  worth += WORTH.orb * held.length;
  if (state.order.indexOf(id) >= state.place) worth += WORTH.turn;
  worth -= WORTH.creep * creepsOn(state, id);
  return mission === undefined ? worth : worth + promise(state, id, mission);
}

/** What its mission promises. */
function promise(state: KazzamState, id: CreatureId, mission: Mission): number {
  switch (mission.what) {
    case 'carry': {
      const { cell = -1, team } = state.creatures[id] ?? {};
      const left = wayTo(state, groundOf(state), mission.goal, team)[cell];
      return WORTH.home * CLOSER ** (left ?? Number.POSITIVE_INFINITY);
    }
    case 'fetch':
      return WORTH.fetch * mission.worth;
    case 'hunt':
      return WORTH.hunt * mission.worth;
    case 'exit':
    case 'guard':
      return 0;
  }
}

/** How many creeps nearby have an athlete as their enemy. */
function creepsOn(state: KazzamState, id: CreatureId): number {
  const ground = groundOf(state);
  const cell = state.creatures[id]?.cell ?? -1;
  return state.creatures.filter(
    (creep) =>
      creep.kind === 'creep' &&
      isOnMap(creep) &&
      state.groups[creep.group]?.enemies.includes(id) === true &&
      (ground.distance(creep.cell, cell) ?? NEAR + 1) <= NEAR,
  ).length;
}
