import type { Game, Seat } from '@tablewright/engine';
import type { Step } from '../store/store.ts';
import type { Entry, KeptEntry, TableRecord } from '../tables/entry.ts';
import { LiveTable } from '../tables/live-table.ts';
import { TableProjections } from '../tables/projections.ts';
import { followEntry } from '../tables/table-reader.ts';

/** A row of a log as it stands in the database, whatever it holds. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** A log that was taken back to its last sound entry. */
export interface MendedLog {
  /** How many entries are sound; none if the table cannot be mended. */
  readonly sound: number;
  /** Numbers that are lost, each with what stands there, if anything does. */
  readonly lost: readonly { readonly seq: number; readonly line: LogLine | undefined }[];
  /** What is to stand in the log from the number of the first of them on. */
  readonly steps: readonly Step[];
  /** Seats that are free again. */
  readonly vacated: readonly Seat[];
}

/** What was written in place of an entry that is lost. */
const LOST: Entry = { kind: 'lost' };
/** No node: the first that looks does what is due. */
const NOBODY = '';

/**
 * Takes a log back to its last sound entry. What stood behind it keeps its numbers, without effect:
 * clients that know these numbers are told right what holds.
 * @param lines in order; some may be missing
 */
export function mendedLog(lines: readonly LogLine[], record: TableRecord, game: Game): MendedLog {
  const sound = soundIn(lines, record, game);
  if (sound === 0) return { sound, lost: [], steps: [], vacated: [] };
  const table = new LiveTable(record, game);
  const kept = lines.slice(0, sound).map(entryIn);
  for (const entry of kept) table.follow(entry);
  const side = new TableProjections(NOBODY);
  const lost = Array.from({ length: (lines.at(-1)?.seq ?? 0) - sound }, (_, at) => {
    const seq = sound + 1 + at;
    return { seq, line: lines.find((line) => line.seq === seq) };
  });
  const steps = lost.map(({ seq }) => {
    table.follow({ seq, at: table.at, entry: LOST });
    const step = side.stepOf(table, LOST);
    side.wrote(table);
    return step;
  });
  const last = kept.at(-1);
  // What lists show may be wrong alone: it is written with the last entry as that stands.
  if (steps.length === 0 && last !== undefined) steps.push(side.stepOf(table, last.entry));
  const vacated = table.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  return { sound, lost, steps, vacated: lost.length === 0 ? [] : vacated };
}

/** How many entries from the first on are as the rules make them. */
function soundIn(lines: readonly LogLine[], record: TableRecord, game: Game): number {
  const table = new LiveTable(record, game);
  let sound = 0;
  try {
    for (const line of lines) {
      followEntry(table, entryIn(line));
      sound += 1;
    }
  } catch {
    // Whatever is wrong with it: here it ends.
  }
  return sound;
}

function entryIn({ seq, at, body }: LogLine): KeptEntry {
  return { seq, at, entry: JSON.parse(body) as Entry };
}
