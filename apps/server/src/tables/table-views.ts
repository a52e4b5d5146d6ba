import { type GameEvent, type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import { differenceBetween, eventFor } from '@tablewright/engine/host';
import type { Otherwise, TableFace, Told, Update } from '@tablewright/protocol';
import { BrokenLog } from './broken-log.ts';
import { mayGoOn } from './going-on.ts';
import { namedOffers } from './named-offers.ts';
import { placedDocuments } from './table-documents.ts';
import { faceOf } from './table-seat.ts';
import type { TableState } from './table-state.ts';

/**
 * What everybody may know of a table.
 * @param now milliseconds since 1970, for the clocks
 * @param here which seats have a device connected
 */
export function tableFace(
  state: TableState,
  now: number,
  here: (seat: Seat) => boolean,
): TableFace {
  const { id, game, rulesVersion, options, pace, commitment, opened } = state.record;
  const { face: question, declined } = state.consent;
  const { status, listed, chat, after, next, clocks, goesOn, upgraded, otherwise } = state;
  const { campaign } = state;
  const documents = placedDocuments(state);
  return {
    table: id,
    game,
    rulesVersion,
    options,
    pace,
    status,
    listed,
    chat,
    commitment,
    opened,
    seats: state.seats.map((seat, at) => faceOf(seat, here(at), clocks?.isNudged(at) === true)),
    ...(question === undefined ? {} : { question }),
    ...(declined === undefined ? {} : { declined }),
    ...(after === undefined ? {} : { after }),
    ...(next === undefined ? {} : { next }),
    ...(campaign === undefined ? {} : { campaign }),
    ...(documents.length === 0 ? {} : { documents }),
    ...(clocks === undefined ? {} : { clocks: clocks.faces(now) }),
    ...(goesOn === undefined ? {} : { goesOn }),
    ...(upgraded === undefined ? {} : { upgraded }),
    ...(otherwise === undefined ? {} : { otherwise: { ...otherwise, mayGoOn: mayGoOn(state).ok } }),
  };
}

/**
 * What an observer has to be told who knew the table at `since` entries; nothing before the match.
 * @param since -1 for somebody who knows nothing
 * @param now milliseconds since 1970, for the clocks
 */
export function updateFor(
  state: TableState,
  observer: Observer,
  since: number,
  now: number,
): Update | undefined {
  const { match, clocks } = state;
  if (match === undefined) return undefined;
  const keep = state.unchangedSince(since);
  const { view, choices, waiting, outcome } = match.seatView(observer);
  const decidedFor = state.decidedFor.filter(({ answer }) => answer > keep);
  const isPlaying = state.status === 'playing';
  const standing = isPlaying && observer !== SPECTATOR ? namedOffers(match, observer) : [];
  return {
    type: 'update',
    table: state.record.id,
    seq: state.seq,
    answers: match.seq,
    keep,
    events: match.eventsFor(observer, keep + 1).map(({ seq, event }) => ({ seq, event })),
    answeredBy: [...match.answeredBySince(Math.max(0, keep))],
    ...(decidedFor.length === 0 ? {} : { decidedFor }),
    seen: {
      view,
      choices: isPlaying
        ? choices.map((choice) => ({ ...choice, name: nameAt(state, choice.slot) }))
        : [],
      ...(standing.length === 0 ? {} : { standing }),
      waiting: isPlaying ? waiting : [],
      ...(outcome === undefined ? {} : { outcome }),
    },
    ...(clocks === undefined ? {} : { clocks: clocks.faces(now) }),
    ...(observer === SPECTATOR ? {} : { undo: state.undoStatus(observer) }),
    ...(state.otherwise === undefined ? {} : { otherwise: otherwiseFor(state, observer) }),
  };
}

/** What an observer may know of how something comes out otherwise than by the rules of then. */
function otherwiseFor({ older, match }: TableState, observer: Observer): Otherwise {
  const shown = (event: GameEvent | undefined) => event && eventFor(event, observer);
  const was = shown(older?.differs?.was);
  const is = shown(older?.differs?.is);
  return {
    ...(was === undefined ? {} : { was }),
    ...(is === undefined ? {} : { is }),
    events: (older?.toldAfter(match?.seq ?? 0) ?? []).flatMap(({ seq, event }) => {
      const seen = shown(event);
      return seen === undefined ? [] : [{ seq, event: seen }];
    }),
  };
}

/**
 * The match as an observer saw it after so many answers; nothing if it has not come so far. It is
 * replayed from the last checkpoint before, and yields wherever the caller may pause.
 */
export function* pastFor(
  { match, record }: TableState,
  observer: Observer,
  answers: number,
): Generator<void, unknown> {
  if (match === undefined || answers < 0 || answers > match.seq) return undefined;
  const again = match.log.slice(0, answers);
  const from = match.checkpoints.findLast(({ seq }) => seq <= answers)?.seq ?? 0;
  const past = match.fork(from);
  for (const entry of again.slice(from)) {
    yield;
    const given = past.submit({ ...entry, slot: entry.slot ?? 0 });
    if (!given.ok) throw new BrokenLog(`table ${record.id}: ${given.error.message}`);
  }
  return past.seatView(observer).view;
}

/**
 * What an observer saw at each event of an answer; nothing if the match has not come so far. What led
 * up to it is replayed from the last checkpoint before, and yields wherever the caller may pause.
 * @param answers after so many answers; 0 for what happened before the first
 */
export function* toldFor(
  { match }: TableState,
  observer: Observer,
  answers: number,
): Generator<void, Told | undefined> {
  if (match === undefined || answers < 0 || answers > match.seq) return undefined;
  const views = yield* match.tellingViews(answers, observer);
  const changes = views.map((view, i) => differenceBetween(views[i - 1], view) ?? null);
  return { changes };
}

function nameAt({ names, choices }: TableState, slot: number): string {
  const choice = choices[slot];
  return choice === undefined ? '' : names.nameOf(choice);
}
