import { type Seat, SPECTATOR } from '@tablewright/engine';
import { BrokenLog } from './broken-log.ts';
import type { Asked, Entry } from './entry.ts';
import { freeMark } from './seat-rules.ts';
import { person, seatOf } from './table-seat.ts';
import type { TableState } from './table-state.ts';

/** What an entry of each kind changes. The match has taken an answer already. */
type Effects = {
  readonly [K in Entry['kind']]: (
    state: TableState,
    entry: Extract<Entry, { readonly kind: K }>,
  ) => void;
};

const EFFECTS: Effects = {
  open: (state, { listed, after, chain, seats, settings, goesOn, campaign, documents }) => {
    state.listed = listed;
    state.after = after;
    state.chain = chain ?? 1;
    state.settings = settings ?? {};
    state.goesOn = goesOn;
    state.campaign = campaign;
    state.planned = documents ?? {};
    state.seats.push(...seats.map((seat, at) => seatOf(seat, at)));
  },
  sit: (state, entry) => {
    const { mark, entropy, documents } = entry;
    state.setSeat(entry.seat, { ...person(entry), mark, entropy });
    if (documents === undefined) state.brought.delete(entry.seat);
    else state.brought.set(entry.seat, documents);
    state.locks.set(entry.seat, state.seq);
  },
  stand: (state, { seat }) => {
    state.setSeat(seat, seatOf({ kind: 'open' }, seat));
    state.brought.delete(seat);
    state.locks.set(seat, state.seq);
  },
  lock: (state, { seat }) => {
    state.locks.set(seat, state.seq);
  },
  fill: (state, entry) => {
    const mark = freeMark(state.seats, entry.seat);
    state.setSeat(entry.seat, seatOf({ ...entry, kind: 'bot' }, mark));
  },
  dress: (state, { seat, name, mark, entropy }) => {
    state.setSeat(seat, {
      ...(name === undefined ? {} : { name }),
      ...(mark === undefined ? {} : { mark }),
      ...(entropy === undefined ? {} : { entropy }),
    });
  },
  answer: (state, { seat, how }) => {
    state.consent.answered(seat, how);
    if (state.older?.difference !== undefined) return;
    const by = how === 'clock' ? how : state.seats[seat]?.kept ? 'bot' : undefined;
    if (by !== undefined) state.decidedFor.push({ answer: state.match?.seq ?? 0, by });
  },
  rewind: (state, { to }) => rewind(state, to),
  ask: (state, { seat, about, from }) => {
    state.consent.ask({ seq: state.seq, seat, about, from });
  },
  agree: (state, { seat }) => settle(state, state.consent.agree(seat)),
  decline: (state, { seat }) => state.consent.decline(seat),
  withdraw: (state) => state.consent.drop(),
  replace: (state, { seat, policy, left }) => putBot(state, seat, policy, left === true),
  return: (state, { seat }) => {
    state.setSeat(seat, { kind: 'person', policy: undefined, kept: false, left: false });
  },
  hand: (state, entry) => {
    state.setSeat(entry.seat, person(entry));
    state.locks.set(entry.seat, state.seq);
  },
  nudge: (state, { seat }) => state.clocks?.nudge(seat),
  still: (state, { seconds }) => {
    state.clocks?.stoodStill(state.at, seconds * 1000);
    state.windows.stoodStill(state.at, seconds * 1000);
  },
  manage: (state, { listed, chat }) => {
    // Who came by the public list has to show a key now.
    if (state.listed && listed === false) state.locks.set(SPECTATOR, state.seq);
    state.listed = listed ?? state.listed;
    state.chat = chat ?? state.chat;
  },
  close: (state) => {
    state.closed = true;
    state.consent.drop();
  },
  next: (state, { table, seat }) => {
    state.next = { table, ...(seat === undefined ? {} : { seat }) };
  },
  copy: (state, { by }) => {
    if (by !== undefined) state.decidedFor.push({ answer: state.match?.seq ?? 0, by });
  },
  upgraded: (state, { from, to, unknown }) => {
    takeRules(state, to);
    const answers = state.match?.seq ?? 0;
    state.upgraded = { from, answers, ...(unknown === undefined ? {} : { unknown }) };
  },
  parted: (state, { from, to, otherwise, table, seat }) => {
    takeRules(state, to);
    state.parted = { from, otherwise };
    state.next = { table, ...(seat === undefined ? {} : { seat }) };
    state.consent.drop();
  },
  lost: () => {},
};

/**
 * Changes a table by an entry; `state.seq` is the entry's number already.
 * @throws BrokenLog if the entry is of no known kind, or of a seat that is not there
 */
export function applyEntry(state: TableState, entry: Entry): void {
  if (!Object.hasOwn(EFFECTS, entry.kind)) {
    throw new BrokenLog(`entry ${state.seq} of table ${state.record.id} is of no known kind`);
  }
  // The compiler cannot see that an entry fits the effect of its own kind.
  const effect = EFFECTS[entry.kind] as (state: TableState, entry: Entry) => void;
  effect(state, entry);
}

/** Does what was asked for, if everybody has agreed to it. */
function settle(state: TableState, about: Asked | undefined): void {
  if (about?.kind === 'undo') rewind(state, about.to);
  else if (about?.kind === 'replace') putBot(state, about.seat, about.policy, false);
}

function rewind(state: TableState, to: number): void {
  const { match } = state;
  state.decidedFor = state.decidedFor.filter(({ answer }) => answer <= to);
  state.clocks?.takeBack(to);
  state.older?.takenBack(to, match);
  // A match that has stopped before answers of older rules does not have all that are taken back.
  if (match !== undefined && to <= match.seq) match.rewind(to);
  state.consent.drop();
}

function putBot(state: TableState, seat: Seat, policy: string, left: boolean): void {
  state.setSeat(seat, { kind: 'bot', policy, kept: true, left });
  settle(state, state.consent.without(seat, left));
}

/** From this entry on the table has the rules of that version. */
function takeRules(state: TableState, version: string): void {
  const { record, game, older, seq } = state;
  if (version === game.version) {
    state.record = { ...record, rulesVersion: version, rulesSince: seq };
    if (older !== undefined) older.until = seq;
  } else if (older === undefined) {
    throw new BrokenLog(`table ${record.id} goes on with version ${version} of its rules`);
  }
}
