import type { Seat } from '@tablewright/engine';
import { readRecord, readTexts, readWord, wrong } from '@tablewright/engine/given';

/** A record as it stands in a position. */
export type Written = Readonly<Record<string, unknown>>;

/** What seats are called in a position, in their order. */
const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The letter of a seat. */
export function seatName(seat: Seat): string {
  return SEATS[seat] ?? String(seat);
}

/** A seat by its letter or its number; nothing if it is not there. @throws GivenError for anything else */
export function readSeat(value: unknown, key: string, count: number): Seat | undefined {
  if (value === undefined) return undefined;
  const known = SEATS.slice(0, count);
  const found = known.findIndex((name, seat) => value === name || String(value) === String(seat));
  if (found < 0) wrong(key, `must be a seat: ${known.join(', ')}`);
  return found;
}

/** Seats by their letters; none if there is no list. */
export function readSeats(value: unknown, key: string, count: number): Seat[] {
  const seats = (readList(value, key) ?? []).map(
    (one, at) => readSeat(one, `${key}.${at}`, count) ?? 0,
  );
  const twice = seats.find((seat, at) => seats.indexOf(seat) < at);
  if (twice !== undefined) wrong(key, `names ${seatName(twice)} twice`);
  return seats;
}

/** A record by seats, such as `{ "A": 2 }`. */
export function readBySeat<V>(
  value: unknown,
  key: string,
  count: number,
  read: (value: unknown, key: string, seat: Seat) => V,
): ReadonlyMap<Seat, V> {
  const record = readAny(value, key) ?? {};
  const found = new Map<Seat, V>();
  for (const [name, one] of Object.entries(record)) {
    const seat = readSeat(name, key, count) ?? 0;
    if (found.has(seat)) wrong(`${key}.${name}`, 'is a seat that is named already');
    found.set(seat, read(one, `${key}.${name}`, seat));
  }
  return found;
}

/** A whole number, be it below 0; nothing if it is not there. */
export function readWhole(value: unknown, key: string): number | undefined {
  if (value === undefined) return undefined;
  if (!Number.isSafeInteger(value)) wrong(key, 'must be a whole number');
  return value as number;
}

/** A list; nothing if it is not there. */
export function readList(value: unknown, key: string): readonly unknown[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) wrong(key, 'must be a list');
  return value;
}

/** A text; nothing if it is not there. */
export function readText(value: unknown, key: string): string | undefined {
  if (value !== undefined && typeof value !== 'string') wrong(key, 'must be a text');
  return value;
}

/** A record whose keys are data; nothing if it is not there. */
export function readAny(value: unknown, key: string): Written | undefined {
  const known = typeof value === 'object' && value !== null ? Object.keys(value) : ['its keys'];
  return readRecord(value, key, known);
}

/** A list of records, each with where it stands; none if there is no list. */
export function readRecords(
  value: unknown,
  key: string,
  known: readonly string[],
): readonly { readonly one: Written; readonly where: string }[] {
  return (readList(value, key) ?? []).map((item, at) => {
    const where = `${key}.${at}`;
    return { one: readRecord(item, where, known) ?? {}, where };
  });
}

/** Some of these words, each once; nothing if there is no list. */
export function readWords<W extends string>(
  value: unknown,
  key: string,
  words: readonly W[],
): W[] | undefined {
  return readTexts(value, key)?.map((one, at) => needed(readWord(one, `${key}.${at}`, words), key));
}

/** What has to be there. @throws GivenError if it is not */
export function needed<V>(value: V | undefined, key: string): V {
  return value ?? wrong(key, 'must be there');
}

/** A field that is written only if it is not the usual one. */
export function unless<V>(key: string, value: V, usual: V): Written {
  return value === usual || value === undefined ? {} : { [key]: value };
}

/** A list that is written only if something is in it. */
export function some(key: string, list: readonly unknown[]): Written {
  return list.length === 0 ? {} : { [key]: list };
}

/** A record that is written only if something is in it. */
export function filled(key: string, record: Written): Written {
  return Object.keys(record).length === 0 ? {} : { [key]: record };
}
