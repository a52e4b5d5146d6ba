import type { Game, HeardEvent, Observer, Seat, WireAnswer } from '@tablewright/engine';
import type { Match, RulesFault, SeatView, UndoStatus } from '@tablewright/engine/host';
import type { DecidedFor, Refused } from '@tablewright/protocol';
import type { GivenOrder } from './given-orders.ts';
import type { OnlineDesk, OnlineState } from './online-state.ts';
import type { PauseDesk, SeenPause } from './pause-desk.ts';

/** Who sits on a seat now. At a table on a server this may change while the match goes on. */
export interface SessionSeat {
  readonly name: string;
  /** `human`, or the name of the policy that plays. */
  readonly player: string;
  /** Which colour and shape; see `seatMark`. */
  readonly mark: number;
  /** Nobody is there: the person's devices are all disconnected from the server. */
  readonly away: boolean;
  /** A bot keeps the seat for a person who may come back. */
  readonly kept: boolean;
}

/** Taking back, as one person at this screen would do it. */
export interface UndoOffer {
  readonly seat: Seat;
  readonly status: Exclude<UndoStatus, { kind: 'nothing' }>;
}

/** Everything that the table draws. A new object after every change, the same one between. */
export interface SessionState {
  /** Answers given so far. */
  readonly seq: number;
  /** After how many answers we look at the match, if not at the present. */
  readonly cursor: number | undefined;
  /** Through whose eyes. */
  readonly observer: Observer;
  /** Who sits where, in seat order; the same list as long as nobody changes. */
  readonly seats: readonly SessionSeat[];
  /** The person to whom the device must go before anything is shown. */
  readonly handOver: Seat | undefined;
  /** What the observer sees at that moment; no choices while looking at the past. */
  readonly seen: SeatView;
  /** What the observer may know of everything up to that moment. */
  readonly events: readonly HeardEvent[];
  /** What the observer may know of the whole match, wherever we look. */
  readonly history: readonly HeardEvent[];
  /** Which seat gave each answer. */
  readonly answeredBy: readonly Seat[];
  /** Which answers were given for a seat: its time was over, or a bot kept it. */
  readonly decidedFor: readonly DecidedFor[];
  /** Seats that the match waits for now. */
  readonly deciding: readonly Seat[];
  /** The bot that thinks about its answer now. */
  readonly thinking: Seat | undefined;
  /** People at this screen who have something to decide. */
  readonly decidingHumans: readonly Seat[];
  /** Other people at this screen who may do something now although nobody waits for it. */
  readonly offeredHumans: readonly Seat[];
  readonly over: boolean;
  /** The observer's standing orders. */
  readonly orders: readonly GivenOrder[];
  readonly undo: UndoOffer | undefined;
  readonly canRedo: boolean;
  /** Why the last answer was not taken. */
  readonly refusal: Refused | undefined;
  /** A fault in the rules that the last answer met. */
  readonly fault: RulesFault | undefined;
  /** The pause in which nothing is played, if there is one. */
  readonly pause: SeenPause | undefined;
  /** What there is to see beside the match, where it is played on a server. */
  readonly online: OnlineState | undefined;
}

/**
 * Whether no more is played: the match is over, its table was closed in the middle of it, or its past
 * comes out otherwise by the rules of the server.
 */
export function hasEnded({ over, online }: Pick<SessionState, 'over' | 'online'>): boolean {
  return over || online?.face.status === 'closed' || online?.face.otherwise !== undefined;
}

/**
 * A match as one screen shows and plays it, wherever it lives: in this page, or on a server that
 * tells this page no more than its seat may know. A store for `useSyncExternalStore`.
 */
export interface TableSession {
  readonly game: Game;
  /** The settings of the match. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The match itself, where it is played in this page. */
  readonly match: Match | undefined;
  /** What can be done only where it is played on a server. */
  readonly online: OnlineDesk | undefined;
  /** What can be done about a pause; nothing for somebody who only watches. */
  readonly pausing: PauseDesk | undefined;
  /** Calls back after every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The present state of the session. */
  readonly snapshot: () => SessionState;

  /** The view from which texts are filled: what whoever looks at the screen knows now. */
  viewForTexts(): unknown;
  /** Answers an open choice. A refused answer changes nothing; the state says why. */
  answer(slot: number, answer: WireAnswer): void;
  /**
   * What the person at the screen says in advance about a kind of reaction, from the one that is
   * open now, if it is. It holds until the table is left or {@link askAgain} takes it back.
   */
  order(given: GivenOrder): void;
  /** Takes back what the person at the screen has ordered about a kind of reaction. */
  askAgain(key: string): void;
  /** The person to whom the device was handed has it and looks. */
  acceptDevice(): void;
  /** Another person at this screen who has something to decide takes the device. */
  passTo(seat: Seat): void;
  /** Looks at the match as it was after so many answers, or at the present. */
  lookAt(seq: number | undefined): void;
  /** Takes back what the state offers, or asks those who have to agree. */
  undo(): void;
  /** Plays again what the last undo took back, where that can be done. */
  redo(): void;
  /**
   * What the observer saw when a line of the history was told; nothing for what was told before the
   * match was laid out, and for the last line so far, after which things stand as they are now.
   * Not where the match is played on a server.
   *
   * @param line its place in the history, from 0
   */
  readonly viewTold?: (line: number) => unknown;
  /**
   * What happened at the latest answer has been told: the bots of this page go on. Nothing where bots
   * play elsewhere, and wait for nobody here.
   */
  readonly goOn?: () => void;
  /** Ends the session: nobody is called back any more. */
  close(): void;
}
