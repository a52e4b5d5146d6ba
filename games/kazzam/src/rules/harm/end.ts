import { confirm, type Flow, type Outcome, type Seat, type Why } from '@tablewright/engine';
import type { KazzamState, Team } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { opponentOf, seatOf, seatsOf } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { finalScore, isBehind } from './scoring.ts';

/** Ends the match before a new round if it is time (KZ-END-01, KZ-END-02, KZ-END-05, KZ-END-07). */
export function isOver(t: Kazzam): boolean {
  const { state, options } = t;
  const capped = options.roundLimit !== 'none' && state.round >= options.roundLimit;
  if (!state.ending && !capped) return false;
  // Rounds go on until somebody leads; no match of the table has to have a winner (KZ-END-05).
  const [ours, theirs] = scoresOf(state);
  if (options.tieBreak === 'always' && ours === theirs && !capped) return false;
  state.result = 'over';
  if (t.listening) t.emit({ type: 'over', rule: 'KZ-END-03', scores: scoresOf(state) });
  return true;
}

/**
 * Once ten points are reached, the side that is behind may end it after every turn (KZ-END-02,
 * KZ-END-06). The seat of its first athlete speaks for it.
 */
export function* offerConcession(t: Kazzam): Flow<void> {
  const { state } = t;
  if (!state.ending) return;
  const team = ([0, 1] as const).find((side) => isBehind(state, side));
  if (team === undefined) return;
  const first = state.creatures.findIndex((creature) => creature.team === team);
  yield* concede(t, team, { seat: seatOf(state, first), key: 'concede', rule: 'KZ-END-02' });
}

/**
 * A side gives the match up if all its seats agree, and loses with the scores standing (KZ-END-06).
 *
 * @param asked who is asked first, and why
 */
export function* concede(
  t: Kazzam,
  team: Team,
  asked: { readonly seat: Seat; readonly key: string; readonly rule: string },
): Flow<void> {
  const { state } = t;
  const { seat: first, key, rule } = asked;
  if (!(yield* confirm(t, first, key, { rule }))) return;
  for (const seat of seatsOf(state, team)) {
    if (seat === first) continue;
    if (!(yield* confirm(t, seat, CONCEDE_TOO, { rule: 'KZ-END-06' }))) return;
  }
  state.result = 'conceded';
  state.conceded = team;
  if (t.listening) t.emit({ type: 'over', rule: 'KZ-END-06', scores: scoresOf(state) });
}

/** Asks the other seats of a side that one gives up. */
const CONCEDE_TOO = 'concede-too';

/** Whether a question is about giving up itself. */
export function asksToConcede({ key }: Why): boolean {
  return key === 'concede' || key === CONCEDE_TOO;
}

/** The final scores of both teams as they would be now (KZ-END-03). */
export function scoresOf({ points, strikes }: KazzamState): readonly [number, number] {
  return [finalScore(points[0], strikes[0]), finalScore(points[1], strikes[1])];
}

/** Who won: the higher final score, even without ten points; equal ones draw (KZ-END-04). */
export function outcomeOf(state: KazzamState): Outcome | undefined {
  if (state.result === 'playing') return undefined;
  const winner = winnerOf(state);
  const seatTeams = new Map<number, 0 | 1>();
  for (const [id, seat] of state.seats.entries()) {
    const team = itemAt(state.creatures, id)?.team;
    if (team !== undefined) seatTeams.set(seat, team);
  }
  const seats = [...seatTeams].sort(([a], [b]) => a - b);
  return {
    result: winner === undefined ? 'draw' : winner === 0 ? 'players' : 'opposition',
    winners: seats.filter(([, team]) => team === winner).map(([seat]) => seat),
    payoffs: seats.map(([, team]) => (winner === undefined ? 0.5 : team === winner ? 1 : 0)),
  };
}

/** Whoever conceded has lost with the scores standing (KZ-END-06). */
function winnerOf(state: KazzamState): 0 | 1 | undefined {
  if (state.conceded !== undefined) return opponentOf(state.conceded);
  const [ours, theirs] = scoresOf(state);
  return ours === theirs ? undefined : ours > theirs ? 0 : 1;
}
