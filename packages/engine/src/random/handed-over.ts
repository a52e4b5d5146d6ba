import type { RandomSource } from './source.ts';

/** A source that plays the match's own draws until the present is reached, then another's. */
export class HandedOver implements RandomSource {
  #source: RandomSource;

  constructor(first: RandomSource) {
    this.#source = first;
  }

  handOver(to: RandomSource): void {
    this.#source = to;
  }

  index(...draw: Parameters<RandomSource['index']>): number {
    return this.#source.index(...draw);
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
