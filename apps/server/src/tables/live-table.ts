import {
  type Choice,
  type Game,
  type Observer,
  type Seat,
  SPECTATOR,
  type WireAnswer,
} from '@tablewright/engine';
import {
  type ChainVersion,
  type Checkpoint,
  hashPlain,
  Match,
  type MatchSetup,
  type UndoStatus,
} from '@tablewright/engine/host';
import type { Act, DecidedFor, TableFace, TableStatus, Update } from '@tablewright/protocol';
import { type ActContext, type Actor, entryOf, type IsHere } from './acts.ts';
import { Clocks, type Due } from './clocks.ts';
import { Consent } from './consent.ts';
import type { Asked, Entry, GivenBy, KeptEntry, TableRecord } from './entry.ts';
import { NamedChoices } from './named-choices.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { freeMark, isMarkTaken, nameProblem, noSeat } from './seat-rules.ts';
import { faceOf, person, seatOf, type TableSeat } from './table-seat.ts';
import {
  type Chapter,
  type ClosedChapter,
  closedChapter,
  SNAPSHOT_FORM,
  type TableHead,
  type TableSnapshot,
} from './table-snapshot.ts';
import { Turns } from './turns.ts';

/** What a bot adds to the chance of a match: nothing, so that the house cannot choose it. */
const NO_ENTROPY = 'bot';

/** After how many answers a chapter of a snapshot is over, and after how many entries in any case. */
const USUAL_CHAPTER = { answers: 100, entries: 500 };

/** The log of a table and the rules do not agree: the stored log was damaged or is of other rules. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
}

/**
 * A table in memory: what its log adds up to. Everything here follows from the record and the
 * entries, so that every node that reads them has the same table. It reads no clock and writes
 * nowhere: {@link LiveTable.perform} returns what has to be kept, and until it is kept nobody may
 * be told.
 */
export class LiveTable {
  readonly record: TableRecord;
  readonly game: Game;
  readonly seats: TableSeat[] = [];
  listed = false;
  chat = true;
  /** The table before this one, at which the same people sat. */
  after: string | undefined;
  /** The table at which the same people may play again. */
  next: TableFace['next'];

  #seq = 0;
  #at = 0;
  #match: Match | undefined;
  #closed = false;
  #chain: ChainVersion = 1;
  #faceVersion = 0;
  #clocks: Clocks | undefined;
  #consent = new Consent();
  #turns = new Turns();
  readonly #locks = new Map<Observer, number>();
  readonly #names = new NamedChoices();
  /** The answers of the match that a clock gave, or a bot that kept a seat; in order. */
  #decidedFor: DecidedFor[] = [];
  /** After how many answers the match stood with each entry; -1 before it began. */
  readonly #answersAt: number[] = [-1];
  readonly #requests = new Map<string, number>();
  /** The chapters of its snapshots that are over. */
  readonly #chapters: ClosedChapter[] = [];

  constructor(record: TableRecord, game: Game) {
    this.record = record;
    this.game = game;
  }

  /**
   * A table of which that was kept; whoever asks may pause wherever it yields.
   * @param chapters all, the open one last
   * @param closed those that are over, packed
   * @throws BrokenLog if it does not fit the rules, or itself
   */
  static *resume(
    record: TableRecord,
    game: Game,
    head: TableHead,
    chapters: readonly Chapter[],
    closed: readonly ClosedChapter[],
  ): Generator<void, LiveTable> {
    const table = new LiveTable(record, game);
    yield* table.#takeUp(head, chapters);
    table.#chapters.push(...closed);
    return table;
  }

  /**
   * Everything that it adds up to; nothing before the match begins.
   * @param chapter how long a chapter is
   */
  snapshot(chapter = USUAL_CHAPTER): TableSnapshot | undefined {
    const match = this.#match;
    if (match === undefined) return undefined;
    const last = this.#chapters.at(-1)?.last ?? 0;
    const answers = match.seq - (this.#answersAt[last] ?? -1);
    if (answers >= chapter.answers || this.#seq - last >= chapter.entries) {
      this.#chapters.push(closedChapter(this.#chapterAfter(last)));
    }
    return {
      table: this.record.id,
      seq: this.#seq,
      head: JSON.stringify(this.#head()),
      chapters: [...this.#chapters],
    };
  }

  /** How many entries the log has. */
  get seq(): number {
    return this.#seq;
  }

  /** When the last entry was made, in milliseconds since 1970. */
  get at(): number {
    return this.#at;
  }

  /** Rises whenever {@link face} changes by an entry, apart from the clocks. */
  get faceVersion(): number {
    return this.#faceVersion;
  }

  /**
   * The lock of a seat: the number of the entry that last changed who may play it, 0 at first. Who
   * opened the seat at another lock has to open it anew.
   */
  lockOf(seat: Observer): number {
    return this.#locks.get(seat) ?? 0;
  }

  /** The match, once it has begun. */
  get match(): Match | undefined {
    return this.#match;
  }

  get status(): TableStatus {
    if (this.#match?.over) return 'finished';
    if (this.#closed) return 'closed';
    return this.#match === undefined ? 'gathering' : 'playing';
  }

  /** The seats that the match waits for; none before it begins and after it ends. */
  get deciding(): ReadonlySet<Seat> {
    if (this.status !== 'playing') return new Set();
    return new Set(this.#match?.choices.flatMap((choice) => choice.seats ?? [choice.seat]));
  }

  /** The people that the match waits for, a question's included. */
  get awaited(): readonly Seat[] {
    const { deciding } = this;
    const { missing } = this.#consent;
    return this.seats.flatMap(({ kind }, seat) =>
      kind === 'person' && (deciding.has(seat) || missing.includes(seat)) ? [seat] : [],
    );
  }

  /** The seat whose time ends first, and when. */
  get deadline(): Due | undefined {
    return this.status === 'playing' ? this.#clocks?.next() : undefined;
  }

  /** Whom the house has to nudge before their time ends, and when. */
  get nudgeDue(): Due | undefined {
    if (this.status !== 'playing') return undefined;
    return this.#clocks?.nextNudge((seat) => this.seats[seat]?.kind === 'person');
  }

  /** When the house has to act next because of the time; milliseconds since 1970. */
  get due(): number | undefined {
    const { deadline, nudgeDue } = this;
    if (deadline === undefined) return undefined;
    return Math.min(deadline.at, nudgeDue?.at ?? deadline.at);
  }

  /** The number of the entry since which the table waits for a person; nothing if it does not. */
  turnOf(seat: Seat): number | undefined {
    return this.#turns.of(seat);
  }

  /** The people for whom the table has begun to wait with the last entry. */
  get turnsBegun(): readonly Seat[] {
    return this.#turns.begun;
  }

  /** How long a seat may still think at the moment `now`, in milliseconds; nothing without a clock. */
  timeLeft(seat: Seat, now: number): number | undefined {
    return this.#clocks?.faces(now)[seat]?.left;
  }

  /** The first open choice that only bots may answer, by its place among the open ones. */
  get botsTurn(): { readonly slot: number; readonly seat: Seat } | undefined {
    if (this.status !== 'playing' || this.#match === undefined) return undefined;
    for (const [slot, choice] of this.#match.choices.entries()) {
      const seats = choice.seats ?? [choice.seat];
      if (seats.every((seat) => this.seats[seat]?.kind === 'bot')) {
        return { slot, seat: choice.seat };
      }
    }
    return undefined;
  }

  /** The sequence number that a request of this observer was given before, if it is a repeat. */
  seqOf(observer: Observer, id: string): number | undefined {
    return this.#requests.get(requestOf(observer, id));
  }

  /**
   * Follows an entry of the stored log.
   * @throws BrokenLog if it does not fit
   */
  follow({ seq, at, entry }: KeptEntry): void {
    if (seq !== this.#seq + 1) {
      throw new BrokenLog(`entry ${seq} of table ${this.record.id} comes after ${this.#seq}`);
    }
    if (entry.kind === 'answer') {
      const { seat, slot, answer, hash } = entry;
      const bot = this.#botOf(seat, entry.how);
      const given = this.#match?.submit({ seat, slot: slot ?? 0, answer, bot });
      if (!given?.ok) {
        const why = given === undefined ? 'the match has not begun' : given.error.message;
        throw new BrokenLog(`entry ${seq} of table ${this.record.id}: ${why}`);
      }
      if (given.value.hash !== hash) {
        const states = `the state is ${given.value.hash}, the log says ${hash}`;
        throw new BrokenLog(`entry ${seq} of table ${this.record.id}: ${states}`);
      }
    }
    this.#note(entry, at);
  }

  /**
   * Does what is asked for, in memory. What is returned must be kept before anybody hears of it;
   * if it cannot be kept, this table is of no use any more and has to be read anew.
   * @param at now, in milliseconds since 1970
   * @param isHere whoever is here is asked before a bot takes their seat
   */
  perform(actor: Actor, act: Act, at: number, isHere: IsHere = () => false): Outcome<Entry> {
    const made = entryOf(this.#standing, actor, act, isHere);
    if (!made.ok) return made;
    const entry: Entry = { ...made.value, id: requestOf(actor.seat, act.id) };
    this.#note(entry, at);
    return done(entry);
  }

  /** Somebody sits down, or takes over a seat in the middle of the match. */
  seatPerson(
    person: {
      readonly seat: Seat;
      readonly name: string;
      readonly mark: number | undefined;
      readonly entropy: string;
      /** Whether the seat was handed to them. */
      readonly handed: boolean;
      /** Whether they are the host. */
      readonly host?: boolean;
    },
    at: number,
  ): Outcome<Entry> {
    const { seat, name, entropy, handed } = person;
    const host = person.host === true ? { host: true } : {};
    const taken = this.seats[seat];
    if (taken === undefined) return noSeat(this.seats, seat);
    if (this.#closed) return refused('closed', 'the host has closed this table');
    const wrong = nameProblem(this.seats, seat, name);
    if (wrong !== undefined) return wrong;
    if (handed && this.#match !== undefined) {
      const entry: Entry = { kind: 'hand', seat, name, ...host };
      this.#note(entry, at);
      return done(entry);
    }
    if (this.#match !== undefined) return refused('begun', 'the match has begun; you may watch it');
    if (taken.kind !== 'open' && !handed) {
      return refused('seat-taken', `seat ${seat + 1} is taken by ${taken.name}; choose a free one`);
    }
    const mark = person.mark ?? freeMark(this.seats, seat);
    if (isMarkTaken(this.seats, seat, mark)) {
      return refused('mark-taken', 'somebody has that colour already; choose another');
    }
    const entry: Entry = { kind: 'sit', seat, name, mark, entropy, ...host };
    this.#note(entry, at);
    return done(entry);
  }

  /** The seat gets another key, or watching does. */
  lock(seat: Observer, at: number): Outcome<Entry> {
    if (seat !== SPECTATOR && this.seats[seat] === undefined) return noSeat(this.seats, seat);
    const entry: Entry = { kind: 'lock', seat };
    this.#note(entry, at);
    return done(entry);
  }

  /**
   * Somebody has opened the table at which the same people may play again; only the first is named.
   * @param gone the one that was named before, if it is no more
   */
  nameNext(
    next: { readonly table: string; readonly seat?: Seat },
    gone: string | undefined,
    at: number,
  ): Outcome<Entry> {
    if (this.#closed) return refused('closed', 'the host has closed this table');
    if (this.#match === undefined) return refused('not-begun', 'the match has not begun');
    if (!this.#match.over) return refused('not-allowed', 'the match is not over; finish it first');
    if (this.next !== undefined && this.next.table !== gone) {
      return refused('stale', `the next table is open already: ${this.next.table}`);
    }
    const entry: Entry = { kind: 'next', ...next };
    this.#note(entry, at);
    return done(entry);
  }

  /** An answer that no person gives. What the rules refuse is refused. */
  answerFor(
    seat: Seat,
    slot: number,
    answer: WireAnswer,
    how: GivenBy,
    at: number,
  ): Outcome<Entry> {
    const made = this.#answer(seat, slot, answer, how);
    if (!made.ok) return made;
    const entry: Entry = { ...made.value, how };
    this.#note(entry, at);
    return done(entry);
  }

  /** The person of a seat is told that the time for their decision is nearly up. */
  nudge(seat: Seat, at: number): Outcome<Entry> {
    const { nudgeDue } = this;
    if (nudgeDue?.seat !== seat || nudgeDue.at > at) {
      return refused('stale', `seat ${seat + 1} is not to be nudged now`);
    }
    const entry: Entry = { kind: 'nudge', seat };
    this.#note(entry, at);
    return done(entry);
  }

  /**
   * What everybody may know of the table.
   * @param now milliseconds since 1970
   * @param here which seats have a device connected
   */
  face(now: number, here: (seat: Seat) => boolean): TableFace {
    const { id, game, rulesVersion, options, pace, commitment, opened } = this.record;
    const question = this.#consent.face;
    const { declined } = this.#consent;
    return {
      table: id,
      game,
      rulesVersion,
      options,
      pace,
      status: this.status,
      listed: this.listed,
      chat: this.chat,
      commitment,
      opened,
      seats: this.seats.map((seat, at) =>
        faceOf(seat, here(at), this.#clocks?.isNudged(at) === true),
      ),
      ...(question === undefined ? {} : { question }),
      ...(declined === undefined ? {} : { declined }),
      ...(this.after === undefined ? {} : { after: this.after }),
      ...(this.next === undefined ? {} : { next: this.next }),
      ...(this.#clocks === undefined ? {} : { clocks: this.#clocks.faces(now) }),
    };
  }

  /**
   * What an observer has to hear who knew the table at `since` entries; nothing before the match.
   * @param since -1 for somebody who knows nothing
   * @param now milliseconds since 1970, for the clocks
   */
  updateFor(observer: Observer, since: number, now: number): Update | undefined {
    const match = this.#match;
    if (match === undefined) return undefined;
    const keep = this.#unchangedSince(since);
    const { view, choices, waiting, outcome } = match.seatView(observer);
    const decidedFor = this.#decidedFor.filter(({ answer }) => answer > keep);
    return {
      type: 'update',
      table: this.record.id,
      seq: this.#seq,
      answers: match.seq,
      keep,
      events: match.eventsFor(observer, keep + 1).map(({ seq, event }) => ({ seq, event })),
      answeredBy: match.log.slice(Math.max(0, keep)).map(({ seat }) => seat),
      ...(decidedFor.length === 0 ? {} : { decidedFor }),
      seen: {
        view,
        choices:
          this.status === 'playing'
            ? choices.map((choice) => ({
                ...choice,
                name: this.#names.nameOf(match.choices[choice.slot] as never),
              }))
            : [],
        waiting: this.status === 'playing' ? waiting : [],
        ...(outcome === undefined ? {} : { outcome }),
      },
      ...(this.#clocks === undefined ? {} : { clocks: this.#clocks.faces(now) }),
      ...(observer === SPECTATOR ? {} : { undo: this.#undoStatus(observer) }),
    };
  }

  /**
   * The match as an observer saw it after so many answers; nothing if it has not come so far. It is
   * played again from the moment before that is kept; whoever asks may pause wherever it yields.
   */
  *pastFor(observer: Observer, answers: number): Generator<void, unknown> {
    const match = this.#match;
    if (match === undefined || answers < 0 || answers > match.seq) return undefined;
    const again = match.log.slice(0, answers);
    const from = match.checkpoints.findLast(({ seq }) => seq <= answers)?.seq ?? 0;
    const past = match.fork(from);
    for (const entry of again.slice(from)) {
      yield;
      const given = past.submit({ ...entry, slot: entry.slot ?? 0 });
      if (!given.ok) throw new BrokenLog(`table ${this.record.id}: ${given.error.message}`);
    }
    return past.seatView(observer).view;
  }

  #head(): TableHead {
    const match = this.#match as Match;
    return {
      form: SNAPSHOT_FORM,
      seq: this.#seq,
      at: this.#at,
      faceVersion: this.#faceVersion,
      listed: this.listed,
      chat: this.chat,
      closed: this.#closed,
      after: this.after,
      next: this.next,
      seats: this.seats,
      locks: [...this.#locks],
      consent: { open: this.#consent.open, declined: this.#consent.declined },
      turns: this.#turns.kept,
      names: this.#names.names,
      times: this.#clocks?.kept(0).times,
      begun: {
        seats: match.seats,
        contributions: match.random.kind === 'keyed' ? match.random.contributions : [],
        chain: this.#chain,
      },
      open: this.#chapterAfter(this.#chapters.at(-1)?.last ?? 0),
    };
  }

  /** What the log has added after an entry. */
  #chapterAfter(entry: number): Chapter {
    const { log, events, draws, checkpoints } = this.#match as Match;
    const since = entry === 0 ? -1 : this.#unchangedSince(entry);
    // The one before the first answer, if it is not in a chapter before, and the present one.
    const moments = since < 0 ? [checkpoints[0], checkpoints.at(-1)] : [checkpoints.at(-1)];
    return {
      last: this.#seq,
      since,
      answersAt: this.#answersAt.slice(entry + 1),
      requests: [...this.#requests].filter(([, seq]) => seq > entry),
      log: log.slice(Math.max(0, since)),
      events: events.filter(({ seq }) => seq > since),
      draws: draws.filter(({ seq }) => seq > since),
      decidedFor: this.#decidedFor.filter(({ answer }) => answer > since),
      thought: this.#clocks?.kept(Math.max(0, since)).answers ?? [],
      checkpoints: [...new Set(moments)].filter((moment) => moment !== undefined),
    };
  }

  *#takeUp(head: TableHead, chapters: readonly Chapter[]): Generator<void, void> {
    this.#seq = head.seq;
    this.#at = head.at;
    this.#faceVersion = head.faceVersion;
    this.listed = head.listed;
    this.chat = head.chat;
    this.#closed = head.closed;
    this.after = head.after;
    this.next = head.next;
    this.#chain = head.begun.chain;
    this.seats.push(...head.seats);
    for (const [seat, lock] of head.locks) this.#locks.set(seat, lock);
    this.#consent = new Consent(head.consent);
    this.#turns = new Turns(head.turns);
    for (const { answersAt, requests } of chapters) {
      this.#answersAt.push(...answersAt);
      for (const [request, seq] of requests) this.#requests.set(request, seq);
    }
    if (this.#answersAt.length !== head.seq + 1) {
      throw new BrokenLog(`the snapshot of table ${this.record.id} lacks a part`);
    }
    const held = this.#held(chapters);
    this.#match = yield* this.#matchOf(head.begun, held);
    yield;
    this.#decidedFor = held.flatMap(({ decidedFor }) => decidedFor);
    this.#names.carryOver(this.#match.choices, head.names);
    const { pace } = this.record;
    if (pace.kind === 'none') return;
    const answers = held.flatMap(({ thought }) => thought);
    this.#clocks = Clocks.resume(pace, { times: head.times, answers });
  }

  /**
   * The match of a snapshot: taken up at its last checkpoint, and played from there; its hashes say
   * that it is the same.
   */
  *#matchOf(begun: TableHead['begun'], held: readonly Chapter[]): Generator<void, Match> {
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
    };
    yield;
    const resumed = Match.resume(this.game, this.#matchSetup(begun), past);
    const fails = (what: string) =>
      new BrokenLog(`the snapshot of table ${this.record.id} has ${what}`);
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

  /** As what an act is judged by; it follows the table. */
  get #standing(): ActContext {
    return {
      game: this.game,
      seats: this.seats,
      host: this.record.host,
      closed: this.#closed,
      match: this.#match,
      question: this.#consent.open,
      lockOf: (seat) => this.lockOf(seat),
      undoStatus: (seat) => this.#undoStatus(seat),
      answerNamed: (seat, name, answer) => this.#answerNamed(seat, name, answer),
    };
  }

  #answerNamed(seat: Seat, name: string, answer: WireAnswer): Outcome<Entry> {
    const slot = this.#names.slotOf(this.#match?.choices ?? [], name);
    if (slot < 0) {
      const now = `the table is at ${this.#seq}`;
      return refused('stale', `what you answered (${name}) is no longer asked; ${now}`);
    }
    return this.#answer(seat, slot, answer);
  }

  /** The policy to which an answer is ascribed in the file: only what a bot gave can be checked. */
  #botOf(seat: Seat, how: GivenBy | undefined): string | undefined {
    return how === 'bot' && this.#chain === 2 ? this.seats[seat]?.policy : undefined;
  }

  #answer(
    seat: Seat,
    slot: number,
    answer: WireAnswer,
    how?: GivenBy,
  ): Outcome<Entry & { kind: 'answer' }> {
    const match = this.#match;
    if (match === undefined) return refused('not-begun', 'the match has not begun');
    const given = match.submit({ seat, slot, answer, bot: this.#botOf(seat, how) });
    if (!given.ok) {
      // After a fault the match was taken back to where it was.
      if (given.error.code === 'fault') this.#names.carryOver(match.choices);
      return given;
    }
    const { answer: wire, hash } = given.value;
    return done({ kind: 'answer', seat, ...(slot === 0 ? {} : { slot }), answer: wire, hash });
  }

  /** Counts an entry in whose answer, if it is one, the match has taken already. */
  #note(entry: Entry, at: number): void {
    const { open: question, declined } = this.#consent;
    this.#seq += 1;
    this.#at = Math.max(this.#at, at);
    if (entry.id !== undefined) this.#requests.set(entry.id, this.#seq);
    this.#change(entry);
    if (this.#match?.over) this.#consent.drop();
    if (this.#match === undefined) this.#beginIfComplete();
    this.#turns.happened(this.#seq, this.awaited);
    this.#answersAt.push(this.#match?.seq ?? -1);
    const asks = this.#consent;
    const settled = asks.open !== question || asks.declined !== declined;
    if (entry.kind !== 'answer' || settled || this.#match?.over) this.#faceVersion += 1;
    if (this.#match === undefined) return;
    const fresh = this.#names.follow(this.#match.choices, this.#seq);
    if (this.#clocks === undefined) return;
    const answered = entry.kind === 'answer' ? entry.seat : undefined;
    // After taking back all choices are made anew, and yet the same decisions.
    const anew = answered === undefined ? new Set<Seat>() : this.#onlyAsked(fresh);
    if (this.#clocks.happened(this.#at, this.deciding, answered, anew)) this.#faceVersion += 1;
  }

  #change(entry: Entry): void {
    switch (entry.kind) {
      case 'open':
        this.listed = entry.listed;
        this.after = entry.after;
        this.#chain = entry.chain ?? 1;
        this.seats.push(...entry.seats.map((seat, at) => seatOf(seat, at)));
        return;
      case 'sit':
        this.#set(entry.seat, { ...person(entry), mark: entry.mark, entropy: entry.entropy });
        this.#locks.set(entry.seat, this.#seq);
        return;
      case 'stand':
        this.#set(entry.seat, seatOf({ kind: 'open' }, entry.seat));
        this.#locks.set(entry.seat, this.#seq);
        return;
      case 'lock':
        this.#locks.set(entry.seat, this.#seq);
        return;
      case 'fill':
        this.#set(entry.seat, seatOf({ ...entry, kind: 'bot' }, freeMark(this.seats, entry.seat)));
        return;
      case 'dress': {
        const { name, mark, entropy } = entry;
        this.#set(entry.seat, {
          ...(name === undefined ? {} : { name }),
          ...(mark === undefined ? {} : { mark }),
          ...(entropy === undefined ? {} : { entropy }),
        });
        return;
      }
      case 'answer':
        this.#consent.answered(entry.seat, entry.how);
        this.#noteDecidedFor(entry);
        return;
      case 'rewind':
        this.#rewind(entry.to);
        return;
      case 'ask':
        this.#consent.ask({
          seq: this.#seq,
          seat: entry.seat,
          about: entry.about,
          from: entry.from,
        });
        return;
      case 'agree':
        this.#settle(this.#consent.agree(entry.seat));
        return;
      case 'decline':
        this.#consent.decline(entry.seat);
        return;
      case 'withdraw':
        this.#consent.drop();
        return;
      case 'replace':
        this.#putBot(entry.seat, entry.policy, entry.left === true);
        return;
      case 'return':
        this.#set(entry.seat, { kind: 'person', policy: undefined, kept: false, left: false });
        return;
      case 'hand':
        this.#set(entry.seat, person(entry));
        this.#locks.set(entry.seat, this.#seq);
        return;
      case 'nudge':
        this.#clocks?.nudge(entry.seat);
        return;
      case 'manage':
        // Who came by the public list has to show a key now.
        if (this.listed && entry.listed === false) this.#locks.set(SPECTATOR, this.#seq);
        this.listed = entry.listed ?? this.listed;
        this.chat = entry.chat ?? this.chat;
        return;
      case 'close':
        this.#closed = true;
        this.#consent.drop();
        return;
      case 'next': {
        const { table, seat } = entry;
        this.next = { table, ...(seat === undefined ? {} : { seat }) };
        return;
      }
      case 'lost':
        return;
      default:
        throw new BrokenLog(`entry ${this.#seq} of table ${this.record.id} is of no known kind`);
    }
  }

  #set(seat: Seat, change: Partial<TableSeat>): void {
    const at = this.seats[seat];
    if (at === undefined) throw new BrokenLog(`table ${this.record.id} has no seat ${seat}`);
    Object.assign(at, change);
  }

  /** Does what was asked for, when everybody has agreed. */
  #settle(about: Asked | undefined): void {
    if (about?.kind === 'undo') this.#rewind(about.to);
    else if (about?.kind === 'replace') this.#putBot(about.seat, about.policy, false);
  }

  /** The seats that are asked something, and all of it is among these choices. */
  #onlyAsked(fresh: readonly Choice[]): ReadonlySet<Seat> {
    const seats = new Set(this.deciding);
    for (const choice of this.#match?.choices ?? []) {
      if (fresh.includes(choice)) continue;
      for (const seat of choice.seats ?? [choice.seat]) seats.delete(seat);
    }
    return seats;
  }

  #noteDecidedFor({ seat, how }: Entry & { kind: 'answer' }): void {
    const by = how === 'clock' ? how : this.seats[seat]?.kept ? 'bot' : undefined;
    if (by !== undefined) this.#decidedFor.push({ answer: this.#match?.seq ?? 0, by });
  }

  #rewind(to: number): void {
    this.#decidedFor = this.#decidedFor.filter(({ answer }) => answer <= to);
    this.#clocks?.takeBack(to);
    this.#match?.rewind(to);
    this.#consent.drop();
  }

  #putBot(seat: Seat, policy: string, left: boolean): void {
    this.#set(seat, { kind: 'bot', policy, kept: true, left });
    this.#settle(this.#consent.without(seat, left));
  }

  #beginIfComplete(): void {
    if (this.#closed || this.seats.some(({ kind }) => kind === 'open')) return;
    const { id, pace } = this.record;
    const begun = {
      seats: this.seats.map(({ kind, name, policy }) => ({
        name,
        player: kind === 'bot' ? (policy ?? 'random') : 'human',
      })),
      contributions: this.seats.map(({ entropy }) => entropy ?? NO_ENTROPY),
      chain: this.#chain,
    };
    const made = Match.create(this.game, this.#matchSetup(begun));
    if (!made.ok) {
      throw new BrokenLog(`table ${id}: ${made.error.map(({ message }) => message).join('; ')}`);
    }
    this.#match = made.value;
    if (pace.kind !== 'none') this.#clocks = new Clocks(pace, this.seats.length);
  }

  /** What of the chapters holds: later ones may have taken back answers of earlier ones. */
  #held(chapters: readonly Chapter[]): readonly Chapter[] {
    let least = Number.POSITIVE_INFINITY;
    let entry = this.#seq;
    return chapters
      .toReversed()
      .map((chapter) => {
        for (; entry >= chapter.last; entry -= 1) {
          least = Math.min(least, this.#answersAt[entry] ?? -1);
        }
        return heldOf(chapter, least);
      })
      .toReversed();
  }

  #matchSetup({ seats, contributions, chain }: TableHead['begun']): MatchSetup {
    const { id, options, secret, commitment } = this.record;
    const version = chain === 1 ? {} : { chain };
    const random = { kind: 'keyed', commitment, secret, contributions, ...version } as const;
    return { id, seats, options, random };
  }

  /** Up to how many answers all is as it was at `since` entries; -1 if nothing is known. */
  #unchangedSince(since: number): number {
    if (since < 0 || since > this.#seq) return -1;
    let least = Number.POSITIVE_INFINITY;
    for (let seq = since; seq <= this.#seq; seq += 1) {
      least = Math.min(least, this.#answersAt[seq] ?? -1);
    }
    return least;
  }

  #undoStatus(seat: Seat): UndoStatus {
    if (this.status !== 'playing' || this.#match === undefined) return { kind: 'nothing' };
    return this.#match.undoStatus(seat);
  }
}

/** What of a chapter holds when all after so many answers was taken back since. */
function heldOf(chapter: Chapter, answers: number): Chapter {
  const held = Math.max(0, answers - Math.max(0, chapter.since));
  return {
    ...chapter,
    log: chapter.log.slice(0, held),
    events: chapter.events.filter(({ seq }) => seq <= answers),
    draws: chapter.draws.filter(({ seq }) => seq <= answers),
    decidedFor: chapter.decidedFor.filter(({ answer }) => answer <= answers),
    thought: chapter.thought.slice(0, held),
    checkpoints: chapter.checkpoints.filter(({ seq }) => seq <= answers),
  };
}

/** Everybody names requests for themselves: the same name from two seats is two requests. */
function requestOf(observer: Observer, id: string): string {
  return `${observer}/${id}`;
}
