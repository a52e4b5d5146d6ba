import type { SeatInfo } from '../match-file.ts';
import type { ScriptedResult } from '../random/scripted.ts';
import type { Refusal } from '../result.ts';
import type { Seat } from '../seat.ts';
import { fail } from './file-fields.ts';

/** What every scenario file says of itself. */
export const SCENARIO_FORMAT = 'tablewright-scenario';
/** The version of the format that this code reads. */
export const SCENARIO_FORMAT_VERSION = 1;

/** A seat in a scenario: its number from 0, or its name. */
export type SeatName = Seat | string;

/** An expected event: fields that are not named may have any value. */
export type EventPattern = Readonly<Record<string, unknown>>;

/** Options that a choice must offer: these among others, or one of the exact forms below. */
export type OptionsWanted =
  | readonly string[]
  | {
      /** These and no others, in any order. */
      readonly exactly?: readonly string[];
      readonly contains?: readonly string[];
      /** None of these. */
      readonly not?: readonly string[];
      /** These are not available, with a reason. */
      readonly closed?: readonly string[];
    };

/** One answer of a scenario. */
export interface ScenarioAnswer {
  readonly seat: SeatName;
  /**
   * The key of the choice that is meant, if the seat could be asked several things. A standing offer
   * is meant only if it is named.
   */
  readonly about?: string;
  /** Which of several choices of that key is meant, counted from 1. */
  readonly nth?: number;
  /** An answer as on the wire, or `"default"`. */
  readonly choose: unknown;
  /** The answer must be refused with this code, and nothing change. */
  readonly refused?: Refusal['code'];
  /** What the choice must offer. */
  readonly offered?: OptionsWanted;
  /** What must hold after the answer; `events` are those that it caused. */
  readonly expect?: ScenarioExpectation;
}

/** A moment between two answers. */
export interface ScenarioStop {
  /** Defaults are taken until an event matches this. */
  readonly until?: EventPattern;
  /** What must hold then; its events are those since the answer before. */
  readonly expect?: ScenarioExpectation;
}

/** An entry of `answers`. */
export type ScenarioEntry = ScenarioAnswer | ScenarioStop;

/** An expected number, or its bounds. */
export type NumberWanted = number | { readonly atLeast?: number; readonly atMost?: number };

/** A choice that must be open. */
export interface ChoiceWanted extends AskedWanted {
  readonly seat: SeatName;
  readonly why: string;
  /** For forms: what fields must ask, by their names. */
  readonly fields?: Readonly<Record<string, AskedWanted>>;
}

/** What there must be to choose. */
export interface AskedWanted {
  readonly options?: OptionsWanted;
  /** For choices of an amount, points or several options: the least and the most. */
  readonly min?: number;
  readonly max?: number;
}

/** What a scenario expects in the end, or between two answers. */
export interface ScenarioExpectation {
  /** Dot-separated paths into the state, and what must stand there. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** The same for the views of seats; `spectator` is allowed too. */
  readonly view?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** A part of the position, in the words of `given`. */
  readonly position?: Readonly<Record<string, unknown>>;
  /** Events that must occur in this order; fields that are not named may be anything. */
  readonly events?: readonly EventPattern[];
  /** Events that must not occur. */
  readonly noEvents?: readonly EventPattern[];
  /** How often events must occur. */
  readonly counts?: readonly { readonly event: EventPattern; readonly times: NumberWanted }[];
  /** What a field of events must add up to. */
  readonly sums?: readonly {
    readonly event: EventPattern;
    readonly field: string;
    readonly total: NumberWanted;
  }[];
  /** Choices that must be open, or exactly those that are. */
  readonly choices?: readonly ChoiceWanted[] | { readonly exactly: readonly ChoiceWanted[] };
  readonly over?: boolean;
  /** Fields of the outcome. */
  readonly outcome?: Readonly<Record<string, unknown>>;
}

/** A position, what is rolled and answered from there, and what must come of it. */
export interface Scenario {
  readonly title: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly given: Readonly<Record<string, unknown>> | undefined;
  readonly rolls: readonly ScriptedResult[];
  readonly seed: string | undefined;
  readonly answers: readonly ScenarioEntry[];
  readonly otherwise: 'default' | undefined;
  readonly until: EventPattern | undefined;
  readonly expect: ScenarioExpectation;
}

/** Whether an entry of `answers` is an answer. */
export function isAnswer(entry: ScenarioEntry): entry is ScenarioAnswer {
  return 'seat' in entry;
}

/** The seat's number; throws `ScenarioError` for a name that nobody has. */
export function seatOf({ seats }: Pick<Scenario, 'seats'>, name: SeatName): Seat {
  const seat =
    typeof name === 'number'
      ? name
      : seats.findIndex((info) => info.name.toLowerCase() === name.toLowerCase());
  if (seats[seat] === undefined) {
    const names = seats.map((info, i) => `${info.name} (${i})`).join(', ');
    fail(`there is no seat ${JSON.stringify(name)}; seats are ${names}`);
  }
  return seat;
}
