import type { ServerProcess } from './server-process.ts';

/**
 * The toy game that every server plays: two seats answer in turn, beginning with seat 0. An answer
 * adds 1, 2 or 3 to a public counter, which is kept modulo 1,000. It never ends by itself.
 */
export const MODULO = 1000;

export type Seat = 0 | 1;
export type Amount = 1 | 2 | 3;

/** A match as one seat was told of it by the server. */
export interface Position {
  /** How many answers the match has. */
  readonly answers: number;
  /** 0 to 999. */
  readonly counter: number;
  /** Whose turn it is, as the server says. */
  readonly turn: Seat;
}

/** A server to be measured, and how its clients talk to it. */
export interface Subject {
  /** Short, for columns: `ws`. */
  readonly name: string;
  /** With version and settings, for the legend. */
  readonly title: string;
  /** Starts the server in a process of its own (see `startServer`), listening on 127.0.0.1 alone. */
  start(): Promise<RunningSubject>;
}

/** A server that runs, and clients for it, which live in the process that asked for them. */
export interface RunningSubject extends ServerProcess {
  /**
   * Creates a match and seats two clients, each with a connection of its own, as people have.
   * Settles when both seats have been told of the first position and will be told of every other.
   * @param index a number that no other match of this server has
   */
  newMatch(index: number): Promise<LiveMatch>;
}

/**
 * A match with its two clients. A client does as little as an honest one can, so that the process
 * that drives all of them does not become what is measured. What it cannot help (a lost
 * connection, a refusal) it throws where it happens: that ends the measurement.
 */
export interface LiveMatch {
  /** Sends an answer of this seat over its own connection, and returns at once. */
  answer(seat: Seat, amount: Amount): void;
  /**
   * From now on, `listener` hears of every position that the server tells this seat over its own
   * connection, in order. Telling a position twice, or leaving one out that a later one supersedes,
   * is allowed. One listener for each seat.
   */
  onUpdate(seat: Seat, listener: (position: Position) => void): void;
  /** Both clients leave; the match stays with the server. Settles when the connections are closed. */
  leave(): Promise<void>;
}
