import {
  canonicalJson,
  type Game,
  type Observer,
  type Seat,
  SPECTATOR,
  type WireAnswer,
} from '@tablewright/engine';
import { type Difference, type Match, openFile, withDifference } from '@tablewright/engine/host';
import type {
  Act,
  Change,
  ChatLine,
  Refused,
  ServerMessage,
  TableFace,
  TableNews,
  Update,
  Whisper,
} from '@tablewright/protocol';
import { ActLine } from './act-line.ts';
import { FollowedOrders } from './followed-orders.ts';
import type { GivenOrder } from './given-orders.ts';
import { clocksAt } from './heard-clocks.ts';
import { afterUpdate, type HeardMatch, hasGap, tookBack, updateOf } from './heard-match.ts';
import { LookingBack } from './looking-back.ts';
import { OnlinePause } from './online-pause.ts';
import type { HeardClocks, OnlineDesk, OnlineState } from './online-state.ts';
import type { PauseDesk } from './pause-desk.ts';
import { botFor } from './play-on.ts';
import { onlineState, seatsOf } from './read-online.ts';
import type { SessionSeat, SessionState, TableSession } from './table-session.ts';
import { ToldViews } from './told-views.ts';
import type { Wire } from './wire.ts';

/** What a session with a server needs. */
export interface OnlineSetup {
  readonly game: Game;
  /** The seat that this page plays; `SPECTATOR` for somebody who watches. */
  readonly observer: Observer;
  /** What is known of the table so far. */
  readonly face: TableFace;
  readonly wire: Wire;
}

/** What an act is, before it has its name. */
type Unnamed<A> = A extends { readonly id: string } ? Omit<A, 'id'> : never;

/**
 * A match on a server, of which this page hears what its seat may know. A store for
 * `useSyncExternalStore`. Whoever carries the messages calls {@link hear} for each of them and
 * {@link connected} when the line stands or breaks, and begins with {@link since}.
 */
export class OnlineSession implements TableSession, OnlineDesk {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  readonly match = undefined;
  readonly online: OnlineDesk = this;
  readonly observer: Observer;
  readonly pausing: PauseDesk | undefined;

  readonly #pause: OnlinePause;
  readonly #wire: Wire;
  readonly #line: ActLine;
  readonly #back: LookingBack;
  readonly #told: ToldViews;
  readonly #orders = new FollowedOrders();
  readonly #listeners = new Set<() => void>();
  #state: SessionState | undefined;
  #connection: OnlineState['connection'] = 'connecting';
  #face: TableFace;
  #faceSeq = -1;
  #seats: readonly SessionSeat[];
  #clocks: HeardClocks | undefined;
  #heard: HeardMatch | undefined;
  /** Something was missing: until everything is told anew, nothing else is taken in. */
  #resyncing = false;
  #chat: readonly ChatLine[] = [];
  #whispers: readonly Whisper[] = [];
  #notesChanged = 0;
  #gone = false;
  #refusal: Refused | undefined;
  #actRefusal: Refused | undefined;
  /** The act that a standing order has sent, by its id. */
  #byOrder: string | undefined;
  #whole: Promise<Match> | undefined;
  #closed = false;

  constructor({ game, observer, face, wire }: OnlineSetup) {
    this.game = game;
    this.observer = observer;
    this.options = face.options;
    this.#wire = wire;
    this.#face = face;
    this.#seats = seatsOf(face);
    this.#readClocks(face);
    this.#pause = new OnlinePause({
      send: (act) => wire.act(act),
      newId: () => wire.newId(),
      changed: () => this.#changed(),
    });
    this.pausing = observer === SPECTATOR ? undefined : this.#pause;
    this.#line = new ActLine(
      (act) => wire.act(act),
      (act, refusal) => this.#ended(act, refusal),
    );
    this.#back = new LookingBack(
      (answers) => wire.past(answers),
      () => this.#changed(),
      () => this.#connection === 'connected',
    );
    this.#told = new ToldViews(
      async (answers) => viewsOf((await wire.told(answers)).changes),
      () => this.#changed(),
      () => this.#connection === 'connected',
    );
  }

  /**
   * Up to which number of the table's log this session has heard everything; -1 for nothing. Given
   * to the server with every new line, so that it tells what is missing.
   */
  get since(): number {
    return this.#resyncing ? -1 : (this.#heard?.seq ?? -1);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SessionState => {
    this.#state ??= onlineState({
      observer: this.observer,
      connection: this.#connection,
      face: this.#face,
      seats: this.#seats,
      clocks: this.#clocks,
      heard: this.#heard,
      cursor: this.#back.cursor,
      shown: this.#back.shown,
      underWay: this.#line.underWay?.kind,
      refusal: this.#refusal,
      actRefusal: this.#actRefusal,
      orders: this.#orders.given,
      chat: this.#chat,
      whispers: this.#whispers,
      notesChanged: this.#notesChanged,
      gone: this.#gone,
      pause: this.#gone ? undefined : this.#pause.seen,
    });
    return this.#state;
  };

  /** Takes in what the server says. A message may come twice, or after a later one. */
  hear(message: ServerMessage): void {
    this.#line.signOfLife();
    switch (message.type) {
      case 'table':
        this.#hearTable(message);
        break;
      case 'update':
        this.#hearUpdate(message);
        break;
      case 'change':
        this.#hearChange(message);
        break;
      case 'chat':
        this.#chat = withLine(this.#chat, message);
        this.#changed();
        break;
      case 'whisper':
        this.#whispers = withLine(this.#whispers, message);
        this.#changed();
        break;
      case 'notes':
        this.#notesChanged += 1;
        this.#changed();
        break;
      case 'pause':
        this.#withPause(() => this.#pause.hear(message));
        break;
      case 'gone':
        if (!this.#gone) {
          this.#gone = true;
          this.#changed();
        }
        break;
      case 'locked':
      case 'alive':
        // The page opens the table anew, or has nothing to do.
        break;
    }
  }

  /** The line to the server stands (again), or broke. */
  connected(is: boolean): void {
    const before = this.#connection;
    // A first line that does not come to stand has not been there to be lost.
    if (is) this.#connection = 'connected';
    else if (before === 'connected') this.#connection = 'reconnecting';
    this.#line.connected(is);
    this.#withPause(() => this.#pause.connected(is));
    if (is) {
      this.#back.fetchAgain();
      this.#told.fetchAgain();
    }
    // Nobody tells later that the notes have changed meanwhile.
    if (is && before === 'reconnecting') this.#notesChanged += 1;
    if (this.#connection !== before) this.#changed();
  }

  viewForTexts(): unknown {
    return this.#heard?.view;
  }

  /** What this seat saw when a line of the history was told; until it is here, what it saw before. */
  viewTold(line: number): unknown {
    const events = this.#heard?.events ?? [];
    const seq = events[line]?.seq;
    if (seq === undefined || line === events.length - 1) return undefined;
    const place = line - events.findIndex((one) => one.seq === seq);
    return this.#told.at(seq, place, events.slice(line).find((one) => one.seq > seq)?.seq);
  }

  answer(slot: number, answer: WireAnswer): void {
    if (!this.#mayAct) return;
    const choice = this.#heard?.names.get(slot);
    if (choice === undefined) {
      this.#refusal = { code: 'no-such-choice', message: `there is no open choice ${slot}` };
      this.#changed();
      return;
    }
    this.#back.lookAt(undefined);
    this.#perform(answerAct(choice, answer));
  }

  order(given: GivenOrder): void {
    this.#orders.give(given);
    this.#refusal = undefined;
    this.#back.lookAt(undefined);
    this.#followOrders();
    this.#changed();
  }

  askAgain(key: string): void {
    this.#orders.takeBack(key);
    this.#changed();
  }

  /** Nobody hands a device over: everybody has one. */
  acceptDevice(): void {}

  /** A page plays one seat. */
  passTo(): void {}

  lookAt(seq: number | undefined): void {
    const answers = this.#heard?.answers ?? 0;
    const cursor = seq === undefined || seq >= answers ? undefined : Math.max(0, seq);
    if (cursor === this.#back.cursor) return;
    this.#back.lookAt(cursor);
    this.#changed();
  }

  undo(): void {
    const { undo } = this.snapshot();
    if (undo === undefined || !this.#mayAct) return;
    this.#back.lookAt(undefined);
    this.#perform({ kind: 'undo', to: undo.status.to });
  }

  /** What was taken back on a server is decided anew. */
  redo(): void {}

  consent(question: number, agree: boolean): void {
    if (this.#mayAct) this.#perform({ kind: 'consent', question, agree });
  }

  withdraw(question: number): void {
    if (this.#mayAct) this.#perform({ kind: 'withdraw', question });
  }

  replace(seat: Seat): void {
    if (this.#mayAct) this.#perform({ kind: 'replace', seat, policy: botFor(this.game) });
  }

  comeBack(): void {
    if (this.#mayAct) this.#perform({ kind: 'return' });
  }

  whole(): Promise<Match> {
    this.#whole ??= this.#fetchWhole().catch((thrown: unknown) => {
      // Whoever asks again later may have more luck.
      this.#whole = undefined;
      throw thrown;
    });
    return this.#whole;
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  /** Acts go one after the other: what is on its way may change what comes next. */
  get #mayAct(): boolean {
    const free = this.#line.underWay === undefined && !this.#pause.isOn;
    return free && !this.#closed && !this.#gone;
  }

  #perform(act: Unnamed<Act>): void {
    if (act.kind === 'answer') this.#refusal = undefined;
    this.#actRefusal = undefined;
    this.#line.start({ ...act, id: this.#wire.newId() });
    this.#changed();
  }

  #ended(act: Act, refusal: Refused | undefined): void {
    if (refusal?.code === 'paused') {
      // As everybody sees; it is decided again when the table goes on.
      if (act.kind === 'answer' && act.id === this.#byOrder) this.#orders.giveAgain(act.choice);
    } else if (act.kind !== 'answer') this.#actRefusal = refusal;
    else if (act.id !== this.#byOrder) {
      this.#refusal = refusal;
      if (refusal === undefined) this.#orders.goOn();
    } else if (refusal?.code !== 'stale') {
      // That a question has gone meanwhile is no news to somebody who was not asked.
      this.#refusal = refusal;
    }
    this.#followOrders();
    this.#changed();
  }

  #hearTable({ seq, face }: TableNews): void {
    if (seq < this.#faceSeq) return;
    this.#faceSeq = seq;
    if (canonicalJson(face) !== canonicalJson(this.#face)) {
      this.#face = face;
      this.#readClocks(face);
      const seats = seatsOf(face);
      if (canonicalJson(seats) !== canonicalJson(this.#seats)) this.#seats = seats;
      this.#followOrders();
      this.#changed();
    }
    this.#line.heard('table', seq);
  }

  #readClocks({ clocks }: Pick<TableFace | Update, 'clocks'>): void {
    if (clocks !== undefined) this.#clocks = { at: this.#wire.now(), seats: clocks };
  }

  #hearUpdate(update: Update): void {
    const known = this.#heard;
    const { seq, keep } = update;
    if (this.#resyncing ? keep >= 0 : seq <= (known?.seq ?? -1)) return;
    if (hasGap(known, update)) {
      this.#askAnew();
      return;
    }
    this.#resyncing = false;
    if (tookBack(known, update)) this.#orders.pause();
    if (known !== undefined) this.#told.stands(known.answers, known.view);
    this.#heard = afterUpdate(known, update);
    this.#readClocks(update);
    this.#back.keepUpTo(keep, update.answers);
    this.#told.keepUpTo(keep);
    this.#line.heard('match', seq);
    this.#followOrders();
    this.#changed();
  }

  #hearChange(change: Change): void {
    if (this.#resyncing || change.seq <= (this.#heard?.seq ?? -1)) return;
    const update = updateOf(this.#heard, change);
    if (update === undefined) this.#askAnew();
    else this.#hearUpdate(update);
  }

  #askAnew(): void {
    this.#resyncing = true;
    this.#wire.resync();
  }

  /** Lets something happen that may stop the table, and its clocks, or have them go on. */
  #withPause(happens: () => void): void {
    const before = this.#pause.isOn;
    happens();
    const { isOn } = this.#pause;
    const now = this.#wire.now();
    if (isOn !== before && this.#clocks !== undefined) {
      this.#clocks = isOn ? clocksAt(this.#clocks, now) : { ...this.#clocks, at: now };
    }
    if (before && !isOn) this.#followOrders();
    if (before || isOn) this.#changed();
  }

  /** Gives the answer to a choice that a standing order settles. */
  #followOrders(): void {
    const heard = this.#heard;
    const replaced = this.#face.seats[this.observer]?.kind === 'bot';
    if (heard === undefined || replaced || !this.#mayAct) return;
    const settled = this.#orders.settle(heard.choices, heard.names);
    if (settled === undefined) return;
    this.#byOrder = this.#wire.newId();
    this.#line.start({ ...answerAct(settled.choice, settled.answer), id: this.#byOrder });
  }

  async #fetchWhole(): Promise<Match> {
    const loaded = openFile(this.game, await this.#wire.file());
    if (!loaded.ok) throw new Error(loaded.error);
    return loaded.value;
  }

  #changed(): void {
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }
}

/** The views that differ so, each from the one before. */
function viewsOf(changes: readonly (Difference | null)[]): readonly unknown[] {
  const views: unknown[] = [];
  for (const change of changes) views.push(withDifference(views.at(-1), change ?? undefined));
  return views;
}

/** The lines with one more, unless it is among them already. */
function withLine<L extends { readonly number: number }>(
  lines: readonly L[],
  line: L,
): readonly L[] {
  if (lines.some(({ number }) => number === line.number)) return lines;
  return [...lines, line].sort((a, b) => a.number - b.number);
}

/** An answer to a choice by its name. */
function answerAct(choice: string, answer: WireAnswer) {
  // The same values: the protocol's type only lacks the word "readonly".
  type Carried = Extract<Act, { kind: 'answer' }>['answer'];
  return { kind: 'answer', choice, answer: answer as Carried } as const;
}
