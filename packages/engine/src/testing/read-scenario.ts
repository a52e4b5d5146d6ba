import type { SeatInfo } from '../match-file.ts';
import type { ScriptedResult } from '../random/scripted.ts';
import type { Refusal } from '../result.ts';
import { seatLetter } from '../seat.ts';
import { fail, fields, list, record, shown, text, word } from './file-fields.ts';
import { readExpectation, readOptions, readSeat } from './read-expectation.ts';
import {
  SCENARIO_FORMAT,
  SCENARIO_FORMAT_VERSION,
  type Scenario,
  type ScenarioEntry,
} from './scenario.ts';

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
/** The codes that a scenario may expect; the others happen only to clients. */
const REFUSED = [
  'unknown-option',
  'closed-option',
  'out-of-range',
  'not-allowed',
  'wrong-shape',
  'not-your-choice',
  'over',
] as const satisfies readonly Refusal['code'][];
const ENTRY_FIELDS = ['seat', 'about', 'nth', 'choose', 'refused', 'offered', 'until', 'expect'];

/** Reads a scenario from parsed JSON. Throws {@link ScenarioError}. */
export function readScenario(value: unknown): Scenario {
  const file = fields(value, FIELDS, 'a scenario');
  if (file.format !== SCENARIO_FORMAT) {
    fail(`"format" must be "${SCENARIO_FORMAT}", not ${shown(file.format)}`);
  }
  if (file.formatVersion !== SCENARIO_FORMAT_VERSION) {
    fail(`"formatVersion" must be ${SCENARIO_FORMAT_VERSION}, not ${shown(file.formatVersion)}`);
  }
  if (file.otherwise !== undefined && file.otherwise !== 'default') {
    fail(`"otherwise" can only be "default", not ${shown(file.otherwise)}`);
  }
  return {
    title: text(file.title, '"title"'),
    game: text(file.game, '"game"'),
    seats: seats(file.seats),
    options: record(file.options ?? {}, '"options"'),
    given: file.given === undefined ? undefined : record(file.given, '"given"'),
    rolls: list(file.rolls ?? [], '"rolls"').map(result),
    seed: file.seed === undefined ? undefined : String(file.seed),
    answers: list(file.answers ?? [], '"answers"').map(entryOf),
    otherwise: file.otherwise,
    until: file.until === undefined ? undefined : record(file.until, '"until"'),
    expect: readExpectation(file.expect ?? {}, '"expect"'),
  };
}

function entryOf(value: unknown, at: number): ScenarioEntry {
  const where = `answer ${at + 1}`;
  const entry = fields(value, ENTRY_FIELDS, where);
  const expect =
    entry.expect === undefined
      ? {}
      : { expect: readExpectation(entry.expect, `${where}, "expect"`) };
  if (entry.seat === undefined && entry.choose === undefined) {
    for (const field of ['about', 'nth', 'refused', 'offered']) {
      if (entry[field] !== undefined) fail(`${where} has "${field}" and needs "seat" and "choose"`);
    }
    if (entry.until === undefined && entry.expect === undefined) {
      fail(`${where} needs "seat" and "choose", or is a stop with "until" or "expect"`);
    }
    return entry.until === undefined
      ? expect
      : { until: record(entry.until, `${where}, "until"`), ...expect };
  }
  if (entry.until !== undefined) {
    fail(`${where} cannot have "until" beside "choose"; a stop is an entry of its own`);
  }
  if (entry.choose === undefined) fail(`${where} needs "choose"`);
  return {
    seat: readSeat(entry.seat, `${where}, "seat"`),
    choose: entry.choose,
    ...(entry.about === undefined ? {} : { about: text(entry.about, `${where}, "about"`) }),
    ...(entry.nth === undefined ? {} : { nth: nth(entry, where) }),
    ...(entry.refused === undefined
      ? {}
      : { refused: word(entry.refused, REFUSED, `${where}, "refused"`) }),
    ...(entry.offered === undefined
      ? {}
      : { offered: readOptions(entry.offered, `${where}, "offered"`) }),
    ...expect,
  };
}

function nth({ about, nth: value }: Readonly<Record<string, unknown>>, where: string): number {
  if (about === undefined) fail(`${where} has "nth" and needs "about"`);
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 1) return value;
  return fail(`${where}, "nth" must be a whole number of at least 1, not ${shown(value)}`);
}

function seats(value: unknown): SeatInfo[] {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 26) {
    return Array.from({ length: value }, (_, i) => ({
      name: seatLetter(i),
      player: 'human',
    }));
  }
  return list(value, '"seats" (a number or a list of names)').map((name, i) => ({
    name: text(name, `"seats", entry ${i + 1}`),
    player: 'human',
  }));
}

function result(value: unknown, at: number): ScriptedResult {
  if (typeof value === 'string' || typeof value === 'number') return value;
  const where = `roll ${at + 1}`;
  const { purpose, result: face } = fields(value, ['purpose', 'result'], where);
  if (typeof face !== 'string' && typeof face !== 'number') {
    fail(`${where}, "result" must be text or a number, not ${shown(face)}`);
  }
  return { purpose: text(purpose, `${where}, "purpose"`), result: face };
}
