import type { RandomSource } from './source.ts';

/**
 * A source that plays the match's own draws until the present is reached, then another's; before
 * that, too, wherever something is to be drawn anew.
 */
export class HandedOver implements RandomSource {
  #source: RandomSource;
  readonly #next: RandomSource;
  /** Whether what is drawn now is drawn anew; never, until something else is said. */
  drawsAnew: () => boolean = () => false;

  constructor(first: RandomSource, next: RandomSource) {
    this.#source = first;
    this.#next = next;
  }

  /** The present is reached. */
  handOver(): void {
    this.#source = this.#next;
  }

  index(...draw: Parameters<RandomSource['index']>): number {
    return (this.drawsAnew() ? this.#next : this.#source).index(...draw);
  }

  answered(seat: number, slot: number, wire: unknown): void {
    this.#source.answered?.(seat, slot, wire);
  }

  enterStrand(strand: number, slot?: number): void {
    this.#source.enterStrand?.(strand, slot);
  }

  leaveStrand(): void {
    this.#source.leaveStrand?.();
  }

  joinStrands(): void {
    this.#source.joinStrands?.();
  }

  mark(): unknown {
    return this.#source.mark();
  }

  restore(mark: unknown): void {
    this.#source.restore(mark);
  }
}
