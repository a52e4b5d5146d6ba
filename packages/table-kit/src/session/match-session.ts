import {
  type Choice,
  fallbackAnswer,
  type Game,
  type Observer,
  type Refusal,
  type Result,
  type Seat,
  SPECTATOR,
  type WireAnswer,
} from '@tablewright/engine';
import { type Match, type MatchFile, type SeatView, toWire } from '@tablewright/engine/host';
import { type BotMind, type BotOffers, legalOrFallback } from './bot-mind.ts';
import { type GivenOrder, orderedAnswer, withOrder, withoutOrder } from './given-orders.ts';
import { decidingHumans, humansOf, isForBots, mustLookAlone, offeredHumans } from './hand-over.ts';
import { PauseHere } from './pause-here.ts';
import { SeenLines } from './seen-lines.ts';
import type { SessionSeat, SessionState, TableSession, UndoOffer } from './table-session.ts';

/** Whoever plays here decides for themselves. */
const NONE: SessionState['decidedFor'] = [];

/** What a session needs beside its match. */
export interface SessionSetup {
  /** Thinks for every seat that no person plays. */
  readonly bots: BotMind;
  /** How bots look at what they may do at any time; without it they leave all alone. */
  readonly botOffers?: BotOffers;
  /** Waits so many milliseconds before it calls; `setTimeout` in a page. */
  readonly later: (run: () => void, milliseconds: number) => void;
  /** How long a bot's decision stays in the air, in milliseconds. */
  readonly pace?: () => number;
  /** Whether bots wait after every answer until {@link MatchSession.goOn} says that it was told. */
  readonly tells?: () => boolean;
  /** Told after every change, with a file from which the match can be continued. */
  readonly save?: (file: MatchFile) => void;
  /** Nobody here plays: all is seen as spectators see it, and nothing goes on. */
  readonly watched?: boolean;
}

/** A bot's decision that is being thought about. */
interface Thought {
  readonly seat: Seat;
  readonly stop: AbortController;
}

/**
 * A match at one screen: whose turn it is to hold the device, the bots, undo by the law, looking
 * back, and saving. A store for `useSyncExternalStore`.
 */
export class MatchSession implements TableSession {
  readonly match: Match;
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  readonly online = undefined;
  readonly humans: readonly Seat[];
  readonly pausing = new PauseHere(() => this.#pauseChanged());

  readonly #seats: readonly SessionSeat[];
  #setup: SessionSetup;
  #listeners = new Set<() => void>();
  #state: SessionState | undefined;
  #forTexts: { readonly seq: number; readonly view: unknown } | undefined;
  #holder: Seat | undefined;
  #awaiting: Seat | undefined;
  #cursor: number | undefined;
  #past: Match | undefined;
  #refusal: Refusal | undefined;
  /** How many answers each undo took back, for redo. */
  #takenBack: number[] = [];
  #thought: Thought | undefined;
  /** Whether the page is still telling what has happened. */
  #telling: boolean;
  readonly #seen: SeenLines;
  readonly #orders = new Map<Seat, readonly GivenOrder[]>();
  #closed = false;

  constructor(match: Match, setup: SessionSetup) {
    this.match = match;
    this.#seen = new SeenLines(match);
    this.game = match.game;
    this.options = match.options;
    this.#seats = match.seats.map(({ name, player }, seat) => ({
      name,
      player,
      mark: seat,
      away: false,
      kept: false,
    }));
    this.humans = setup.watched === true ? [] : humansOf(match);
    this.#setup = setup;
    this.#telling = setup.tells?.() === true;
    if (this.humans.length === 1) this.#holder = this.humans[0];
    this.#passDevice();
    this.#wakeBots();
  }

  /** Calls back after every change until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The present state of the session. */
  readonly snapshot = (): SessionState => {
    this.#state ??= this.#read();
    return this.#state;
  };

  /**
   * Everybody at this screen may read what is said: it is filled from what spectators see, or from what the only
   * person here sees.
   */
  viewForTexts(): unknown {
    const { seq, state } = this.match;
    const [reader = SPECTATOR, ...others] = this.humans;
    // Every text asks for it.
    if (this.#forTexts?.seq !== seq) {
      const view = this.game.view(state, others.length > 0 ? SPECTATOR : reader);
      this.#forTexts = { seq, view };
    }
    return this.#forTexts.view;
  }

  /** A person's answer to an open choice. A refused one changes nothing and says why. */
  answer(slot: number, answer: WireAnswer): Result<number> {
    const seat = this.#holder;
    if (this.#paused)
      return { ok: false, error: { code: 'stale', message: 'the table is paused' } };
    if (seat === undefined || this.#awaiting !== undefined) {
      return { ok: false, error: { code: 'not-your-choice', message: 'nobody holds the device' } };
    }
    const done = this.match.submit({ seat, slot, answer, seq: this.match.seq });
    this.#refusal = done.ok ? undefined : done.error;
    if (done.ok) this.#takenBack = [];
    this.#afterwards(done.ok);
    return done.ok ? { ok: true, value: this.match.seq } : done;
  }

  /**
   * What the person with the device says in advance about a kind of reaction, from the one that
   * is open now, if it is. It holds until the table is left or {@link askAgain} takes it back.
   */
  order(given: GivenOrder): void {
    const seat = this.#holder;
    if (this.#paused) return;
    if (seat === undefined || this.#awaiting !== undefined) return;
    this.#orders.set(seat, withOrder(this.#orders.get(seat) ?? [], given));
    this.#takenBack = [];
    this.#refusal = undefined;
    this.#afterwards(true);
  }

  /** Takes back what the person with the device has ordered about a kind of reaction. */
  askAgain(key: string): void {
    const seat = this.#holder;
    if (seat === undefined || this.#awaiting !== undefined) return;
    this.#orders.set(seat, withoutOrder(this.#orders.get(seat) ?? [], key));
    this.#changed();
  }

  /** The person to whom the device was handed has it and looks. */
  acceptDevice(): void {
    if (this.#awaiting === undefined) return;
    this.#holder = this.#awaiting;
    this.#awaiting = undefined;
    this.#changed();
  }

  /** Another person at this screen who has something to decide, or may do something, takes the device. */
  passTo(seat: Seat): void {
    const { match, humans } = this;
    const may = [...decidingHumans(match, humans), ...offeredHumans(match, humans)].includes(seat);
    if (seat === this.#holder || !may) return;
    if (this.humans.length > 1 && mustLookAlone(this.match, seat)) this.#awaiting = seat;
    else this.#holder = seat;
    this.#changed();
  }

  /** Looks at the match as it was after so many answers, or at the present. */
  lookAt(seq: number | undefined): void {
    const cursor = seq === undefined || seq >= this.match.seq ? undefined : Math.max(0, seq);
    if (cursor === this.#cursor) return;
    this.#cursor = cursor;
    this.#past = cursor === undefined ? undefined : this.match.fork(cursor, this.#past);
    this.#changed();
    this.#wakeBots();
  }

  /**
   * Takes back the last answer that a person here gave, and all since. Where the others would
   * have to agree, pressing the button says that everyone at this screen does; bots always agree.
   */
  undo(): void {
    const offer = this.#undoOffer();
    if (offer === undefined || this.#paused) return;
    const before = this.match.seq;
    const everyone = this.match.seats.map((_, seat) => seat);
    let done = this.match.undo(offer.seat, everyone);
    if (!done.ok) return;
    // A pass that was given of itself is no decision. Where what lies before it is taken back only by agreement, that is
    // said first.
    while (
      this.match.choices.some((choice) => this.#alone(choice) !== undefined) &&
      this.#undoOffer()?.status.kind === offer.status.kind
    ) {
      const further = this.match.undo(offer.seat, everyone);
      if (!further.ok) break;
      done = further;
    }
    this.#takenBack.push(before - done.value);
    this.#refusal = undefined;
    this.#afterwards(true);
  }

  /** Plays again what the last undo took back. */
  redo(): void {
    if (this.#paused) return;
    const count = this.#takenBack.pop() ?? 0;
    for (let i = 0; i < count; i += 1) if (!this.match.redo().ok) break;
    if (count > 0) this.#afterwards(true);
  }

  /** What the observer saw when a line of the history was told. */
  viewTold(line: number): unknown {
    const { history, observer } = this.snapshot();
    return this.#seen.at(line, history, observer);
  }

  /** The match as a file: to go on with, or (without the secret of its draws) to show. */
  toFile(purpose: 'continue' | 'show'): MatchFile {
    return this.match.toFile({ withSecret: purpose === 'continue' || this.match.over });
  }

  /** What happened has been told: bots go on. */
  goOn(): void {
    if (!this.#telling) return;
    this.#telling = false;
    this.#wakeBots();
  }

  /** Ends the session: bots that still think are not heard. */
  close(): void {
    this.#closed = true;
    this.#stopThinking();
    this.#listeners.clear();
  }

  get #paused(): boolean {
    return this.pausing.seen !== undefined;
  }

  #pauseChanged(): void {
    if (this.#closed) return;
    if (this.#paused) this.#stopThinking();
    this.#changed();
    this.#wakeBots();
  }

  #afterwards(changed: boolean): void {
    if (changed) {
      this.#stopThinking();
      this.#cursor = undefined;
      this.#past = undefined;
      this.#followOrders();
      this.#tell();
      this.#passDevice();
      this.#setup.save?.(this.toFile('continue'));
    }
    this.#changed();
    this.#wakeBots();
  }

  #changed(): void {
    this.#forTexts = undefined;
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** Settles who looks next: whoever holds the device, if it decides; else the next who must. */
  #passDevice(): void {
    const deciding = decidingHumans(this.match, this.humans);
    const next = deciding[0];
    this.#awaiting = undefined;
    if (next === undefined) return;
    if (this.#holder !== undefined && deciding.includes(this.#holder)) return;
    if (this.humans.length > 1 && mustLookAlone(this.match, next)) this.#awaiting = next;
    else this.#holder = next;
  }

  /**
   * Gives the answers that standing orders settle. Not after an undo: what somebody took back, it
   * wants to decide itself.
   */
  #followOrders(): void {
    while (this.#takenBack.length === 0) {
      const settled = this.#settledByOrder();
      if (settled === undefined) return;
      const done = this.match.submit(settled);
      if (!done.ok) {
        this.#refusal = done.error;
        return;
      }
    }
  }

  #settledByOrder():
    | { readonly seat: Seat; readonly slot: number; readonly answer: WireAnswer }
    | undefined {
    for (const [slot, choice] of this.match.choices.entries()) {
      const { seat } = choice;
      const answer = orderedAnswer(choice, this.#orders.get(seat) ?? []) ?? this.#alone(choice);
      if (answer !== undefined) return { seat, slot, answer };
    }
    return undefined;
  }

  /**
   * The pass of the only person here, where passing is all there is: that it comes at once tells nobody anything. What is
   * aimed at it is asked all the same.
   */
  #alone(choice: Choice): WireAnswer | undefined {
    const isAlone = this.humans.length === 1 && this.humans[0] === choice.seat;
    const { pass } = choice;
    if (!isAlone || choice.kind !== 'one' || choice.options.length > 1) return undefined;
    return pass === undefined || pass.aimed ? undefined : toWire(choice, fallbackAnswer(choice));
  }

  #wakeBots(): void {
    if (this.#thought !== undefined || this.#closed || this.match.over || this.#botsWait()) return;
    if (this.#paused || this.#telling || this.#setup.watched === true) return;
    const used = this.#offerOfBots();
    if (used !== undefined) {
      this.#inTheAir(used.seat, () => this.#submitForBot(used.seat, used.slot, used.answer));
      return;
    }
    const slot = this.match.choices.findIndex((choice) => isForBots(choice, this.humans));
    const choice = this.match.choices[slot];
    if (choice === undefined) return;
    const { bots, later, pace } = this.#setup;
    const { seat } = choice;
    const thought: Thought = { seat, stop: new AbortController() };
    this.#thought = thought;
    const { signal } = thought.stop;
    // Thinking and the time that a decision stays in the air run side by side.
    const inTheAir = new Promise<void>((resolve) => {
      later(resolve, pace?.() ?? 0);
    });
    const answered = bots({ match: this.match, seat, slot, choice, signal }).catch(() =>
      toWire(choice, fallbackAnswer(choice)),
    );
    Promise.all([answered, inTheAir]).then(([answer]) => {
      // What was stopped meanwhile is not heard.
      if (this.#thought !== thought) return;
      this.#thought = undefined;
      if (!this.#botsWait()) this.#submitForBot(seat, slot, legalOrFallback(choice, answer));
      else this.#changed();
    });
    if (this.#state !== undefined) this.#changed();
  }

  /** The first standing offer that a bot makes use of. */
  #offerOfBots():
    | { readonly seat: Seat; readonly slot: number; readonly answer: WireAnswer }
    | undefined {
    const { match } = this;
    for (const seat of match.seats.keys()) {
      if (this.humans.includes(seat) || match.standingFor(seat).length === 0) continue;
      const used = this.#setup.botOffers?.(match, seat);
      if (used !== undefined) return { seat, ...used };
    }
    return undefined;
  }

  /** Lets what a bot does stay in the air for a while; what is stopped meanwhile is not done. */
  #inTheAir(seat: Seat, act: () => void): void {
    const thought: Thought = { seat, stop: new AbortController() };
    this.#thought = thought;
    this.#setup.later(() => {
      if (this.#thought !== thought) return;
      this.#thought = undefined;
      if (!this.#botsWait()) act();
    }, this.#setup.pace?.() ?? 0);
    if (this.#state !== undefined) this.#changed();
  }

  /** Bots wait from now on until it is told what has happened. */
  #tell(): void {
    this.#telling = this.#setup.tells?.() === true;
  }

  #stopThinking(): void {
    this.#thought?.stop.abort();
    this.#thought = undefined;
  }

  /** Bots hold back while a person could still redo, so that their answers do not cut it off. */
  #botsWait(): boolean {
    return this.#takenBack.length > 0 && decidingHumans(this.match, this.humans).length > 0;
  }

  #submitForBot(seat: Seat, slot: number, answer: WireAnswer): void {
    const cursor = this.#cursor;
    const past = this.#past;
    const done = this.match.submit({ seat, slot, answer });
    if (!done.ok) {
      // The rules failed at a bot's answer: show it, and leave the bots at rest.
      this.#refusal = done.error;
      this.#changed();
      return;
    }
    this.#takenBack = [];
    this.#followOrders();
    this.#tell();
    this.#passDevice();
    this.#setup.save?.(this.toFile('continue'));
    // Whoever looks at the past goes on looking at it.
    this.#cursor = cursor;
    this.#past = past;
    this.#changed();
    this.#wakeBots();
  }

  #undoOffer(): UndoOffer | undefined {
    const { log } = this.match;
    const last = log.findLast(({ seat }) => this.humans.includes(seat));
    if (last === undefined) return undefined;
    const status = this.match.undoStatus(last.seat);
    return status.kind === 'nothing' ? undefined : { seat: last.seat, status };
  }

  #read(): SessionState {
    const { match } = this;
    const observer: Observer =
      this.#awaiting === undefined ? (this.#holder ?? SPECTATOR) : SPECTATOR;
    const shown = this.#past ?? match;
    const seen = shown.seatView(observer);
    const history = match.eventsFor(observer);
    return {
      seq: match.seq,
      cursor: this.#cursor,
      observer,
      seats: this.#seats,
      handOver: this.#awaiting,
      seen: this.#past === undefined && !this.#paused ? seen : withoutChoices(seen),
      events: shown === match ? history : shown.eventsFor(observer),
      history,
      answeredBy: shown.log.map(({ seat }) => seat),
      decidedFor: NONE,
      deciding: [...new Set(match.choices.flatMap((choice) => choice.seats ?? [choice.seat]))],
      thinking: this.#thought?.seat,
      decidingHumans: this.#paused ? [] : decidingHumans(match, this.humans),
      offeredHumans: this.#paused
        ? []
        : offeredHumans(match, this.humans).filter((seat) => seat !== observer),
      over: match.over,
      orders: this.#orders.get(observer) ?? [],
      undo: this.#paused ? undefined : this.#undoOffer(),
      canRedo: this.#takenBack.length > 0 && !this.#paused,
      refusal: this.#refusal,
      fault: match.fault,
      pause: this.pausing.seen,
      online: undefined,
    };
  }
}

/** A view of the past, or in a pause: there is nothing to be done there. */
function withoutChoices({ standing: _standing, ...seen }: SeatView): SeatView {
  return { ...seen, choices: [], waiting: [] };
}
