import type { CreatureId, KazzamState, Team } from '../../model.ts';
import { NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isCompanion, opponentOf } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { isBrought } from '../effects/content.ts';
import { isTangible } from '../effects/status.ts';
import { creditOf } from '../numbers/credit.ts';

/** So many points trigger the end (KZ-END-01). */
export const ENOUGH = 10;

/** Who is credited with what a creature does: of a companion its owner (KC-CONV-31). */
function creditedFor({ creatures }: KazzamState, who: CreatureId): CreatureId {
  const owner = itemAt(creatures, who)?.owner ?? NOBODY;
  return owner === NOBODY ? who : owner;
}

/** Gives points at once, to the team and, if somebody completed the deed, to it (KZ-SCORE-01). */
export function score(t: Kazzam, team: Team, points: number, who: CreatureId, rule: string): void {
  const { state } = t;
  state.points[team] += points;
  const stats = itemAt(state.stats, who);
  if (stats !== undefined && creatureOf(state, who).team === team) stats.points += points;
  if (t.listening) t.emit({ type: 'points', rule, who, team, points });
  if (state.points[team] >= ENOUGH && !state.ending) {
    state.ending = true;
    if (t.listening) t.emit({ type: 'ending', rule: 'KZ-END-01', team });
  }
}

/** Changes what an athlete and its team have, and with it whether the end has come (KZ-GEN-09, KZ-END-01). */
export function correctScore(
  state: KazzamState,
  what: 'points' | 'strikes',
  team: Team,
  who: CreatureId,
  change: number,
): void {
  state[what][team] += change;
  const stats = itemAt(state.stats, who);
  if (stats !== undefined) stats[what] += change;
  state.ending = state.points.some((points) => points >= ENOUGH);
}

/** An athlete takes a Strike (KZ-STRK-06); not for what a dominator made it do (KZ-STRK-05). */
export function strike(t: Kazzam, who: CreatureId, rule: string): void {
  const { state } = t;
  const { team } = creatureOf(state, who);
  if (team === undefined) return;
  state.strikes[team] += 1;
  const stats = itemAt(state.stats, who);
  if (stats !== undefined) stats.strikes += 1;
  if (t.listening) t.emit({ type: 'strike', rule, who, team });
}

/**
 * Credits a Take-Out to the creature that caused it (KZ-SCORE-02, KZ-SCORE-03): a point for an
 * opponent, a Strike for oneself or a teammate (KZ-STRK-04), a share of its group for a creep.
 * Nobody scores for what a creep or the map did (KZ-SCORE-05), or for a companion (KZ-SCORE-18): a
 * Summoned Creature is a Strike for its owner, whoever did it (KC-SUM-02).
 */
export function creditTakeOut(t: Kazzam, victim: CreatureId, doer: CreatureId): void {
  const { state } = t;
  const fallen = creatureOf(state, victim);
  if (isCompanion(fallen)) {
    if (fallen.kind === 'summoned') strike(t, fallen.owner, 'KC-SUM-02');
    return;
  }
  const by = creditedFor(state, doer);
  const team = by === NOBODY ? undefined : creatureOf(state, by).team;
  if (fallen.kind === 'creep') {
    if (team !== undefined) countCreep(t, victim, by, team);
    // Whom a Creep has brought gives no credit (KZ-SCORE-17).
    if (isBrought(t, victim)) return;
    payGroup(t, fallen.group, by);
    return;
  }
  if (team === undefined || fallen.team === undefined) return;
  if (team === fallen.team) {
    // What Frenzy or panic made it do is not its doing (KZ-STRK-05).
    const { compelled } = state;
    if (compelled?.creature !== by || compelled.by !== by) strike(t, by, 'KZ-STRK-04');
    return;
  }
  const stats = itemAt(state.stats, by);
  if (stats !== undefined) stats.kills += 1;
  score(t, team, 1, by, 'KZ-SCORE-02');
}

function countCreep(t: Kazzam, victim: CreatureId, by: CreatureId, team: Team): void {
  const { state } = t;
  const stats = itemAt(state.stats, by);
  if (stats !== undefined) stats.creeps += 1;
  if (isBrought(t, victim)) return;
  const group = itemAt(state.groups, creatureOf(state, victim).group);
  if (group !== undefined) group.takenOut[team] += 1;
}

/**
 * A Creep that is there again: that it was Taken Out counts for its group no more (KM-IMP-05,
 * KM-SOUL-03).
 */
export function discountCreep(state: KazzamState, victim: CreatureId, doer: CreatureId): void {
  const by = creditedFor(state, doer);
  const team = by === NOBODY ? undefined : creatureOf(state, by).team;
  const group = itemAt(state.groups, creatureOf(state, victim).group);
  if (group !== undefined && team !== undefined)
    group.takenOut[team] = Math.max(0, group.takenOut[team] - 1);
}

function payGroup(t: Kazzam, place: number, by: CreatureId): void {
  const { state } = t;
  const group = itemAt(state.groups, place);
  if (group === undefined) return;
  const left = state.creatures.filter(
    // To become a Shade is to be Taken Out (KM-SOUL-03).
    (creature, id) => creature.group === place && isTangible(creature) && !isBrought(t, id),
  ).length;
  const { type, size, takenOut, paid } = group;
  const credit = creditOf({ type, size, by: takenOut, left, paid });
  if (credit === undefined) return;
  group.paid = true;
  const rule = left === 0 && Math.max(...credit) < 3 ? 'KZ-SCORE-14' : 'KZ-SCORE-08';
  for (const team of [0, 1] as const) {
    if (credit[team] > 0) score(t, team, credit[team], by, rule);
  }
}

/** What the score of a team is when play stops: a point off for every three Strikes (KZ-END-03). */
export function finalScore(points: number, strikes: number): number {
  return points - Math.floor(strikes / 3);
}

/** Whether the team would lose if play stopped now. */
export function isBehind(state: Kazzam['state'], team: Team): boolean {
  const other = opponentOf(team);
  return (
    finalScore(state.points[team], state.strikes[team]) <
    finalScore(state.points[other], state.strikes[other])
  );
}
