import { policyNames } from '@tablewright/bots';
import {
  type Game,
  Match,
  type Observer,
  type Seat,
  SPECTATOR,
  type UndoStatus,
  type WireAnswer,
} from '@tablewright/engine';
import type { Act, Question, TableFace, TableStatus, Update } from '@tablewright/protocol';
import { Clocks } from './clocks.ts';
import type { Asked, Entry, KeptEntry, TableRecord } from './entry.ts';
import { NamedChoices } from './named-choices.ts';
import { done, type Outcome, refused } from './refused.ts';
import { faceOf, person, seatOf, type TableSeat } from './table-seat.ts';

/** What a bot adds to the chance of a match: nothing, so that the house cannot choose it. */
const NO_ENTROPY = 'bot';

/** What was asked of the others and is not settled. */
interface OpenQuestion {
  readonly seq: number;
  readonly seat: Seat;
  readonly about: Asked;
  readonly from: readonly Seat[];
  readonly agreed: Seat[];
}

/** Who acts. */
export interface Actor {
  /** `SPECTATOR` for somebody without a seat. */
  readonly seat: Observer;
  /** Which guest it is, if it is one. */
  readonly guest: string | undefined;
  /** The lock that the seat had when it was opened; see {@link LiveTable.lockOf}. */
  readonly lock?: number | undefined;
}

/** Whether a seat has a device connected. */
export type IsHere = (seat: Seat) => boolean;

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

  #seq = 0;
  #at = 0;
  #match: Match | undefined;
  #closed = false;
  #question: OpenQuestion | undefined;
  #faceVersion = 0;
  #clocks: Clocks | undefined;
  readonly #locks: number[] = [];
  readonly #names = new NamedChoices();
  /** After how many answers the match stood with each entry; -1 before it began. */
  readonly #answersAt: number[] = [-1];
  readonly #requests = new Map<string, number>();

  constructor(record: TableRecord, game: Game) {
    this.record = record;
    this.game = game;
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
    return this.#locks[seat] ?? 0;
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
    const asked = this.#question?.from.filter((seat) => !this.#question?.agreed.includes(seat));
    return this.seats.flatMap(({ kind }, seat) =>
      kind === 'person' && (deciding.has(seat) || asked?.includes(seat)) ? [seat] : [],
    );
  }

  /** The seat whose time ends first, and when. */
  get deadline(): { readonly seat: Seat; readonly at: number } | undefined {
    return this.status === 'playing' ? this.#clocks?.next() : undefined;
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
      const given = this.#match?.submit({ seat, slot: slot ?? 0, answer });
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
    const made = this.#entryOf(actor, act, isHere);
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
    },
    at: number,
  ): Outcome<Entry> {
    const { seat, name, entropy, handed } = person;
    const taken = this.seats[seat];
    if (taken === undefined) return this.#noSeat(seat);
    if (this.#closed) return refused('closed', 'the host has closed this table');
    const wrong = this.#nameProblem(seat, name);
    if (wrong !== undefined) return wrong;
    if (handed && this.#match !== undefined) {
      const entry: Entry = { kind: 'hand', seat, name };
      this.#note(entry, at);
      return done(entry);
    }
    if (this.#match !== undefined) return refused('begun', 'the match has begun; you may watch it');
    if (taken.kind !== 'open' && !handed) {
      return refused('seat-taken', `seat ${seat + 1} is taken by ${taken.name}; choose a free one`);
    }
    const mark = person.mark ?? this.#freeMark(seat);
    if (this.#markTaken(seat, mark)) {
      return refused('mark-taken', 'somebody has that colour already; choose another');
    }
    const entry: Entry = { kind: 'sit', seat, name, mark, entropy };
    this.#note(entry, at);
    return done(entry);
  }

  /** The seat gets another key. */
  lock(seat: Seat, at: number): Outcome<Entry> {
    if (this.seats[seat] === undefined) return this.#noSeat(seat);
    const entry: Entry = { kind: 'lock', seat };
    this.#note(entry, at);
    return done(entry);
  }

  /** A bot's answer, or the one that the clock gives. What the rules refuse is refused. */
  answerFor(
    seat: Seat,
    slot: number,
    answer: WireAnswer,
    how: 'bot' | 'clock',
    at: number,
  ): Outcome<Entry> {
    const made = this.#answer(seat, slot, answer);
    if (!made.ok) return made;
    const entry: Entry = { ...made.value, how };
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
    const question = this.#question;
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
      seats: this.seats.map((seat, at) => faceOf(seat, here(at))),
      ...(question === undefined ? {} : { question: questionFace(question) }),
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
    return {
      type: 'update',
      table: this.record.id,
      seq: this.#seq,
      answers: match.seq,
      keep,
      events: match.eventsFor(observer, keep + 1).map(({ seq, event }) => ({ seq, event })),
      answeredBy: match.log.slice(Math.max(0, keep)).map(({ seat }) => seat),
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

  /** The match as an observer saw it after so many answers; nothing if it has not come so far. */
  pastFor(observer: Observer, answers: number): unknown {
    const match = this.#match;
    if (match === undefined || answers < 0 || answers > match.seq) return undefined;
    return match.fork(answers).seatView(observer).view;
  }

  #entryOf(actor: Actor, act: Act, isHere: IsHere): Outcome<Entry> {
    if (this.#closed) return refused('closed', 'the host has closed this table');
    if (actor.lock !== undefined && actor.lock !== this.lockOf(actor.seat)) {
      return refused('wrong-key', 'this seat has another key now; open it with the new one');
    }
    switch (act.kind) {
      case 'manage':
      case 'fill':
      case 'close':
        if (!this.#isHost(actor)) return refused('not-allowed', 'only the host may do that');
        return this.#hosted(act);
      case 'stand':
        return this.#stand(actor, act.seat ?? actor.seat);
      default:
        if (this.seats[actor.seat]?.kind === undefined) {
          return refused('not-allowed', 'who has no seat may only watch');
        }
        return this.#seated(actor.seat, act, isHere);
    }
  }

  #hosted(act: Extract<Act, { kind: 'manage' | 'fill' | 'close' }>): Outcome<Entry> {
    switch (act.kind) {
      case 'close':
        return this.#match?.over ? refused('over', 'the match is over') : done({ kind: 'close' });
      case 'manage': {
        const { listed, chat } = act;
        return done({
          kind: 'manage',
          ...(listed === undefined ? {} : { listed }),
          ...(chat === undefined ? {} : { chat }),
        });
      }
      case 'fill': {
        const { seat, policy } = act;
        const free = this.seats[seat];
        if (free === undefined) return this.#noSeat(seat);
        if (this.#match !== undefined) return refused('begun', 'the match has begun');
        if (free.kind !== 'open') {
          return refused('seat-taken', `seat ${seat + 1} is taken by ${free.name}`);
        }
        const wrong =
          this.#policyProblem(policy) ?? (act.name && this.#nameProblem(seat, act.name));
        if (wrong) return wrong;
        return done({ kind: 'fill', seat, policy, name: act.name ?? this.#freeName(seat) });
      }
    }
  }

  #stand(actor: Actor, seat: Observer): Outcome<Entry> {
    if (seat !== actor.seat && !this.#isHost(actor)) {
      return refused('not-allowed', 'only the host may free the seat of somebody else');
    }
    if (this.#match !== undefined) {
      return refused('begun', 'the match has begun; a bot may take your seat instead');
    }
    const taken = this.seats[seat];
    if (taken === undefined) return this.#noSeat(seat);
    if (taken.kind === 'open') return refused('not-allowed', `nobody sits on seat ${seat + 1}`);
    return done({ kind: 'stand', seat });
  }

  #seated(
    seat: Seat,
    act: Exclude<Act, { kind: 'manage' | 'fill' | 'close' | 'stand' }>,
    isHere: IsHere,
  ): Outcome<Entry> {
    const own = this.seats[seat];
    if (act.kind === 'dress') return this.#dress(seat, act);
    const match = this.#match;
    if (match === undefined) return refused('not-begun', 'the match has not begun');
    if (act.kind === 'return') {
      if (own?.kind !== 'bot') return refused('not-allowed', 'you play this seat already');
      return done({ kind: 'return', seat });
    }
    if (match.over) return refused('over', 'the match is over');
    if (act.kind === 'replace') return this.#replace(seat, act, isHere);
    if (own?.kind === 'bot') {
      return refused('not-allowed', 'a bot plays for you; take your seat back first');
    }
    switch (act.kind) {
      case 'answer':
        return this.#answerNamed(seat, act.choice, act.answer);
      case 'undo':
        return this.#undo(seat, act.to);
      case 'consent': {
        const question = this.#asked(act.question);
        if (!question.ok) return question;
        const { from, agreed } = question.value;
        if (!from.includes(seat) || agreed.includes(seat)) {
          return refused('not-allowed', 'nobody has asked you, or you have agreed already');
        }
        return done({ kind: act.agree ? 'agree' : 'decline', seat });
      }
      case 'withdraw': {
        const question = this.#asked(act.question);
        if (!question.ok) return question;
        if (question.value.seat !== seat) return refused('not-allowed', 'somebody else has asked');
        return done({ kind: 'withdraw', seat });
      }
    }
  }

  #dress(seat: Seat, { name, mark, entropy }: Extract<Act, { kind: 'dress' }>): Outcome<Entry> {
    if (this.#match !== undefined) return refused('begun', 'the match has begun');
    if (this.seats[seat]?.kind !== 'person') return refused('not-allowed', 'you have no seat here');
    const wrong = name === undefined ? undefined : this.#nameProblem(seat, name);
    if (wrong !== undefined) return wrong;
    if (mark !== undefined && this.#markTaken(seat, mark)) {
      return refused('mark-taken', 'somebody has that colour already; choose another');
    }
    return done({
      kind: 'dress',
      seat,
      ...(name === undefined ? {} : { name }),
      ...(mark === undefined ? {} : { mark }),
      ...(entropy === undefined ? {} : { entropy }),
    });
  }

  #replace(
    asker: Seat,
    { seat, policy }: Extract<Act, { kind: 'replace' }>,
    isHere: IsHere,
  ): Outcome<Entry> {
    const absent = this.seats[seat];
    if (absent === undefined) return this.#noSeat(seat);
    if (absent.kind !== 'person') return refused('not-allowed', 'a bot plays that seat already');
    const wrong = this.#policyProblem(policy);
    if (wrong !== undefined) return wrong;
    const from = this.#people().filter(
      (other) => other !== asker && (other !== seat || isHere(seat)),
    );
    if (seat === asker || from.length === 0) return done({ kind: 'replace', seat, policy });
    return this.#ask(asker, { kind: 'replace', seat, policy }, from);
  }

  #undo(seat: Seat, to: number): Outcome<Entry> {
    const status = this.#undoStatus(seat);
    if (status.kind === 'nothing') {
      return refused('not-allowed', 'there is nothing that you may take back');
    }
    if (status.to !== to) {
      const there = `your last answer is the one after ${status.to}`;
      return refused('stale', `${there}, not after ${to}; the table has gone on`);
    }
    if (status.kind === 'free') return done({ kind: 'rewind', seat, to });
    // Bots always agree.
    const from = status.from.filter((other) => this.seats[other]?.kind === 'person');
    if (from.length === 0) return done({ kind: 'rewind', seat, to });
    return this.#ask(seat, { kind: 'undo', to, because: status.because }, from);
  }

  #ask(seat: Seat, about: Asked, from: readonly Seat[]): Outcome<Entry> {
    if (this.#question !== undefined) {
      return refused('not-allowed', 'another question is open; it has to be settled first');
    }
    return done({ kind: 'ask', seat, about, from });
  }

  #asked(seq: number): Outcome<OpenQuestion> {
    const question = this.#question;
    if (question?.seq !== seq) {
      return refused('no-such-question', 'that question is settled or was never asked');
    }
    return done(question);
  }

  #answerNamed(seat: Seat, name: string, answer: WireAnswer): Outcome<Entry> {
    const slot = this.#names.slotOf(this.#match?.choices ?? [], name);
    if (slot < 0) {
      const now = `the table is at ${this.#seq}`;
      return refused('stale', `what you answered (${name}) is no longer asked; ${now}`);
    }
    return this.#answer(seat, slot, answer);
  }

  #answer(seat: Seat, slot: number, answer: WireAnswer): Outcome<Entry & { kind: 'answer' }> {
    const match = this.#match;
    if (match === undefined) return refused('not-begun', 'the match has not begun');
    const given = match.submit({ seat, slot, answer });
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
    const question = this.#question;
    this.#seq += 1;
    this.#at = Math.max(this.#at, at);
    if (entry.id !== undefined) this.#requests.set(entry.id, this.#seq);
    this.#change(entry);
    if (this.#match?.over) this.#question = undefined;
    if (this.#match === undefined) this.#beginIfComplete();
    this.#answersAt.push(this.#match?.seq ?? -1);
    if (entry.kind !== 'answer' || this.#question !== question || this.#match?.over) {
      this.#faceVersion += 1;
    }
    if (this.#match === undefined) return;
    this.#names.follow(this.#match.choices, this.#seq);
    const answered = entry.kind === 'answer' ? entry.seat : undefined;
    this.#clocks?.happened(this.#at, this.deciding, answered);
  }

  #change(entry: Entry): void {
    switch (entry.kind) {
      case 'open':
        this.listed = entry.listed;
        this.seats.push(...entry.seats.map((seat, at) => seatOf(seat, at)));
        return;
      case 'sit':
        this.#set(entry.seat, { ...person(entry), mark: entry.mark, entropy: entry.entropy });
        this.#locks[entry.seat] = this.#seq;
        return;
      case 'stand':
        this.#set(entry.seat, seatOf({ kind: 'open' }, entry.seat));
        this.#locks[entry.seat] = this.#seq;
        return;
      case 'lock':
        this.#locks[entry.seat] = this.#seq;
        return;
      case 'fill':
        this.#set(entry.seat, seatOf({ ...entry, kind: 'bot' }, this.#freeMark(entry.seat)));
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
        // What was asked of the others was about the moment before.
        if (this.#question?.about.kind === 'undo') this.#question = undefined;
        return;
      case 'rewind':
        this.#rewind(entry.to);
        return;
      case 'ask':
        this.#question = {
          seq: this.#seq,
          seat: entry.seat,
          about: entry.about,
          from: entry.from,
          agreed: [],
        };
        return;
      case 'agree':
        this.#agree(entry.seat);
        return;
      case 'decline':
      case 'withdraw':
        this.#question = undefined;
        return;
      case 'replace':
        this.#putBot(entry.seat, entry.policy);
        return;
      case 'return':
        this.#set(entry.seat, { kind: 'person', policy: undefined, kept: false });
        return;
      case 'hand':
        this.#set(entry.seat, person(entry));
        this.#locks[entry.seat] = this.#seq;
        return;
      case 'manage':
        this.listed = entry.listed ?? this.listed;
        this.chat = entry.chat ?? this.chat;
        return;
      case 'close':
        this.#closed = true;
        this.#question = undefined;
        return;
    }
  }

  #set(seat: Seat, change: Partial<TableSeat>): void {
    const at = this.seats[seat];
    if (at === undefined) throw new BrokenLog(`table ${this.record.id} has no seat ${seat}`);
    Object.assign(at, change);
  }

  #agree(seat: Seat): void {
    this.#question?.agreed.push(seat);
    this.#settle();
  }

  /** Does what was asked for, once everybody has agreed. */
  #settle(): void {
    const question = this.#question;
    if (question === undefined) return;
    if (question.from.some((seat) => !question.agreed.includes(seat))) return;
    this.#question = undefined;
    const { about } = question;
    if (about.kind === 'undo') this.#rewind(about.to);
    else this.#putBot(about.seat, about.policy);
  }

  #rewind(to: number): void {
    this.#match?.rewind(to);
    this.#question = undefined;
  }

  #putBot(seat: Seat, policy: string): void {
    this.#set(seat, { kind: 'bot', policy, kept: true });
    this.#settleWithout(seat);
  }

  /** Nobody waits for the consent of somebody who has left. */
  #settleWithout(seat: Seat): void {
    const question = this.#question;
    if (question === undefined || !question.from.includes(seat)) return;
    this.#question = { ...question, from: question.from.filter((other) => other !== seat) };
    this.#settle();
  }

  #beginIfComplete(): void {
    if (this.#closed || this.seats.some(({ kind }) => kind === 'open')) return;
    const { id, options, secret, commitment, pace } = this.record;
    const made = Match.create(this.game, {
      id,
      seats: this.seats.map(({ kind, name, policy }) => ({
        name,
        player: kind === 'bot' ? (policy ?? 'random') : 'human',
      })),
      options,
      random: {
        kind: 'keyed',
        commitment,
        secret,
        contributions: this.seats.map(({ entropy }) => entropy ?? NO_ENTROPY),
      },
    });
    if (!made.ok) {
      throw new BrokenLog(`table ${id}: ${made.error.map(({ message }) => message).join('; ')}`);
    }
    this.#match = made.value;
    if (pace.kind !== 'none') this.#clocks = new Clocks(pace, this.seats.length);
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

  #isHost({ guest }: Actor): boolean {
    return guest !== undefined && guest === this.record.host;
  }

  #people(): Seat[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  #noSeat(seat: Observer): ReturnType<typeof refused> {
    return refused('no-such-seat', `there is no seat ${seat + 1}; there are ${this.seats.length}`);
  }

  #policyProblem(policy: string) {
    const names = policyNames(this.game);
    if (names.includes(policy)) return undefined;
    return refused('wrong-settings', `there is no bot "${policy}"; there are ${names.join(', ')}`);
  }

  #nameProblem(seat: Seat, name: string) {
    const same = (other: string) => other.toLocaleLowerCase() === name.toLocaleLowerCase();
    const twice = this.seats.some((other, at) => at !== seat && same(other.name));
    if (!twice) return undefined;
    return refused('name-taken', `somebody here is called ${name} already; choose another name`);
  }

  #markTaken(seat: Seat, mark: number): boolean {
    return this.seats.some(
      (other, at) => at !== seat && other.kind !== 'open' && other.mark === mark,
    );
  }

  #freeMark(seat: Seat): number {
    let mark = seat;
    while (this.#markTaken(seat, mark)) mark = (mark + 1) % 26;
    return mark;
  }

  #freeName(seat: Seat): string {
    let number = seat + 1;
    while (this.#nameProblem(seat, `Bot ${number}`) !== undefined) number += 1;
    return `Bot ${number}`;
  }
}

/** Everybody names requests for themselves: the same name from two seats is two requests. */
function requestOf(observer: Observer, id: string): string {
  return `${observer}/${id}`;
}

function questionFace({ seq, seat, about, from, agreed }: OpenQuestion): Question {
  return { seq, seat, about: { ...about }, from: [...from], agreed: [...agreed] };
}
