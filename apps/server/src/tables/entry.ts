import type { Observer, Seat, WireAnswer } from '@tablewright/engine';
import type { Documents } from '@tablewright/engine/documents';
import type { ChainVersion } from '@tablewright/engine/host';
import type { OtherRules, Pace } from '@tablewright/protocol';

/** A seat of a table as it was planned when it was opened. */
export type OpenedSeat =
  | { readonly kind: 'open'; readonly mark?: number; readonly offered?: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly mark?: number;
      readonly entropy: string;
      /** Whether it is the host's; it is without this. */
      readonly host?: boolean;
    }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly mark?: number;
      readonly policy: string;
      /** Set where it keeps the seat of a person, as at the table that the match goes on from. */
      readonly keeps?: {
        readonly entropy: string;
        readonly left: boolean;
        readonly host: boolean;
      };
    };

/**
 * Who gives an answer that no person gives; `passed` is the table, when the time of a window of
 * passing is over.
 */
export type GivenBy = 'bot' | 'clock' | 'fallback' | 'passed';

/** What was asked of the others. */
export type Asked =
  | {
      readonly kind: 'undo';
      readonly to: number;
      readonly because: 'rolled-or-revealed' | 'others-answered' | 'by-consent';
    }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly policy: string };

/**
 * One entry of a table's log. The log is the table: every node computes everything else from it. `id`
 * is the name that the client gave the request, by which a repeat is recognised. `told`, of an answer
 * and of the entry with which the match begins, is the fingerprint of what was told and asked, by which
 * later rules are compared (`toldPrint`); like `hash` it does not leave the server before the match is
 * over.
 */
export type Entry = { readonly id?: string; readonly told?: string } & (
  | {
      readonly kind: 'open';
      readonly seats: readonly OpenedSeat[];
      readonly listed: boolean;
      /** The table before it, at which the same people sat. */
      readonly after?: string;
      /** How answers enter the chain of the draws; 1 for tables that are older than the other way. */
      readonly chain?: ChainVersion;
      /** All settings as they were then, so that other defaults of later rules change nothing. */
      readonly settings?: Readonly<Record<string, unknown>>;
      /** The match goes on from the table before, after so many answers. */
      readonly goesOn?: number;
      /** The campaign that the match belongs to. */
      readonly campaign?: string;
      /** The documents that go into the match, by slot, as they are then. */
      readonly documents?: Documents;
    }
  /** Somebody sits down. With the last free seat taken, the match begins. */
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly name: string;
      readonly mark: number;
      readonly entropy: string;
      /** Whether it is the host who does. */
      readonly host?: boolean;
      /** What they bring to the places of their seat; it leaves with them. */
      readonly documents?: Documents;
    }
  | { readonly kind: 'stand'; readonly seat: Seat }
  | { readonly kind: 'fill'; readonly seat: Seat; readonly name: string; readonly policy: string }
  | {
      readonly kind: 'dress';
      readonly seat: Seat;
      readonly name?: string;
      readonly mark?: number;
      readonly entropy?: string;
    }
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly slot?: number;
      readonly answer: WireAnswer;
      /** The hash of the state after it. It does not leave the server before the match is over. */
      readonly hash: string;
      /**
       * Who gave it, if not the person of the seat: a bot, from the chance that the secret gives it;
       * the clock; the server for a bot that could not answer, or at the end of a window of passing.
       */
      readonly how?: GivenBy;
    }
  /** Goes back to the moment after `to` answers, without asking anybody. */
  | { readonly kind: 'rewind'; readonly seat: Seat; readonly to: number }
  | {
      readonly kind: 'ask';
      readonly seat: Seat;
      readonly about: Asked;
      readonly from: readonly Seat[];
    }
  /** Agrees to the open question. With the last consent it is done. */
  | { readonly kind: 'agree'; readonly seat: Seat }
  | { readonly kind: 'decline'; readonly seat: Seat }
  | { readonly kind: 'withdraw'; readonly seat: Seat }
  /** A bot plays for the person of a seat, who may come back. */
  | {
      readonly kind: 'replace';
      readonly seat: Seat;
      readonly policy: string;
      /** The person has asked for it themselves. */
      readonly left?: true;
    }
  | { readonly kind: 'return'; readonly seat: Seat }
  /** Somebody else takes over a seat in the middle of the match. */
  | {
      readonly kind: 'hand';
      readonly seat: Seat;
      readonly name: string;
      readonly host?: boolean;
    }
  /** A seat, or watching, has another key: whoever opened it before has to open it again. */
  | { readonly kind: 'lock'; readonly seat: Observer }
  /** The server tells a person that the time for their decision is nearly up. */
  | { readonly kind: 'nudge'; readonly seat: Seat }
  /** The clocks have stood still for so many seconds until now, rounded up. */
  | { readonly kind: 'still'; readonly seconds: number }
  | { readonly kind: 'manage'; readonly listed?: boolean; readonly chat?: boolean }
  | { readonly kind: 'close' }
  /** Somebody has opened the table at which the same people may play again. */
  | { readonly kind: 'next'; readonly table: string; readonly seat?: Seat }
  /** An answer of the table before, from which the match goes on; it took no time here. */
  | {
      readonly kind: 'copy';
      readonly seat: Seat;
      readonly slot?: number;
      readonly answer: WireAnswer;
      readonly hash: string;
      /** The bot that gave it, from the chance that the secret gives it. */
      readonly bot?: string;
      /** Who gave it for the seat. */
      readonly by?: 'clock' | 'bot';
    }
  /** By later rules everything so far comes out the same: from now on the table is theirs. */
  | {
      readonly kind: 'upgraded';
      readonly from: string;
      readonly to: string;
      /** Of how many answers it is only known that they are still possible, if of any. */
      readonly unknown?: number;
    }
  /**
   * By later rules something comes out otherwise: the match goes on from the last moment that they
   * share at another table, and nothing more is done at this one.
   */
  | {
      readonly kind: 'parted';
      readonly from: string;
      readonly to: string;
      readonly otherwise: Omit<OtherRules, 'mayGoOn'>;
      readonly table: string;
      readonly seat?: Seat;
    }
  /** Replaces a damaged entry. It has no effect, and its number is not used again. */
  | { readonly kind: 'lost' }
);

/** An entry with its number and time. */
export interface KeptEntry {
  /** From 1, without gaps. */
  readonly seq: number;
  /** When it was appended, in milliseconds since 1970; never earlier than the one before it. */
  readonly at: number;
  readonly entry: Entry;
}

/**
 * What is known of a table beside its log. Only its rules ever change. The secret must not leave the
 * server before the match ends.
 */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that its next answers are given by. */
  readonly rulesVersion: string;
  /** The number of the entry with which it came to these rules; 0 if it began with them. */
  readonly rulesSince: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  readonly secret: string;
  readonly commitment: string;
  /** The guest who opened it. */
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly opened: number;
}
