import type { Choice } from '../choice.ts';
import type { GameEvent } from '../events.ts';
import type { Match } from '../match.ts';
import type { Refusal, Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { LogEntry } from '../undo.ts';

/** A choice that came up in a scenario, and what was answered. */
export interface AskedChoice {
  /** Answers taken before it. */
  readonly seq: number;
  readonly seat: Seat;
  readonly why: string;
  readonly rule: string | undefined;
  readonly kind: Choice['kind'];
  /** Option ids. */
  readonly options: readonly string[];
  readonly answer: unknown;
  /** Which entry of `answers` it was, from 1; nothing for a default. */
  readonly entry?: number;
  /** Why the answer was not taken. */
  readonly refused?: Refusal;
}

/** What came of a scenario. */
export interface ScenarioReport {
  readonly ok: boolean;
  /** Expectations that failed, answers that did not fit, results left over: empty if all is well. */
  readonly problems: readonly string[];
  readonly events: readonly GameEvent[];
  readonly asked: readonly AskedChoice[];
  /** The rolls that were used, in this order. */
  readonly rolls: readonly UsedRoll[];
  readonly match: Match;
}

/** A roll of the scenario that a draw has used. */
export interface UsedRoll {
  /** Which of `rolls` it is, from 1. */
  readonly roll: number;
  readonly purpose: string;
  /** Answers given when it was drawn, that which brought it included. */
  readonly seq: number;
}

/** How a scenario is driven; {@link fiveWays} uses all of them. */
export interface Drive {
  /** Called before each answer; may return another match that is at the same moment. */
  readonly before?: (match: Match) => Match;
  /** Gives the answer; by default {@link Match.submit}. */
  readonly submit?: (match: Match, seat: Seat, slot: number, choose: unknown) => Result<LogEntry>;
}
