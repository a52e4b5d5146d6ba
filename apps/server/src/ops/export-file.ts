import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline as flow, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { LARGEST_MATCH } from '@tablewright/protocol';
import { z } from 'zod';
import type { ExportedRow } from '../store/transfer.ts';
import { messageOf } from './failure.ts';

const FORMAT = 'tablewright-export';
/** Rises when what was exported before can no longer be imported as it is. */
const VERSION = 1;
/** Characters gathered before they are written. */
const CHUNK = 64 * 1024;
/** The longest line, in characters: a row holds at most a match that came with a campaign, as text. */
const LONGEST = 4 * LARGEST_MATCH;
/**
 * How many times larger an export may be than it is packed; names and hashes come to a tenth at
 * best. What is read before that is looked at, in bytes, is small enough in any case.
 */
const PACKED = { ratio: 100, least: 16 * 1024 * 1024 };

/** The first line: how many rows follow. */
const Header = z.object({ format: z.literal(FORMAT), version: z.unknown(), rows: z.number() });
/** A row of a database table. */
const Row = z.object({ of: z.string(), row: z.record(z.string(), z.unknown()) });
/** The last line: the hash of all before it. */
const End = z.object({ sha256: z.unknown() });

/** An export that cannot be trusted; nothing of it is taken. */
export class WrongExport extends Error {
  override readonly name = 'WrongExport';
}

/**
 * Writes an export: a header that says how many rows there are, a line of JSON for each, and the
 * SHA-256 of all that. A name that ends in .gz is packed. Returns how many rows there were.
 * @param file an empty file that takes it
 * @param name what the file will be called
 * @param rows calls `counted` before its first row
 */
export async function writeExport(
  file: string,
  name: string,
  rows: (counted: (count: number) => void) => AsyncIterable<ExportedRow>,
): Promise<number> {
  let count = 0;
  const given = rows((counted) => {
    count = counted;
  });
  const text = Readable.from(linesOf(given, () => count));
  const target = createWriteStream(file);
  if (isPacked(name)) await pipeline(text, createGzip(), target);
  else await pipeline(text, target);
  return count;
}

/**
 * The rows of an export. Throws {@link WrongExport} in their midst, or after the last, if the file
 * is not as it was written: whoever takes rows takes none for good before the end.
 */
export async function* readExport(file: string): AsyncGenerator<ExportedRow> {
  const hash = createHash('sha256');
  let header: { readonly rows: number } | undefined;
  let rows = 0;
  let ended = false;
  let number = 0;
  try {
    for await (const line of textLines(file)) {
      number += 1;
      if (ended) throw new WrongExport('something stands after its end');
      const value: unknown = JSON.parse(line);
      if (header === undefined) header = headerIn(value);
      else {
        const row = Row.safeParse(value);
        if (!row.success) {
          checkEnd(value, hash, rows, header.rows);
          ended = true;
          continue;
        }
        rows += 1;
        if (rows > header.rows) throw new WrongExport(`it has more than ${header.rows} rows`);
        yield row.data;
      }
      hash.update(`${line}\n`);
    }
  } catch (thrown) {
    if (thrown instanceof WrongExport) throw new WrongExport(`${file}: ${thrown.message}`);
    // What throws while a row is taken does not come by here, but goes to whoever takes it.
    throw new WrongExport(`${file} is damaged after line ${number}: ${messageOf(thrown)}`);
  }
  if (!ended) throw new WrongExport(`${file} is cut off after line ${number}`);
}

async function* linesOf(
  rows: AsyncIterable<ExportedRow>,
  count: () => number,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let chunk = '';
  let begun = false;
  const add = (value: unknown): void => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    chunk += line;
  };
  const begin = (): void => {
    begun = true;
    add({ format: FORMAT, version: VERSION, rows: count(), at: new Date().toISOString() });
  };
  for await (const row of rows) {
    if (!begun) begin();
    add(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (!begun) begin();
  yield `${chunk}${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

async function* textLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  // A failure of the source ends the other with it.
  const bytes = isPacked(file) ? flow(source, createGunzip(), () => {}) : source;
  const decoder = new TextDecoder();
  let rest = '';
  let unpacked = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    unpacked += chunk.length;
    if (unpacked > PACKED.least + PACKED.ratio * source.bytesRead) {
      throw new WrongExport('it unpacks to far more than an export does');
    }
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > LONGEST) throw new WrongExport('it has a line that is too long for a row');
  }
  if (rest !== '') throw new WrongExport('it is cut off in the middle of a line');
}

function headerIn(value: unknown): { readonly rows: number } {
  const read = Header.safeParse(value);
  if (!read.success) throw new WrongExport('it is no export');
  const { version, rows } = read.data;
  if (version === VERSION) return { rows };
  throw new WrongExport(`its version is ${version}; version ${VERSION} can be read here`);
}

function checkEnd(value: unknown, hash: Hash, rows: number, expected: number): void {
  const end = End.safeParse(value);
  if (!end.success) throw new WrongExport('it has a line that is no row');
  if (rows !== expected) throw new WrongExport(`it has ${rows} rows and should have ${expected}`);
  if (hash.digest('hex') === end.data.sha256) return;
  throw new WrongExport('it was altered: what it holds is not what was written');
}

function isPacked(name: string): boolean {
  return name.endsWith('.gz');
}
