import type { SeatInfo } from '../match-file.ts';
import type { ScriptedResult } from '../random/scripted.ts';
import type { Seat } from '../seat.ts';

/** What every scenario file says of itself. */
export const SCENARIO_FORMAT = 'tablewright-scenario';
/** The version of the format that this code reads. */
export const SCENARIO_FORMAT_VERSION = 1;

/** A seat in a scenario: its number from 0, or its name. */
export type SeatName = Seat | string;

/** One answer of a scenario. */
export interface ScenarioAnswer {
  readonly seat: SeatName;
  /** The key of the choice that is meant, if the seat could be asked several things. */
  readonly about?: string;
  /** An answer as on the wire, or `"default"`. */
  readonly choose: unknown;
  /** The answer must be refused with this code, and nothing change. */
  readonly refused?: string;
}

/** What a scenario expects in the end. */
export interface ScenarioExpectation {
  /** Dot-separated paths into the state, and what must stand there. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** The same for the views of seats; `spectator` is allowed too. */
  readonly view?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Events that must occur in this order; fields that are not named may be anything. */
  readonly events?: readonly Readonly<Record<string, unknown>>[];
  /** Events that must not occur. */
  readonly noEvents?: readonly Readonly<Record<string, unknown>>[];
  /** Choices that must be open in the end. */
  readonly choices?: readonly { readonly seat: SeatName; readonly why: string }[];
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
  readonly answers: readonly ScenarioAnswer[];
  readonly otherwise: 'default' | undefined;
  readonly until: Readonly<Record<string, unknown>> | undefined;
  readonly expect: ScenarioExpectation;
}

/** A scenario file that is not one; the message says where and what would be right. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

const FIELDS = [
  'format',
  'formatVersion',
  'title',
  'description',
  'game',
  'seats',
  'options',
  'given',
  'rolls',
  'seed',
  'answers',
  'otherwise',
  'until',
  'expect',
];
const ANSWER_FIELDS = ['seat', 'about', 'choose', 'refused'];
const EXPECT_FIELDS = ['state', 'view', 'events', 'noEvents', 'choices', 'over', 'outcome'];

/** Reads a scenario from parsed JSON. Throws {@link ScenarioError}. */
export function readScenario(value: unknown): Scenario {
  const file = record(value, 'a scenario');
  knownFields(file, FIELDS, 'a scenario');
  if (file.format !== SCENARIO_FORMAT) {
    fail(`"format" must be "${SCENARIO_FORMAT}", not ${JSON.stringify(file.format)}`);
  }
  if (file.formatVersion !== SCENARIO_FORMAT_VERSION) {
    fail(
      `"formatVersion" must be ${SCENARIO_FORMAT_VERSION}, not ${JSON.stringify(file.formatVersion)}`,
    );
  }
  if (file.otherwise !== undefined && file.otherwise !== 'default') {
    fail(`"otherwise" can only be "default", not ${JSON.stringify(file.otherwise)}`);
  }
  const answers = list(file.answers ?? [], '"answers"').map((entry, i): ScenarioAnswer => {
    const answer = record(entry, `answers[${i}]`);
    knownFields(answer, ANSWER_FIELDS, `answers[${i}]`);
    if (answer.choose === undefined) fail(`answers[${i}] needs "choose"`);
    return {
      seat: seatName(answer.seat, `answers[${i}].seat`),
      choose: answer.choose,
      ...(answer.about === undefined ? {} : { about: text(answer.about, `answers[${i}].about`) }),
      ...(answer.refused === undefined
        ? {}
        : { refused: text(answer.refused, `answers[${i}].refused`) }),
    };
  });
  const expect = record(file.expect ?? {}, '"expect"');
  knownFields(expect, EXPECT_FIELDS, '"expect"');
  return {
    title: text(file.title, '"title"'),
    game: text(file.game, '"game"'),
    seats: seats(file.seats),
    options: record(file.options ?? {}, '"options"'),
    given: file.given === undefined ? undefined : record(file.given, '"given"'),
    rolls: list(file.rolls ?? [], '"rolls"').map(result),
    seed: file.seed === undefined ? undefined : String(file.seed),
    answers,
    otherwise: file.otherwise,
    until: file.until === undefined ? undefined : record(file.until, '"until"'),
    expect: expectation(expect),
  };
}

/** The seat's number; throws {@link ScenarioError} for a name that nobody has. */
export function seatOf(scenario: Scenario, name: SeatName): Seat {
  const seat =
    typeof name === 'number'
      ? name
      : scenario.seats.findIndex((info) => info.name.toLowerCase() === name.toLowerCase());
  if (scenario.seats[seat] === undefined) {
    const names = scenario.seats.map((info, i) => `${i} (${info.name})`).join(', ');
    fail(`there is no seat ${JSON.stringify(name)}; seats are ${names}`);
  }
  return seat;
}

function expectation(expect: Record<string, unknown>): ScenarioExpectation {
  const { state, view, events, noEvents, choices, over, outcome } = expect;
  if (over !== undefined && typeof over !== 'boolean') fail('"expect.over" must be true or false');
  return {
    ...(state === undefined ? {} : { state: record(state, '"expect.state"') }),
    ...(view === undefined
      ? {}
      : {
          view: Object.fromEntries(
            Object.entries(record(view, '"expect.view"')).map(([seat, paths]) => [
              seat,
              record(paths, `"expect.view.${seat}"`),
            ]),
          ),
        }),
    ...(events === undefined
      ? {}
      : {
          events: list(events, '"expect.events"').map((e, i) => record(e, `expect.events[${i}]`)),
        }),
    ...(noEvents === undefined
      ? {}
      : {
          noEvents: list(noEvents, '"expect.noEvents"').map((e, i) =>
            record(e, `expect.noEvents[${i}]`),
          ),
        }),
    ...(choices === undefined
      ? {}
      : {
          choices: list(choices, '"expect.choices"').map((entry, i) => {
            const choice = record(entry, `expect.choices[${i}]`);
            return {
              seat: seatName(choice.seat, `expect.choices[${i}].seat`),
              why: text(choice.why, `expect.choices[${i}].why`),
            };
          }),
        }),
    ...(over === undefined ? {} : { over }),
    ...(outcome === undefined ? {} : { outcome: record(outcome, '"expect.outcome"') }),
  };
}

function seats(value: unknown): SeatInfo[] {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 26) {
    return Array.from({ length: value }, (_, i) => ({
      name: String.fromCharCode(65 + i),
      player: 'human',
    }));
  }
  return list(value, '"seats" (a number or a list of names)').map((name, i) => ({
    name: text(name, `seats[${i}]`),
    player: 'human',
  }));
}

function result(value: unknown, at: number): ScriptedResult {
  if (typeof value === 'string' || typeof value === 'number') return value;
  const entry = record(value, `rolls[${at}]`);
  const shown = entry.result;
  if (typeof shown !== 'string' && typeof shown !== 'number') {
    fail(`rolls[${at}].result must be text or a number`);
  }
  return { purpose: text(entry.purpose, `rolls[${at}].purpose`), result: shown };
}

function seatName(value: unknown, where: string): SeatName {
  if (typeof value === 'string' || Number.isInteger(value)) return value as SeatName;
  return fail(`${where} must be a seat's number or name, not ${JSON.stringify(value)}`);
}

function text(value: unknown, where: string): string {
  return typeof value === 'string'
    ? value
    : fail(`${where} must be text, not ${JSON.stringify(value)}`);
}

function list(value: unknown, where: string): readonly unknown[] {
  return Array.isArray(value)
    ? value
    : fail(`${where} must be a list, not ${JSON.stringify(value)}`);
}

function record(value: unknown, where: string): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(`${where} must be an object, not ${JSON.stringify(value)}`);
}

function knownFields(value: Record<string, unknown>, fields: readonly string[], where: string) {
  for (const key of Object.keys(value)) {
    if (!fields.includes(key))
      fail(`${where} has no field "${key}"; fields are ${fields.join(', ')}`);
  }
}

function fail(message: string): never {
  throw new ScenarioError(message);
}
