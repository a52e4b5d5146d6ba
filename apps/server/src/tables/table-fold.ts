import { type Choice, type Game, type Seat, SPECTATOR } from '@tablewright/engine';
import { differenceText, Match, type MatchSetup } from '@tablewright/engine/host';
import { applyEntry } from './apply-entry.ts';
import { BrokenLog } from './broken-log.ts';
import { type ClockedAnswer, Clocks } from './clocks.ts';
import type { Entry } from './entry.ts';
import { PACKED } from './packing.ts';
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
  if (state.match === undefined) beginIfComplete(state, entry.told);
  if (state.older?.until === state.seq) endOlder(state);
  // Nobody's turn begins with what was answered at the table before.
  const isBefore = entry.kind === 'copy' || (entry.kind === 'open' && entry.goesOn !== undefined);
  if (!isBefore) state.turns.happened(state.seq, state.awaited);
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
  const answer = answerOf(entry, state);
  // After taking back, and where a standing offer was used, choices are made anew, and yet the
  // decisions are the same.
  const anew = answer?.beside === false ? onlyAsked(state, fresh) : new Set<Seat>();
  if (state.clocks.happened(state.at, state.deciding, answer, anew)) state.faceVersion += 1;
}

/** The answer that the match has taken; nobody's time was taken by one that is a copy. */
function answerOf(entry: Entry, { older }: TableState): ClockedAnswer | undefined {
  if (entry.kind !== 'answer' && entry.kind !== 'copy') return;
  if (older?.difference !== undefined) return;
  const beside = (entry.slot ?? 0) < 0;
  return { seat: entry.kind === 'copy' ? SPECTATOR : entry.seat, beside };
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

/** @param told what was told then by the rules of then */
function beginIfComplete(state: TableState, told: string | undefined): void {
  const { older } = state;
  if (older?.difference !== undefined) return;
  if (state.closed || state.seats.some(({ kind }) => kind === 'open')) return;
  const { pace } = state.record;
  const begun = {
    seats: state.seats.map(({ kind, name, policy }) => ({
      name,
      player: kind === 'bot' ? (policy ?? 'random') : 'human',
    })),
    contributions: state.seats.map(({ entropy }) => entropy ?? NO_ENTROPY),
    chain: state.chain,
  };
  const setup = state.matchSetup(begun);
  state.match = older?.wrote(state.seq)
    ? older.begin(state.game, setup, told)
    : begunMatch(state.game, setup);
  if (pace.kind !== 'none') state.clocks = new Clocks(pace, state.seats.length);
}

function begunMatch(game: Game, setup: MatchSetup): Match {
  const made = Match.create(game, setup, PACKED);
  if (made.ok) return made.value;
  throw new BrokenLog(`table ${setup.id}: ${made.error.map(({ message }) => message).join('; ')}`);
}

/** What older rules wrote ends with this entry. */
function endOlder(state: TableState): void {
  const { older, parted, record } = state;
  if (parted !== undefined) return;
  if (older?.differs !== undefined) {
    throw new BrokenLog(`table ${record.id}: ${differenceText(older.differs)}`);
  }
  state.older = undefined;
}
