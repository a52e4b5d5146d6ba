import type { RandomSource } from './source.ts';

/** Draws from one source, or from another while something is hidden. Both hear of every answer. */
export class Parted implements RandomSource {
  readonly #shown: RandomSource;
  readonly #hidden: RandomSource;
  /** Whether what is drawn now is hidden; never, until something else is said. */
  isHidden: () => boolean = () => false;

  constructor(shown: RandomSource, hidden: RandomSource) {
    this.#shown = shown;
    this.#hidden = hidden;
  }

  index(...draw: Parameters<RandomSource['index']>): number {
    return (this.isHidden() ? this.#hidden : this.#shown).index(...draw);
  }

  answered(seat: number, slot: number, wire: unknown): void {
    this.#shown.answered?.(seat, slot, wire);
    this.#hidden.answered?.(seat, slot, wire);
  }

  enterStrand(strand: number, slot?: number): void {
    this.#shown.enterStrand?.(strand, slot);
    this.#hidden.enterStrand?.(strand, slot);
  }

  leaveStrand(): void {
    this.#shown.leaveStrand?.();
    this.#hidden.leaveStrand?.();
  }

  joinStrands(): void {
    this.#shown.joinStrands?.();
    this.#hidden.joinStrands?.();
  }

  mark(): unknown {
    return [this.#shown.mark(), this.#hidden.mark()];
  }

  restore(mark: unknown): void {
    const [shown, hidden] = mark as [unknown, unknown];
    this.#shown.restore(shown);
    this.#hidden.restore(hidden);
  }
}
