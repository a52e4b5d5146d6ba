import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHOICE_KINDS } from '@tablewright/engine/host';
import * as protocol from '@tablewright/protocol';
import { z } from 'zod';

/** The description of the protocol, as it stands in `docs/protocol.md`. */
export const text = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');

/** An example of the document: a fenced block whose first line names its schema. */
export interface Example {
  readonly schema: string;
  readonly value: unknown;
  /** The heading above it, without its `#`s. */
  readonly heading: string;
  /** The heading of the second level above it. */
  readonly chapter: string;
  readonly line: number;
}

/** All examples of the document. */
export const examples = examplesIn(text);

function examplesIn(document: string): Example[] {
  const found: Example[] = [];
  let [heading, chapter] = ['', ''];
  let block: { schema: string; type: string; line: number; lines: string[] } | undefined;
  document.split('\n').forEach((line, at) => {
    const fence = /^```(json|ndjson)?(?: (.+))?$/.exec(line);
    if (block !== undefined && line === '```') {
      const { type, lines, ...rest } = block;
      const sources = type === 'ndjson' ? lines : [lines.join('\n')];
      for (const source of sources) {
        found.push({ ...rest, heading, chapter, value: JSON.parse(source) });
      }
      block = undefined;
    } else if (block !== undefined) block.lines.push(line);
    else if (fence?.[1] !== undefined) {
      block = { schema: fence[2] ?? '', type: fence[1], line: at + 1, lines: [] };
    }
    const title = block === undefined ? /^(##+) (.+)$/.exec(line) : undefined;
    if (title?.[2] !== undefined) heading = title[2];
    if (title?.[1] === '##') chapter = heading;
  });
  return found;
}

/** The examples under a heading. */
export const under = (heading: string): Example[] =>
  examples.filter((one) => one.heading === heading);

/** The rows of all tables of the document, cell by cell. */
export const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** A cell without its backquotes. */
export const plain = (cell: string | undefined): string => (cell ?? '').replaceAll('`', '');

const done = <T extends z.ZodType>(value: T) => z.strictObject({ ok: z.literal(true), value });
/** What a refused event is acknowledged with. */
export const NotDone = z.strictObject({ ok: z.literal(false), error: protocol.Refused });
const atTable = { table: protocol.TableId };

/** The events of the live channel: what is sent, and what is acknowledged. */
export const EVENTS: Record<
  string,
  { readonly body: z.ZodType; readonly acknowledgement: z.ZodType }
> = {
  watch: {
    body: protocol.WatchTable,
    acknowledgement: done(
      z.strictObject({ seat: z.int(), messages: z.array(protocol.ServerMessage) }),
    ),
  },
  leave: { body: z.strictObject(atTable), acknowledgement: done(z.literal(true)) },
  act: {
    body: protocol.DoAct.extend(atTable),
    acknowledgement: done(protocol.Acted),
  },
  say: {
    body: protocol.Say.extend(atTable),
    acknowledgement: done(z.strictObject({ number: z.int() })),
  },
  notes: {
    body: z.strictObject({ ...atTable, seat: protocol.SeatNumber.exactOptional() }),
    acknowledgement: done(protocol.Notes),
  },
  note: {
    body: protocol.WriteNote.extend(atTable),
    acknowledgement: done(protocol.NoteWritten),
  },
  past: {
    body: z.strictObject({ ...atTable, seat: z.int(), answers: z.int() }),
    acknowledgement: done(z.strictObject({ view: z.unknown() })),
  },
  told: {
    body: z.strictObject({ ...atTable, seat: z.int(), answers: z.int() }),
    acknowledgement: done(protocol.Told),
  },
};

/** A choice in a message: its fields beside those of its kind. */
export const NamedChoice = z.looseObject({
  name: protocol.ChoiceName,
  slot: z.int(),
  kind: z.enum(CHOICE_KINDS),
  seat: protocol.SeatNumber,
  why: z.looseObject({ key: z.string() }),
  options: z.array(z.looseObject({ id: z.string() })),
  closed: z.array(z.looseObject({ id: z.string(), because: z.looseObject({ key: z.string() }) })),
  fallback: z.unknown(),
});
