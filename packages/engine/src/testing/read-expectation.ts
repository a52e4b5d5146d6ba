import { entry, fail, fields, list, record, shown, text, texts } from './file-fields.ts';
import type {
  AskedWanted,
  ChoiceWanted,
  EventPattern,
  NumberWanted,
  OptionsWanted,
  ScenarioExpectation,
  SeatName,
} from './scenario.ts';

/** The words for what there must be to choose. */
const ASKED = ['options', 'min', 'max'] as const;

type Reader<T> = (value: unknown, where: string) => T;

/** How each field of an expectation is read. */
const READERS: { readonly [F in keyof ScenarioExpectation]-?: Reader<ScenarioExpectation[F]> } = {
  state: readPaths,
  view: (value, where) =>
    Object.fromEntries(
      Object.entries(readPaths(value, where)).map(([seat, paths]) => [
        seat,
        readPaths(paths, `${where}, "${seat}"`),
      ]),
    ),
  position: readPaths,
  events: (value, where) => some(value, where, record),
  noEvents: (value, where) => some(value, where, record),
  counts: (value, where) => some(value, where, readCount),
  sums: (value, where) => some(value, where, readSum),
  choices: readChoices,
  over: (value, where) =>
    typeof value === 'boolean'
      ? value
      : fail(`${where} must be true or false, not ${shown(value)}`),
  outcome: readPaths,
};

/** Reads an expectation. Throws {@link ScenarioError}. */
export function readExpectation(value: unknown, where: string): ScenarioExpectation {
  const written = fields(value, Object.keys(READERS), where);
  return Object.fromEntries(
    Object.entries(written).map(([field, wanted]) => {
      const read = READERS[field as keyof ScenarioExpectation] as Reader<unknown>;
      return [field, read(wanted, `${where}, "${field}"`)];
    }),
  );
}

/** Reads a seat's name or number. */
export function readSeat(value: unknown, where: string): SeatName {
  if (typeof value === 'string' || Number.isInteger(value)) return value as SeatName;
  return fail(`${where} must be a seat's number or name, not ${shown(value)}`);
}

/** Reads which options a choice must offer. */
export function readOptions(value: unknown, where: string): OptionsWanted {
  if (Array.isArray(value)) return some(value, where, text);
  const wanted = fields(value, ['exactly', 'contains', 'not', 'closed'], where);
  if (Object.keys(wanted).length === 0) fail(`${where} asserts nothing`);
  return Object.fromEntries(
    Object.entries(wanted).map(([how, ids]) => {
      const read = how === 'exactly' ? texts : (list: unknown, at: string) => some(list, at, text);
      return [how, read(ids, `${where}, "${how}"`)];
    }),
  );
}

/** A list that is not empty. */
function some<T>(value: unknown, where: string, read: Reader<T>): readonly T[] {
  const items = list(value, where);
  if (items.length === 0) fail(`${where} is empty and asserts nothing`);
  return items.map((item, at) => read(item, entry(where, at)));
}

function readPaths(value: unknown, where: string): Readonly<Record<string, unknown>> {
  const paths = record(value, where);
  if (Object.keys(paths).length === 0) fail(`${where} is empty and asserts nothing`);
  return paths;
}

function readChoices(value: unknown, where: string): ScenarioExpectation['choices'] {
  if (Array.isArray(value)) {
    if (value.length === 0) {
      fail(`${where} is empty and asserts nothing; {"exactly": []} says that nobody is asked`);
    }
    return value.map((item, at) => readChoice(item, entry(where, at)));
  }
  const { exactly } = fields(value, ['exactly'], where);
  return {
    exactly: list(exactly, `${where}, "exactly"`).map((item, at) =>
      readChoice(item, entry(`${where}, "exactly"`, at)),
    ),
  };
}

function readChoice(value: unknown, where: string): ChoiceWanted {
  const wanted = fields(value, ['seat', 'why', 'fields', ...ASKED], where);
  return {
    seat: readSeat(wanted.seat, `${where}, "seat"`),
    why: text(wanted.why, `${where}, "why"`),
    ...(wanted.fields === undefined
      ? {}
      : { fields: readFields(wanted.fields, `${where}, "fields"`) }),
    ...readAsked(wanted, where),
  };
}

function readFields(value: unknown, where: string): Readonly<Record<string, AskedWanted>> {
  return Object.fromEntries(
    Object.entries(record(value, where)).map(([name, asked]) => {
      const place = `${where}, "${name}"`;
      return [name, readAsked(fields(asked, ASKED, place), place)];
    }),
  );
}

function readAsked(
  { options, min, max }: Readonly<Partial<Record<(typeof ASKED)[number], unknown>>>,
  where: string,
): AskedWanted {
  return {
    ...(options === undefined ? {} : { options: readOptions(options, `${where}, "options"`) }),
    ...(min === undefined ? {} : { min: number(min, `${where}, "min"`) }),
    ...(max === undefined ? {} : { max: number(max, `${where}, "max"`) }),
  };
}

function readCount(value: unknown, where: string) {
  const { event, times } = fields(value, ['event', 'times'], where);
  return { event: readEvent(event, where), times: readBounds(times, `${where}, "times"`) };
}

function readSum(value: unknown, where: string) {
  const { event, field, total } = fields(value, ['event', 'field', 'total'], where);
  return {
    event: readEvent(event, where),
    field: text(field, `${where}, "field"`),
    total: readBounds(total, `${where}, "total"`),
  };
}

function readEvent(value: unknown, where: string): EventPattern {
  return record(value, `${where}, "event"`);
}

function readBounds(value: unknown, where: string): NumberWanted {
  if (typeof value === 'number') return value;
  const bounds = fields(value, ['atLeast', 'atMost'], where);
  if (Object.keys(bounds).length === 0) fail(`${where} asserts nothing`);
  return Object.fromEntries(
    Object.entries(bounds).map(([which, bound]) => [which, number(bound, `${where}, "${which}"`)]),
  );
}

function number(value: unknown, where: string): number {
  return typeof value === 'number' ? value : fail(`${where} must be a number, not ${shown(value)}`);
}
