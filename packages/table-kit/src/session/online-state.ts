import type { Seat } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import type {
  Act,
  ChatLine,
  Clock,
  Otherwise,
  Question,
  Refused,
  TableFace,
  Whisper,
} from '@tablewright/protocol';

/** The clocks of all seats, and when they were heard of. */
export interface HeardClocks {
  /** By `performance.now()` of this page, in milliseconds; running clocks have gone on since. */
  readonly at: number;
  /** In seat order, as they stood then. */
  readonly seats: readonly Clock[];
}

/** What a table on a server shows beside its match. */
export interface OnlineState {
  /**
   * Whether the line to the server stands, for the first time is about to, or broke; while it does
   * not, what is shown may be old.
   */
  readonly connection: 'connected' | 'connecting' | 'reconnecting';
  /** What everybody knows of the table. */
  readonly face: TableFace;
  /** Whether there is anything to see: the match has begun, and this page has heard of it. */
  readonly begun: boolean;
  /** What is on its way to the server; until it is there, nothing else is sent. */
  readonly underWay: Act['kind'] | undefined;
  /** Why the last act was not done, if it was no answer; those of answers stand in the session. */
  readonly refusal: Refused | undefined;
  /** Whether the view of the moment looked at is still being fetched. */
  readonly fetching: boolean;
  /** What was asked of the seats and is not settled. */
  readonly question: Question | undefined;
  /** Whether this seat is to agree or decline. */
  readonly mustConsent: boolean;
  /** Whether a bot plays this page's seat meanwhile. */
  readonly replaced: boolean;
  readonly clocks: HeardClocks | undefined;
  /** What was said at the table, oldest first. */
  readonly chat: readonly ChatLine[];
  /** What is known of how something comes out otherwise by the rules of the server; see the face. */
  readonly otherwise: Otherwise | undefined;
  /** What this seat has whispered or heard, oldest first. */
  readonly whispers: readonly Whisper[];
  /** How often this page has heard that the notes of the table have changed. */
  readonly notesChanged: number;
  /** The table was deleted; nothing more will come. */
  readonly gone: boolean;
}

/** What can be done only where others sit at devices of their own. */
export interface OnlineDesk {
  /** Agrees to a question, or declines it. */
  consent(question: number, agree: boolean): void;
  /** Takes back what this seat has asked. */
  withdraw(question: number): void;
  /** Asks the others that a bot play for somebody who is away. */
  replace(seat: Seat): void;
  /** Takes one's own seat back from the bot that plays it. */
  comeBack(): void;
  /**
   * The match itself, once it is over and nothing is hidden any more.
   * Rejects while it goes on, when the server cannot be reached, and when the rules here differ.
   */
  whole(): Promise<Match>;
}
