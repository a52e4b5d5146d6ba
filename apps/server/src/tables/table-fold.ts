import type { Choice, Seat } from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import { applyEntry } from './apply-entry.ts';
import { BrokenLog } from './broken-log.ts';
import { Clocks } from './clocks.ts';
import type { Entry } from './entry.ts';
import type { TableState } from './table-state.ts';

/** What a bot adds to the chance of a match: nothing, so that the server cannot choose it. */
const NO_ENTROPY = 'bot';

/**
 * Adds an entry to what a table's log adds up to. If it is an answer, the match has taken it already.
 * @param at when the entry was made, in milliseconds since 1970
 */
export function foldEntry(state: TableState, entry: Entry, at: number): void {
  const { open: question, declined } = state.consent;
  state.seq += 1;
  state.at = Math.max(state.at, at);
  if (entry.id !== undefined) state.requests.set(entry.id, state.seq);
  applyEntry(state, entry);
  if (state.match?.over) state.consent.drop();
  if (state.match === undefined) beginIfComplete(state);
  state.turns.happened(state.seq, state.awaited);
  state.answersAt.push(state.match?.seq ?? -1);
  const settled = state.consent.open !== question || state.consent.declined !== declined;
  if (entry.kind !== 'answer' || settled || state.match?.over) state.faceVersion += 1;
  if (state.match !== undefined) followChoices(state, entry);
}

/** Names the choices that are open now, and runs the clocks of those who have them. */
function followChoices(state: TableState, entry: Entry): void {
  const fresh = state.names.follow(state.choices, state.seq);
  state.windows.follow(state.choices, state.at);
  if (state.clocks === undefined) return;
  const answer =
    entry.kind === 'answer' ? { seat: entry.seat, beside: (entry.slot ?? 0) < 0 } : undefined;
  // After taking back, and where a standing offer was used, choices are made anew, and yet the
  // decisions are the same.
  const anew = answer?.beside === false ? onlyAsked(state, fresh) : new Set<Seat>();
  if (state.clocks.happened(state.at, state.deciding, answer, anew)) state.faceVersion += 1;
}

/** The seats that are asked something, all of which is among these choices. */
function onlyAsked(state: TableState, fresh: readonly Choice[]): ReadonlySet<Seat> {
  const seats = new Set(state.deciding);
  for (const choice of state.choices) {
    if (fresh.includes(choice)) continue;
    for (const seat of choice.seats ?? [choice.seat]) seats.delete(seat);
  }
  return seats;
}

function beginIfComplete(state: TableState): void {
  if (state.closed || state.seats.some(({ kind }) => kind === 'open')) return;
  const { id, pace } = state.record;
  const begun = {
    seats: state.seats.map(({ kind, name, policy }) => ({
      name,
      player: kind === 'bot' ? (policy ?? 'random') : 'human',
    })),
    contributions: state.seats.map(({ entropy }) => entropy ?? NO_ENTROPY),
    chain: state.chain,
  };
  const made = Match.create(state.game, state.matchSetup(begun));
  if (!made.ok) {
    throw new BrokenLog(`table ${id}: ${made.error.map(({ message }) => message).join('; ')}`);
  }
  state.match = made.value;
  if (pace.kind !== 'none') state.clocks = new Clocks(pace, state.seats.length);
}
