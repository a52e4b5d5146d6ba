import {
  type Choice,
  fallbackAnswer,
  type Game,
  type Observer,
  type Seat,
  SPECTATOR,
  type WireAnswer,
} from '@tablewright/engine';
import { Match, toWire, type UndoStatus } from '@tablewright/engine/host';
import {
  type Act,
  type ActResult,
  isPauseAct,
  type Question,
  type RefusalCode,
  type SeatFace,
  type TableFace,
  type TableNews,
  type Update,
} from '@tablewright/protocol';

/** Acts that a seat performs in a match. */
type Result = RefusalCode | 'done';

/** Somebody at the other end of a line. */
interface Told {
  tell(): void;
}

/** A table on a server, as far as a session can tell: a real match and the log around it. */
export class FakeTable {
  readonly match: Match;
  readonly lines = new Set<Told>();
  readonly seats: SeatFace[];
  question: Question | undefined;
  clocks: TableFace['clocks'];
  /** Every act is refused for this reason. */
  refuses: RefusalCode | undefined;
  /** The entries that brought everybody to the table. */
  seq: number;

  /** After how many answers the match stood with each entry. */
  readonly #answersAt: number[];
  readonly #requests = new Map<string, number>();
  #names = new Map<Choice, string>();

  constructor(game: Game, kinds: readonly ('person' | 'bot')[], seed = 'fake') {
    const made = Match.create(game, {
      id: 'feedc0de',
      seats: kinds.map((kind, seat) => ({
        name: `N${seat}`,
        player: kind === 'person' ? 'human' : 'heuristic',
      })),
      random: { kind: 'seeded', seed },
    });
    if (!made.ok) throw new Error(made.error[0]?.message);
    this.match = made.value;
    this.seats = kinds.map((kind, mark) =>
      kind === 'person'
        ? { kind, name: `N${mark}`, mark, here: true }
        : { kind, name: `N${mark}`, mark, policy: 'heuristic' },
    );
    this.seq = kinds.length + 1;
    this.#answersAt = [...Array.from({ length: this.seq }, () => -1), 0];
    this.#nameChoices();
  }

  /** Does what a seat asks for, once: a repeat is answered as before. */
  act(observer: Observer, act: Act): ActResult {
    // Outside of the match and its log; the test tells what comes of it.
    if (isPauseAct(act)) return { ok: true, seq: this.seq };
    const request = `${observer}/${act.id}`;
    const before = this.#requests.get(request);
    if (before !== undefined) return { ok: true, seq: before };
    const result = this.#perform(observer, act);
    if (result !== 'done') {
      return { ok: false, error: { code: result, message: `refused: ${result}` }, seq: this.seq };
    }
    const seq = this.seq + 1;
    this.#requests.set(request, seq);
    this.note();
    return { ok: true, seq };
  }

  /** The answer of whoever sits there, by id, to the first choice that is open to the seat. */
  answer(seat: Seat, answer?: WireAnswer, slot?: number): void {
    const at = slot ?? this.match.choices.findIndex((c) => (c.seats ?? [c.seat]).includes(seat));
    const choice = this.match.choices[at];
    if (choice === undefined) throw new Error(`seat ${seat} has nothing to decide`);
    const given = answer ?? toWire(choice, fallbackAnswer(choice));
    const done = this.match.submit({ seat, slot: at, answer: given });
    if (!done.ok) throw new Error(done.error.message);
    if (this.question?.about.kind === 'undo') this.question = undefined;
    this.note();
  }

  /** Goes back to the moment after so many answers. */
  rewind(to: number): void {
    this.match.rewind(to);
    this.question = undefined;
    this.note();
  }

  /** Counts an entry in and tells everybody who is connected. */
  note(): void {
    this.seq += 1;
    this.#answersAt.push(this.match.seq);
    this.#nameChoices();
    for (const line of this.lines) line.tell();
  }

  news(): TableNews {
    const { match, seq } = this;
    const face: TableFace = {
      table: 'fake00000000',
      game: match.game.id,
      rulesVersion: match.game.version,
      options: match.options,
      pace: { kind: 'none' },
      status: match.over ? 'finished' : 'playing',
      listed: false,
      chat: true,
      commitment: 'c0ffee',
      opened: 0,
      seats: this.seats.map((seat) => ({ ...seat })),
      ...(this.question === undefined ? {} : { question: this.question }),
      ...(this.clocks === undefined ? {} : { clocks: this.clocks }),
    };
    return { type: 'table', seq, face };
  }

  /** What an observer has to hear who knew the table at `since` entries. */
  updateFor(observer: Observer, since: number): Update {
    const { match, seq } = this;
    const kept = since < 0 ? [-1] : this.#answersAt.slice(since);
    const keep = Math.min(...kept);
    const { view, choices, waiting, outcome } = match.seatView(observer);
    return structuredClone({
      type: 'update',
      table: 'fake00000000',
      seq,
      answers: match.seq,
      keep,
      events: [...match.eventsFor(observer, keep + 1)],
      answeredBy: match.log.slice(Math.max(0, keep)).map(({ seat }) => seat),
      seen: {
        view,
        choices: choices.map((choice) => ({ ...choice, name: this.nameOf(choice.slot) })),
        waiting,
        ...(outcome === undefined ? {} : { outcome }),
      },
      ...(this.clocks === undefined ? {} : { clocks: this.clocks }),
      ...(observer === SPECTATOR ? {} : { undo: this.#undoStatus(observer) }),
    });
  }

  nameOf(slot: number): string {
    const choice = this.match.choices[slot];
    return (choice && this.#names.get(choice)) ?? '';
  }

  #nameChoices(): void {
    let fresh = 0;
    const names = this.match.choices.map((choice) => {
      const name = this.#names.get(choice) ?? `${this.seq}.${fresh}`;
      if (!this.#names.has(choice)) fresh += 1;
      return [choice, name] as const;
    });
    this.#names = new Map(names);
  }

  #undoStatus(seat: Seat): UndoStatus {
    return this.match.over ? { kind: 'nothing' } : this.match.undoStatus(seat);
  }

  #perform(seat: Observer, act: Act): Result {
    if (this.refuses !== undefined) return this.refuses;
    switch (act.kind) {
      case 'answer': {
        const slot = this.match.choices.findIndex((_, at) => this.nameOf(at) === act.choice);
        if (slot < 0) return 'stale';
        const done = this.match.submit({ seat, slot, answer: act.answer });
        if (done.ok && this.question?.about.kind === 'undo') this.question = undefined;
        return done.ok ? 'done' : done.error.code;
      }
      case 'undo': {
        const status = this.#undoStatus(seat);
        if (status.kind === 'nothing') return 'not-allowed';
        if (status.to !== act.to) return 'stale';
        const from = status.kind === 'free' ? [] : status.from.filter((one) => this.#isPerson(one));
        if (status.kind === 'free' || from.length === 0) this.match.rewind(status.to);
        else if (this.question !== undefined) return 'not-allowed';
        else {
          const about = { kind: 'undo', to: act.to, because: status.because } as const;
          this.question = { seq: this.seq + 1, seat, about, from, agreed: [] };
        }
        return 'done';
      }
      case 'consent':
        return this.#consent(seat, act.question, act.agree);
      case 'withdraw':
        if (this.question?.seq !== act.question) return 'no-such-question';
        this.question = undefined;
        return 'done';
      case 'replace':
        this.seats[act.seat] = {
          ...this.#seat(act.seat),
          kind: 'bot',
          policy: act.policy,
          kept: true,
        };
        return 'done';
      case 'return': {
        const { name, mark } = this.#seat(seat);
        this.seats[seat] = { kind: 'person', name, mark, here: true };
        return 'done';
      }
      default:
        return 'not-allowed';
    }
  }

  #consent(seat: Observer, question: number, agree: boolean): Result {
    const open = this.question;
    if (open?.seq !== question) return 'no-such-question';
    const agreed = [...open.agreed, seat];
    this.question = agree ? { ...open, agreed } : undefined;
    if (agree && open.from.every((one) => agreed.includes(one))) {
      this.question = undefined;
      if (open.about.kind === 'undo') this.match.rewind(open.about.to);
    }
    return 'done';
  }

  #isPerson(seat: Seat): boolean {
    return this.#seat(seat).kind === 'person';
  }

  #seat(seat: Observer): SeatFace {
    const found = this.seats[seat];
    if (found === undefined) throw new Error(`there is no seat ${seat}`);
    return found;
  }
}
