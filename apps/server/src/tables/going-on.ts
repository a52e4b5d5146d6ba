import type { Seat } from '@tablewright/engine';
import {
  loggedOf,
  MATCH_FORMAT,
  MATCH_FORMAT_VERSION,
  type MatchFile,
} from '@tablewright/engine/host';
import type { Entry, OpenedSeat } from './entry.ts';
import { done, type Outcome, refused } from './outcome.ts';
import type { TableSeat } from './table-seat.ts';
import type { TableState } from './table-state.ts';

/** How the log of a table begins at which the match of another goes on. */
export interface GoingOn {
  readonly first: Extract<Entry, { readonly kind: 'open' }>;
  readonly rest: readonly Entry[];
}

/**
 * How the match of a table goes on by the rules here: with the same seats, settings and secret, from
 * the last moment at which everything that was told comes out the same.
 */
export function goingOn(state: TableState): Outcome<GoingOn> {
  const may = mayGoOn(state);
  if (!may.ok) return may;
  const { record, match, chain, listed, chat, seats, decidedFor, campaign } = state;
  if (match === undefined) return nothingShared();
  const contributions = match.random.kind === 'keyed' ? match.random.contributions : [];
  const by = new Map(decidedFor.map((one) => [one.answer, one.by]));
  const first = {
    kind: 'open',
    seats: seats.map((seat, at) => openedAs(seat, contributions[at] ?? '')),
    listed,
    after: record.id,
    chain,
    settings: match.options,
    goesOn: match.seq,
    ...(campaign === undefined ? {} : { campaign }),
    ...(match.documents === undefined ? {} : { documents: match.documents }),
  } as const;
  const copies = match.log.map((answer, at) => {
    const decided = by.get(at + 1);
    return { kind: 'copy', ...loggedOf(answer), ...(decided && { by: decided }) } as const;
  });
  // With the last entry all turns begin.
  return done({ first, rest: [...copies, { kind: 'manage', chat }] });
}

/** The entry by which a match goes on at another table, and this one is at its end. */
export function partedEntry(
  state: TableState,
  to: { readonly table: string; readonly seat?: Seat },
): Outcome<Entry> {
  const may = mayGoOn(state);
  if (!may.ok) return may;
  const { record, game, otherwise } = state;
  if (otherwise === undefined) return nothingShared();
  return done({
    kind: 'parted',
    from: record.rulesVersion,
    to: game.version,
    otherwise,
    ...to,
  });
}

/** The match as a file with its secret, by the rules that have played it. */
export function fileOf({
  match,
  older,
  otherwise,
  parted,
  record,
}: TableState): MatchFile | undefined {
  if (otherwise === undefined || older?.begun === undefined) {
    return match?.toFile({ withSecret: true });
  }
  const { setup, told } = older.begun;
  const { documents } = setup;
  return {
    format: MATCH_FORMAT,
    formatVersion: MATCH_FORMAT_VERSION,
    id: record.id,
    game: record.game,
    rulesVersion: parted?.from ?? record.rulesVersion,
    seats: setup.seats,
    options: setup.options ?? {},
    random: setup.random,
    ...(documents === undefined ? {} : { documents }),
    ...(told === undefined ? {} : { told }),
    answers: older.answers,
  };
}

/** Whether a match may go on at another table whose past comes out otherwise here, or why not. */
export function mayGoOn({
  otherwise,
  parted,
  next,
  closed,
  status,
  match,
}: TableState): Outcome<true> {
  if (otherwise === undefined) {
    return refused('not-allowed', 'the match can be played on at this table');
  }
  if (parted !== undefined) {
    return refused('stale', `the match goes on at another table already: ${next?.table}`);
  }
  if (status === 'finished') return refused('over', 'the match is over');
  // Its file may have told everybody the secret of its dice.
  if (closed) return refused('closed', 'the host has closed this table');
  return match === undefined ? nothingShared() : done(true);
}

function nothingShared(): ReturnType<typeof refused> {
  const none = 'there is no moment from which it could go on; open a new table';
  return refused('wrong-rules-version', `by the rules here this match begins otherwise: ${none}`);
}

/** A seat as it is when the table is opened at which the match goes on. */
function openedAs(seat: TableSeat, entropy: string): OpenedSeat {
  const { kind, name, mark, policy = 'random', kept, left, host } = seat;
  if (kind === 'person') return { kind, name, mark, entropy, host };
  const bot = { kind: 'bot', name, mark, policy } as const;
  return kept ? { ...bot, keeps: { entropy, left, host } } : bot;
}
