/** What a draw may show: a die face, a card, an index. */
export type Label = string | number;

/** Where randomness comes from. Rules never see anything but {@link Table}, which asks this. */
export interface RandomSource {
  /**
   * A uniform whole number from 0 to `count - 1`.
   * @param count at least 1
   * @param purpose what the draw is for; with `who` and the place in the log it keys the draw
   * @param who the seat or thing drawn for, if several draw for the same purpose
   * @param labels what each result means, for sources that are told results by name
   */
  index(count: number, purpose: string, who?: number, labels?: readonly Label[]): number;
  /** The kernel says that an answer was given: what follows depends on it. */
  answered?(seat: number, slot: number, wire: unknown): void;
  /**
   * What follows belongs to one of several strands that run side by side. Draws in it depend on what
   * came before the strands began and on the answers in it, so not on who was faster.
   * @param slot which choice of the strand was answered last; without it nothing was
   */
  enterStrand?(strand: number, slot?: number): void;
  /** The strand waits, or has ended. */
  leaveStrand?(): void;
  /** All strands have ended: what follows depends on all of them, in their order. */
  joinStrands?(): void;
  /** Everything needed to come back to this moment, as plain data. */
  mark(): unknown;
  /** Comes back to a marked moment. */
  restore(mark: unknown): void;
}

/** A die: each face equally likely. */
export interface Die<F extends Label = Label> {
  readonly faces: readonly F[];
}

/** An ordinary die with faces 1 to 6. */
export const D6: Die<number> = { faces: [1, 2, 3, 4, 5, 6] };
/** A die with faces 1 to 20. */
export const D20: Die<number> = { faces: Array.from({ length: 20 }, (_, i) => i + 1) };
