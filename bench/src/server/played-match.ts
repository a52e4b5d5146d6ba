import { performance } from 'node:perf_hooks';
import { type Amount, type LiveMatch, MODULO, type Position, type Seat } from './subject.ts';

/** What a match tells whoever paces it. */
export interface Pacer {
  /**
   * The seat to answer next has been told of the last answer.
   * @param late milliseconds since that answer was sent
   */
  arrived(match: PlayedMatch, late: number): void;
}

/**
 * Two bots at a match. Each answers only what its own connection told it, and everything that it is
 * told is checked against the game: a server that loses, repeats or invents an answer ends the
 * measurement.
 */
export class PlayedMatch {
  readonly #live: LiveMatch;
  readonly #pacer: Pacer;
  /** The counter after the last answer that was sent, and before it. */
  #after = 0;
  #before = 0;
  #sent = 0;
  #sentAt = 0;
  #seen: [number, number] = [0, 0];

  constructor(live: LiveMatch, pacer: Pacer) {
    this.#live = live;
    this.#pacer = pacer;
    live.onUpdate(0, (position) => this.#hear(0, position));
    live.onUpdate(1, (position) => this.#hear(1, position));
  }

  /** How many answers it was given. */
  get answers(): number {
    return this.#sent;
  }

  /** Whether the seat to answer next knows that it is its turn. */
  get isOpen(): boolean {
    return this.#seen[this.#turn] === this.#sent;
  }

  /** How long the last answer has been on its way, in milliseconds; only when it is not open. */
  get waiting(): number {
    return performance.now() - this.#sentAt;
  }

  /** The seat whose turn it is answers. */
  answer(): void {
    const seat = this.#turn;
    const amount = AMOUNTS[(this.#after + this.#sent) % 3] ?? 1;
    this.#before = this.#after;
    this.#after = (this.#after + amount) % MODULO;
    this.#sent += 1;
    this.#sentAt = performance.now();
    this.#live.answer(seat, amount);
  }

  leave(): Promise<void> {
    return this.#live.leave();
  }

  get #turn(): Seat {
    return turnAfter(this.#sent);
  }

  #hear(seat: Seat, position: Position): void {
    const { answers } = position;
    if (answers <= this.#seen[seat]) return;
    this.#check(position);
    this.#seen[seat] = answers;
    if (answers === this.#sent && seat === this.#turn) this.#pacer.arrived(this, this.waiting);
  }

  /** The seat that answered may hear of the answer before its own only when the next is given. */
  #check({ answers, counter, turn }: Position): void {
    const right = answers === this.#sent ? this.#after : this.#before;
    const isKnown = answers === this.#sent || answers === this.#sent - 1;
    if (isKnown && counter === right && turn === turnAfter(answers)) return;
    throw new Error(
      `after ${this.#sent} answers the counter is ${this.#after}, but the server says: ${answers} answers, ${counter}, turn of seat ${turn}`,
    );
  }
}

const AMOUNTS: readonly Amount[] = [1, 2, 3];

function turnAfter(answers: number): Seat {
  return answers % 2 === 0 ? 0 : 1;
}
