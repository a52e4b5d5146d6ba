import { policyNamed } from '@tablewright/bots';
import {
  type Game,
  type Observer,
  type Seat,
  SPECTATOR,
  type WireAnswer,
} from '@tablewright/engine';
import type { Match, MatchFile, RulesDifference } from '@tablewright/engine/host';
import type { TableAct, TableFace, TableStatus, Told, Update } from '@tablewright/protocol';
import type { Given, LyingDocument } from '../store/document-store.ts';
import { type ActContext, type Actor, entryOf, type IsHere } from './acts.ts';
import { answerEntry, namedAnswerEntry } from './answer-entries.ts';
import type { Due } from './clocks.ts';
import type { Entry, GivenBy, KeptEntry, TableRecord } from './entry.ts';
import { followEntry, judgeLog } from './follow-log.ts';
import { fileOf, type GoingOn, goingOn, partedEntry } from './going-on.ts';
import type { Otherwise } from './older-rules.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { type NewPerson, nextEntry, sitEntry } from './seat-entries.ts';
import { noSeat } from './seat-rules.ts';
import { chapterAfter, headOf, stateOf } from './snapshot-state.ts';
import { givenBy, missingFor } from './table-documents.ts';
import { foldEntry } from './table-fold.ts';
import type { TableSeat } from './table-seat.ts';
import {
  type Chapter,
  type ClosedChapter,
  closedChapter,
  type TableHead,
  type TableSnapshot,
} from './table-snapshot.ts';
import { TableState } from './table-state.ts';
import { pastFor, tableFace, toldFor, updateFor } from './table-views.ts';

/** A chapter of a snapshot is closed after so many answers, and after so many entries in any case. */
const CHAPTER_LENGTH = { answers: 100, entries: 500 };

/** How finely it is written down for how long clocks stood still, in seconds, … */
const STILL_STEP = 10;
/** … and what is too short to be written down, in milliseconds. */
const SHORTEST_STILL = 1_000;

/**
 * A table in memory: the fold over its log. It reads no clock and writes nowhere. What
 * {@link perform} and its like return has to be stored, and nobody may be told before it is. If it
 * cannot be stored, the table is of no use any more and has to be read anew.
 */
export class LiveTable {
  readonly #state: TableState;
  /** The chapters of its snapshots that are closed. */
  readonly #chapters: ClosedChapter[];

  /** An empty table, unless a state is given. */
  constructor(
    record: TableRecord,
    game: Game,
    state = new TableState(record, game),
    chapters: readonly ClosedChapter[] = [],
  ) {
    this.#state = state;
    this.#chapters = [...chapters];
  }

  /** A table with its first entry, and that entry as it is to be stored. */
  static open(
    record: TableRecord,
    game: Game,
    first: Extract<Entry, { readonly kind: 'open' }>,
  ): { readonly table: LiveTable; readonly first: Entry } {
    const table = new LiveTable(record, game);
    const added = table.#add(first, record.opened);
    return { table, first: added.ok ? added.value : first };
  }

  /**
   * The table of which a snapshot was taken. It yields wherever the caller may pause.
   * @param chapters all of them, the open one last
   * @param closed those that are closed, packed
   * @throws BrokenLog if the snapshot fits neither the rules nor itself
   */
  static *resume(
    record: TableRecord,
    game: Game,
    head: TableHead,
    chapters: readonly Chapter[],
    closed: readonly ClosedChapter[],
  ): Generator<void, LiveTable> {
    return new LiveTable(record, game, yield* stateOf(record, game, head, chapters), closed);
  }

  /**
   * Everything that the table adds up to; nothing before the match begins, nor where it stopped at
   * what comes out otherwise by later rules.
   * @param length how long a chapter is
   */
  snapshot(length = CHAPTER_LENGTH): TableSnapshot | undefined {
    const { match, answersAt, record, seq, older } = this.#state;
    // What older rules wrote is read from the log as long as anything of it is in doubt.
    if (match === undefined || older !== undefined) return undefined;
    const last = this.#lastClosed;
    const answers = match.seq - (answersAt[last] ?? -1);
    if (answers >= length.answers || seq - last >= length.entries) {
      this.#chapters.push(closedChapter(chapterAfter(this.#state, match, last)));
    }
    return {
      table: record.id,
      seq,
      head: JSON.stringify(headOf(this.#state, match, this.#lastClosed)),
      chapters: [...this.#chapters],
    };
  }

  get record(): TableRecord {
    return this.#state.record;
  }

  get game(): Game {
    return this.#state.game;
  }

  get seats(): readonly Readonly<TableSeat>[] {
    return this.#state.seats;
  }

  get listed(): boolean {
    return this.#state.listed;
  }

  /** Whether seats may talk. */
  get chat(): boolean {
    return this.#state.chat;
  }

  get status(): TableStatus {
    return this.#state.status;
  }

  /** The documents that somebody has brought to their seat, and where they lie. */
  broughtTo(seat: Seat): readonly LyingDocument[] {
    const brought = Object.entries(this.#state.brought.get(seat) ?? {});
    return brought.map(([slot, { id }]) => ({ slot, id }));
  }

  /** What comes out of the match, if it is over with this entry; nothing in a game without documents. */
  givenWith({ kind }: Entry): Given | undefined {
    // A match that asks nobody is over as soon as it begins.
    const ends = kind === 'answer' || this.#state.match?.seq === 0;
    return ends && this.status === 'finished' ? givenBy(this.#state) : undefined;
  }

  /** The match, once it has begun. */
  get match(): Match | undefined {
    return this.#state.match;
  }

  /** Whether older rules than those here still own it. */
  get isOlder(): boolean {
    return this.record.rulesVersion !== this.game.version;
  }

  /** How something comes out otherwise by the rules here, so that nothing more is done. */
  get otherwise(): Otherwise | undefined {
    return this.#state.otherwise;
  }

  /** The same for whoever runs the server, in a sentence that may tell secrets. */
  get difference(): RulesDifference | undefined {
    return this.#state.older?.differs;
  }

  /** How many entries the log has. */
  get seq(): number {
    return this.#state.seq;
  }

  /** When the last entry was made, in milliseconds since 1970. */
  get at(): number {
    return this.#state.at;
  }

  /** Rises with every entry that changes {@link face}, apart from the clocks. */
  get faceVersion(): number {
    return this.#state.faceVersion;
  }

  /** The seats that the match waits for; none before it begins and after it ends. */
  get deciding(): ReadonlySet<Seat> {
    return this.#state.deciding;
  }

  /** The people that the match or an open question waits for. */
  get awaited(): readonly Seat[] {
    return this.#state.awaited;
  }

  /**
   * The lock of a seat: the number of the entry that last changed who may play it, 0 at first. Who
   * opened the seat under another lock has to open it again.
   */
  lockOf(seat: Observer): number {
    return this.#state.locks.get(seat) ?? 0;
  }

  /** The seat whose time ends first, and when. */
  get deadline(): Due | undefined {
    return this.status === 'playing' ? this.#state.clocks?.next() : undefined;
  }

  /** The seat for which the table passes first, as the time of a window is over, and when. */
  get passDue(): Due | undefined {
    return this.status === 'playing' ? this.#state.windows.next() : undefined;
  }

  /** Who is to be nudged next before their time ends, and when. */
  get nudgeDue(): Due | undefined {
    if (this.status !== 'playing') return undefined;
    return this.#state.clocks?.nextNudge((seat) => this.seats[seat]?.kind === 'person');
  }

  /** When the server has to act next because of the time; milliseconds since 1970. */
  get due(): number | undefined {
    const dues = [this.passDue, this.deadline, this.nudgeDue].flatMap((due) => due?.at ?? []);
    return dues.length === 0 ? undefined : Math.min(...dues);
  }

  /** The number of the entry since which the table waits for a person; nothing if it does not. */
  turnOf(seat: Seat): number | undefined {
    return this.#state.turns.of(seat);
  }

  /** The people for whom the table has begun to wait with the last entry. */
  get turnsBegun(): readonly Seat[] {
    return this.#state.turns.begun;
  }

  /** How long a seat may still think at the moment `now`, in milliseconds; nothing without a clock. */
  timeLeft(seat: Seat, now: number): number | undefined {
    return this.#state.clocks?.faces(now)[seat]?.left;
  }

  /** The first open choice that only bots may answer, by its place among the open ones. */
  get botsTurn(): { readonly slot: number; readonly seat: Seat } | undefined {
    if (this.status !== 'playing') return undefined;
    for (const [slot, choice] of this.#state.choices.entries()) {
      const seats = choice.seats ?? [choice.seat];
      if (seats.every((seat) => this.seats[seat]?.kind === 'bot')) {
        return { slot, seat: choice.seat };
      }
    }
    return undefined;
  }

  /**
   * The seats of bots that look at standing offers, also where they have none now: the time for a
   * look would tell who has any.
   */
  get botsThatLook(): readonly Seat[] {
    const { game } = this.#state;
    if (game.standing === undefined || this.status !== 'playing') return [];
    return this.seats.flatMap(({ kind, policy }, seat) =>
      kind === 'bot' && policyNamed(game, policy ?? 'random').offers !== undefined ? [seat] : [],
    );
  }

  /** The number of the entry of a request, if the log has it already. */
  seqOf(observer: Observer, id: string): number | undefined {
    return this.#state.requests.get(requestOf(observer, id));
  }

  /** What everybody may know of the table; see {@link tableFace}. */
  face(now: number, here: (seat: Seat) => boolean): TableFace {
    return tableFace(this.#state, now, here);
  }

  /** What an observer has to be told who knew the table at `since` entries; see {@link updateFor}. */
  updateFor(observer: Observer, since: number, now: number): Update | undefined {
    return updateFor(this.#state, observer, since, now);
  }

  /** The match as an observer saw it after so many answers; see {@link pastFor}. */
  pastFor(observer: Observer, answers: number): Generator<void, unknown> {
    return pastFor(this.#state, observer, answers);
  }

  /** What an observer saw at each event of an answer; see {@link toldFor}. */
  toldFor(observer: Observer, answers: number): Generator<void, Told | undefined> {
    return toldFor(this.#state, observer, answers);
  }

  /**
   * Follows an entry of the stored log.
   * @throws BrokenLog if it does not fit
   */
  follow(kept: KeptEntry): void {
    followEntry(this.#state, kept);
  }

  /**
   * All entries of a log that older rules still own have been followed: whether everything comes out
   * the same is settled.
   * @param wasOver whether the match is over by the rules of then
   */
  judge(wasOver: boolean): void {
    judgeLog(this.#state, wasOver);
  }

  /** The table goes on with the rules here, by which everything so far comes out the same. */
  upgrade(at: number): Outcome<Entry> {
    const { record, game, older } = this.#state;
    const unknown = older?.unknown ?? 0;
    return this.#add(
      {
        kind: 'upgraded',
        from: record.rulesVersion,
        to: game.version,
        ...(unknown === 0 ? {} : { unknown }),
      },
      at,
    );
  }

  /** The match goes on at another table from the last moment that older and later rules share. */
  part(to: { readonly table: string; readonly seat?: Seat }, at: number): Outcome<Entry> {
    const made = partedEntry(this.#state, to);
    return made.ok ? this.#add(made.value, at) : made;
  }

  /** How a table begins at which the match goes on from here, if it may. */
  goingOn(): Outcome<GoingOn> {
    return goingOn(this.#state);
  }

  /**
   * The match as a file with its secret, by the rules that have played it; nothing while anybody may
   * still play it on.
   */
  file(): MatchFile | undefined {
    const { status, otherwise, parted, closed } = this.#state;
    const mayGoOn = otherwise !== undefined && parted === undefined && !closed;
    const isOver = status === 'finished' || (status === 'closed' && !mayGoOn);
    return isOver ? fileOf(this.#state) : undefined;
  }

  /** The table at which the match goes on, whose secret is the same. */
  get goesOnAt(): string | undefined {
    const { parted, next } = this.#state;
    return parted === undefined ? undefined : next?.table;
  }

  /**
   * Does what is asked for, in memory.
   * @param at now, in milliseconds since 1970
   * @param isHere whoever is here is asked before a bot takes their seat
   */
  perform(actor: Actor, act: TableAct, at: number, isHere: IsHere = () => false): Outcome<Entry> {
    const made = entryOf(this.#actContext, actor, act, isHere);
    if (!made.ok) return made;
    return this.#add({ ...made.value, id: requestOf(actor.seat, act.id) }, at);
  }

  /** Somebody sits down, or takes over a seat in the middle of the match. */
  seatPerson(person: NewPerson, at: number): Outcome<Entry> {
    const made = sitEntry(this.#state, person);
    return made.ok ? this.#add(made.value, at) : made;
  }

  /** A seat, or watching, gets another key. */
  lock(seat: Observer, at: number): Outcome<Entry> {
    const { seats } = this.#state;
    if (seat !== SPECTATOR && seats[seat] === undefined) return noSeat(seats, seat);
    return this.#add({ kind: 'lock', seat }, at);
  }

  /**
   * Somebody has opened the table at which the same people may play again; only the first is named.
   * @param gone the one that was named before, if it is no more
   */
  nameNext(
    named: { readonly table: string; readonly seat?: Seat },
    gone: string | undefined,
    at: number,
  ): Outcome<Entry> {
    const made = nextEntry(this.#state, named, gone);
    return made.ok ? this.#add(made.value, at) : made;
  }

  /** An answer that no person gives. What the rules refuse is refused. */
  answerFor(
    seat: Seat,
    slot: number,
    answer: WireAnswer,
    how: GivenBy,
    at: number,
  ): Outcome<Entry> {
    const made = answerEntry(this.#state, seat, slot, answer, how);
    return made.ok ? this.#add({ ...made.value, how }, at) : made;
  }

  /** The person of a seat is told that the time for their decision is nearly up. */
  nudge(seat: Seat, at: number): Outcome<Entry> {
    const { nudgeDue } = this;
    if (nudgeDue?.seat !== seat || nudgeDue.at > at) {
      return refused('stale', `seat ${seat + 1} is not to be nudged now`);
    }
    return this.#add({ kind: 'nudge', seat }, at);
  }

  /**
   * Nothing could be done at the table since then: clocks that ran meanwhile get that time back. It
   * is rounded up, so that the log does not tell exactly when that began. Nothing if none ran.
   */
  standStill(since: number, at: number): Outcome<Entry> | undefined {
    const stood = at - Math.max(since, this.at);
    if (this.due === undefined || stood < SHORTEST_STILL) return undefined;
    const seconds = Math.ceil(stood / 1000 / STILL_STEP) * STILL_STEP;
    return this.#add({ kind: 'still', seconds }, at);
  }

  #add(entry: Entry, at: number): Outcome<Entry> {
    const { match } = this.#state;
    foldEntry(this.#state, entry, at);
    const { match: now } = this.#state;
    const told = now === match ? undefined : now?.begun;
    return done(told === undefined ? entry : { ...entry, told });
  }

  /** The number of the last entry in a closed chapter. */
  get #lastClosed(): number {
    return this.#chapters.at(-1)?.last ?? 0;
  }

  /** What an act is judged by. */
  get #actContext(): ActContext {
    const { game, seats, record, closed, match, consent, otherwise, parted } = this.#state;
    return {
      game,
      seats,
      host: record.host,
      closed,
      otherwise,
      mayClose: this.status !== 'finished' && parted === undefined,
      match,
      question: consent.open,
      lockOf: (seat) => this.lockOf(seat),
      undoStatus: (seat) => this.#state.undoStatus(seat),
      missingFor: (seat) => missingFor(this.#state, seat),
      answerNamed: (seat, name, answer) => namedAnswerEntry(this.#state, seat, name, answer),
    };
  }
}

/** Everybody names requests for themselves: the same name from two seats is two requests. */
function requestOf(observer: Observer, id: string): string {
  return `${observer}/${id}`;
}
