import type { Seat } from '@tablewright/engine';
import type { Question } from '@tablewright/protocol';
import type { Asked } from './entry.ts';

/** What was asked of the others and is not settled. */
export interface OpenQuestion {
  /** The number of the entry that asked. */
  readonly seq: number;
  readonly seat: Seat;
  readonly about: Asked;
  readonly from: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** The question that a table may have open: one at a time, settled when all who are asked agree. */
export class Consent {
  #open: OpenQuestion | undefined;

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

  ask(question: Omit<OpenQuestion, 'agreed'>): void {
    this.#open = { ...question, agreed: [] };
  }

  /** A seat agrees; returns what is to be done now, if all have. */
  agree(seat: Seat): Asked | undefined {
    const question = this.#open;
    if (question === undefined) return undefined;
    this.#open = { ...question, agreed: [...question.agreed, seat] };
    return this.#settled();
  }

  /** Nobody waits for the consent of somebody who has left; returns what is to be done now. */
  without(seat: Seat): Asked | undefined {
    const question = this.#open;
    if (question === undefined || !question.from.includes(seat)) return undefined;
    this.#open = { ...question, from: question.from.filter((other) => other !== seat) };
    return this.#settled();
  }

  /**
   * The match has an answer more. An undo was about the moment before; and who plays is not to be
   * replaced.
   */
  answered(seat: Seat, how: 'bot' | 'clock' | undefined): void {
    const about = this.#open?.about;
    const isBack = about?.kind === 'replace' && about.seat === seat && how === undefined;
    if (about?.kind === 'undo' || isBack) this.drop();
  }

  /** The question is settled, withdrawn or void. */
  drop(): void {
    this.#open = undefined;
  }

  #settled(): Asked | undefined {
    if (this.missing.length > 0) return undefined;
    const about = this.#open?.about;
    this.drop();
    return about;
  }
}
