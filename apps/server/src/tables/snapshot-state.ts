import type { Game } from '@tablewright/engine';
import { type Checkpoint, hashPlain, Match } from '@tablewright/engine/host';
import { BrokenLog } from './broken-log.ts';
import { Clocks } from './clocks.ts';
import { Consent } from './consent.ts';
import type { TableRecord } from './entry.ts';
import { heldChapters } from './held-chapters.ts';
import { PACKED } from './packing.ts';
import { type Chapter, SNAPSHOT_FORM, type TableHead } from './table-snapshot.ts';
import { TableState } from './table-state.ts';
import { Turns } from './turns.ts';
import { Windows } from './windows.ts';

/**
 * What a snapshot says of a table beside its closed chapters.
 * @param closed the number of the last entry in those
 */
export function headOf(state: TableState, match: Match, closed: number): TableHead {
  return {
    form: SNAPSHOT_FORM,
    seq: state.seq,
    at: state.at,
    faceVersion: state.faceVersion,
    listed: state.listed,
    chat: state.chat,
    closed: state.closed,
    after: state.after,
    next: state.next,
    seats: state.seats,
    locks: [...state.locks],
    consent: { open: state.consent.open, declined: state.consent.declined },
    turns: state.turns.kept,
    names: state.names.names,
    windows: state.windows.kept(state.choices),
    times: state.clocks?.kept(0).times,
    begun: {
      seats: match.seats,
      contributions: match.random.kind === 'keyed' ? match.random.contributions : [],
      chain: state.chain,
      settings: state.settings,
      told: match.begun,
      documents: match.documents,
      campaign: state.campaign,
    },
    goesOn: state.goesOn,
    upgraded: state.upgraded,
    open: chapterAfter(state, match, closed),
  };
}

/** What the log has added after an entry. */
export function chapterAfter(state: TableState, match: Match, entry: number): Chapter {
  const { checkpoints } = match;
  const since = entry === 0 ? -1 : state.unchangedSince(entry);
  // The one before the first answer, unless an earlier chapter has it, and the present one.
  const moments = since < 0 ? [checkpoints[0], checkpoints.at(-1)] : [checkpoints.at(-1)];
  return {
    last: state.seq,
    since,
    answersAt: state.answersAt.slice(entry + 1),
    requests: [...state.requests].filter(([, seq]) => seq > entry),
    ...match.pastSince(since),
    decidedFor: state.decidedFor.filter(({ answer }) => answer > since),
    thought: state.clocks?.kept(Math.max(0, since)).answers ?? [],
    checkpoints: [...new Set(moments)].filter((moment) => moment !== undefined),
  };
}

/**
 * The state of which a snapshot was taken. It yields wherever the caller may pause.
 * @param chapters all of them, the open one last
 * @throws BrokenLog if the snapshot fits neither the rules nor itself
 */
export function* stateOf(
  record: TableRecord,
  game: Game,
  head: TableHead,
  chapters: readonly Chapter[],
): Generator<void, TableState> {
  const state = new TableState(record, game);
  restoreHead(state, head);
  for (const { answersAt, requests } of chapters) {
    state.answersAt.push(...answersAt);
    for (const [request, seq] of requests) state.requests.set(request, seq);
  }
  if (state.answersAt.length !== head.seq + 1) {
    throw new BrokenLog(`the snapshot of table ${record.id} lacks a part`);
  }
  const held = heldChapters(head, chapters);
  // What older rules wrote is behind it.
  state.older = undefined;
  state.match = yield* restoredMatch(state, head.begun, held);
  yield;
  state.decidedFor = held.flatMap(({ decidedFor }) => decidedFor);
  state.names.carryOver(state.choices, head.names);
  state.windows = Windows.resume(state.choices, head.windows);
  const { pace } = record;
  if (pace.kind === 'none') return state;
  const answers = held.flatMap(({ thought }) => thought);
  state.clocks = Clocks.resume(pace, { times: head.times, answers });
  return state;
}

function restoreHead(state: TableState, head: TableHead): void {
  state.seq = head.seq;
  state.at = head.at;
  state.faceVersion = head.faceVersion;
  state.listed = head.listed;
  state.chat = head.chat;
  state.closed = head.closed;
  state.after = head.after;
  state.next = head.next;
  state.chain = head.begun.chain;
  state.settings = head.begun.settings ?? {};
  state.goesOn = head.goesOn;
  state.upgraded = head.upgraded;
  state.planned = head.begun.documents ?? {};
  state.campaign = head.begun.campaign;
  state.seats.push(...head.seats);
  for (const [seat, lock] of head.locks) state.locks.set(seat, lock);
  state.consent = new Consent(head.consent);
  state.turns = new Turns(head.turns);
}

/**
 * The match of a snapshot: resumed at its last checkpoint, and replayed from there. Its hashes prove
 * that it is the same.
 */
function* restoredMatch(
  state: TableState,
  begun: TableHead['begun'],
  held: readonly Chapter[],
): Generator<void, Match> {
  const log = held.flatMap((chapter) => chapter.log);
  const checkpoints: Checkpoint[] = [];
  for (const one of held.flatMap((chapter) => chapter.checkpoints)) {
    // A step that went on beyond a chapter has its beginning in both.
    if (one.seq > (checkpoints.at(-1)?.seq ?? -1)) checkpoints.push(one);
  }
  const from = checkpoints.at(-1);
  const past = {
    log: log.slice(0, from?.seq),
    events: held.flatMap(({ events }) => events).slice(0, from?.events),
    draws: held.flatMap(({ draws }) => draws).slice(0, from?.draws),
    checkpoints,
    begun: begun.told,
  };
  yield;
  const resumed = Match.resume(state.game, state.matchSetup(begun), past, PACKED);
  const fails = (what: string) =>
    new BrokenLog(`the snapshot of table ${state.record.id} has ${what}`);
  if (!resumed.ok) throw fails('other settings');
  const match = resumed.value;
  yield;
  const last = match.log.at(-1);
  if (last !== undefined && hashPlain(match.state) !== last.hash) throw fails('another state');
  for (const { seat, slot = 0, answer, bot, hash } of log.slice(match.seq)) {
    yield;
    const given = match.submit({ seat, slot, answer, bot });
    if (!given.ok || given.value.hash !== hash) throw fails('another course');
  }
  return match;
}
