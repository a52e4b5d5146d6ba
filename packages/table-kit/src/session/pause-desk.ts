import type { Wish } from '@tablewright/protocol';

/** A pause as somebody at this screen sees it. Nothing in it says who asked, wrote or is ready. */
export interface SeenPause {
  /** The strongest of what was asked for. */
  readonly wish: Wish;
  /** What was written, the oldest first. */
  readonly lines: readonly string[];
  /** For how many people the table waits; at one screen all are ready together. */
  readonly missing: number | undefined;
  /** Whether this seat has said that it is ready, and nobody has asked again since. */
  readonly ready: boolean;
}

/** What somebody who sits at the table can do about a pause. */
export interface PauseDesk {
  /** Stops the table at once, or asks for more while it is stopped. */
  call(wish: Wish): void;
  /** Writes a line without an author. */
  line(text: string): void;
  /** This seat is ready to go on. */
  ready(): void;
}
