import type { TableFace } from '@tablewright/protocol';
import type { Step, TableChanges, TableLine } from '../store/store.ts';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live-table.ts';

interface Stored {
  readonly status: string;
  readonly listed: boolean;
  readonly face: number;
  readonly duty: string;
}

/**
 * What the store has of tables beside their logs, so that lists need not read those. An entry is
 * written together with what it has changed of that, and no more.
 */
export class TableProjections {
  readonly #node: string;
  readonly #stored = new WeakMap<LiveTable, Stored>();

  /** @param node this node, which owns the tables that it writes to */
  constructor(node: string) {
    this.#node = node;
  }

  /** Notes what was read of a table beside its log. */
  read(table: LiveTable, { status, listed }: Pick<TableLine, 'status' | 'listed'>): void {
    const duty = this.dutyOf(table) === 'none' ? 'none' : 'unknown';
    this.#stored.set(table, { status, listed, face: table.faceVersion, duty });
  }

  /** Notes that everything about the table as it stands was written. */
  wrote(table: LiveTable): void {
    const { status, listed, faceVersion } = table;
    const duty = dutyText(this.dutyOf(table));
    this.#stored.set(table, { status, listed, face: faceVersion, duty });
  }

  /** Forgets what was noted, because another node has written. */
  forget(table: LiveTable): void {
    this.#stored.delete(table);
  }

  /** The last entry of a table, with what has to be written beside it. */
  stepOf(table: LiveTable, entry: Entry, changes: TableChanges = {}): Step {
    const before = this.#stored.get(table);
    const { status, listed } = table;
    const duty = this.dutyOf(table);
    const gives = table.givenWith(entry);
    const all: TableChanges = {
      ...changes,
      ...(before?.status === status ? {} : { status }),
      ...(before?.listed === listed ? {} : { listed }),
      ...(before?.face === table.faceVersion ? {} : { face: listedFace(table) }),
      ...(before?.duty === dutyText(duty) ? {} : { duty }),
      ...(gives === undefined ? {} : { gives }),
    };
    return {
      match: table.record.id,
      seq: table.seq,
      at: table.at,
      entry,
      waiting: table.awaited,
      ...(Object.keys(all).length === 0 ? {} : { changes: all }),
    };
  }

  /** When the server has to act next at a table. */
  dutyOf(table: LiveTable): NonNullable<TableChanges['duty']> {
    // A bot's turn is due at once.
    if (table.botsTurn !== undefined) return { at: 0, node: this.#node };
    const { due } = table;
    return due === undefined ? 'none' : { at: Math.ceil(due), node: this.#node };
  }
}

/** The table as lists show it: without clocks, and with nobody present. */
function listedFace(table: LiveTable): TableFace {
  const { clocks: _clocks, ...face } = table.face(table.at, () => false);
  return face;
}

function dutyText(duty: NonNullable<TableChanges['duty']>): string {
  return duty === 'none' ? 'none' : `${duty.at}`;
}
