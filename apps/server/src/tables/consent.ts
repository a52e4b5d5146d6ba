import type { Seat } from '@tablewright/engine';
import type { Declined, Question } from '@tablewright/protocol';
import type { Asked, GivenBy } from './entry.ts';

/** A question to the others that is not settled. */
export interface OpenQuestion {
  /** The number of the entry that asked. */
  readonly seq: number;
  readonly seat: Seat;
  readonly about: Asked;
  readonly from: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** The state of {@link Consent}, as plain data. */
export interface ConsentKept {
  readonly open?: OpenQuestion | undefined;
  readonly declined?: Declined | undefined;
}

/** The question that a table may have open: one at a time, settled when all who are asked agree. */
export class Consent {
  #open: OpenQuestion | undefined;
  #declined: Declined | undefined;

  constructor({ open, declined }: ConsentKept = {}) {
    this.#open = open;
    this.#declined = declined;
  }

  get open(): OpenQuestion | undefined {
    return this.#open;
  }

  /** Those who are asked and have not agreed. */
  get missing(): readonly Seat[] {
    const { from = [], agreed = [] } = this.#open ?? {};
    return from.filter((seat) => !agreed.includes(seat));
  }

  /** As everybody at the table sees it. */
  get face(): Question | undefined {
    if (this.#open === undefined) return undefined;
    const { seq, seat, about, from, agreed } = this.#open;
    return { seq, seat, about: { ...about }, from: [...from], agreed: [...agreed] };
  }

  /** The last question, if it was declined and nothing has happened since. */
  get declined(): Declined | undefined {
    return this.#declined;
  }

  ask(question: Omit<OpenQuestion, 'agreed'>): void {
    this.#declined = undefined;
    this.#open = { ...question, agreed: [] };
  }

  /** A seat agrees; returns what is to be done now, if all have. */
  agree(seat: Seat): Asked | undefined {
    const question = this.#open;
    if (question === undefined) return undefined;
    this.#open = { ...question, agreed: [...question.agreed, seat] };
    return this.#settled();
  }

  /** A seat does not agree. */
  decline(by: Seat): void {
    const question = this.#open;
    this.drop();
    if (question === undefined) return;
    this.#declined = { seat: question.seat, kind: question.about.kind, by };
  }

  /** Nobody waits for the consent of somebody who has left. Returns what is to be done now. */
  without(seat: Seat, left: boolean): Asked | undefined {
    const question = this.#open;
    if (question === undefined || !question.from.includes(seat)) return undefined;
    if (!left && question.about.kind === 'undo') {
      // Being away is not agreeing.
      this.drop();
      return undefined;
    }
    this.#open = { ...question, from: question.from.filter((other) => other !== seat) };
    return this.#settled();
  }

  /**
   * Somebody has answered the match. That ends a question about taking back, which was about the
   * moment before, and one about replacing the person who has just answered.
   */
  answered(seat: Seat, how: GivenBy | undefined): void {
    this.#declined = undefined;
    const about = this.#open?.about;
    const isBack = about?.kind === 'replace' && about.seat === seat && how === undefined;
    if (about?.kind === 'undo' || isBack) this.drop();
  }

  /** The question is settled, withdrawn or void. */
  drop(): void {
    this.#open = undefined;
    this.#declined = undefined;
  }

  #settled(): Asked | undefined {
    if (this.missing.length > 0) return undefined;
    const about = this.#open?.about;
    this.drop();
    return about;
  }
}
