import { type Observer, SPECTATOR } from '@tablewright/engine';
import { MOST_NOTES, type Notes, type NoteWritten, type WriteNote } from '@tablewright/protocol';
import type { LocalTables } from './local-tables.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { seatAs } from './seat-as.ts';

/** Who reads or writes: a seat, and its lock when they were let in. */
interface Reader {
  readonly seat: Observer;
  readonly lock: number;
}

/**
 * The notes of a table: a pad for each seat, which nobody else reads and nobody hears of, and one for
 * all seats. They lie beside the match.
 */
export class TableNotes {
  readonly #tables: LocalTables;

  constructor(tables: LocalTables) {
    this.#tables = tables;
  }

  /** The notes of a seat, and those of the table. */
  read(table: string, reader: Reader): Promise<Outcome<Notes>> {
    const { store } = this.#tables.setup;
    return this.#tables.at(table, async (local) => {
      const sits = await seatAs(this.#tables, local, reader);
      if (!sits.ok) return sits;
      const own = await store.notes(table, sits.value.seat);
      return done({ own: [...own], table: [...(await store.notes(table, SPECTATOR))] });
    });
  }

  /** Writes a note over the revision that the writer has seen, or says how it stands by now. */
  async write(
    table: string,
    reader: Reader,
    { pad, ...wish }: Omit<WriteNote, 'seat'>,
  ): Promise<Outcome<NoteWritten>> {
    const { store, now, publish } = this.#tables.setup;
    const written = await this.#tables.at(table, async (local): Promise<Outcome<NoteWritten>> => {
      const sits = await seatAs(this.#tables, local, reader);
      if (!sits.ok) return sits;
      const { seat, name } = sits.value;
      const on = pad === 'own' ? seat : SPECTATOR;
      const note = { ...wish, table, pad: on, seat, name, at: now() };
      const made = await store.writeNote(note, MOST_NOTES);
      if (made !== 'full') return done(made);
      return refused('not-allowed', `a pad holds ${MOST_NOTES} notes; delete one first`);
    });
    if (written.ok && written.value.kept && pad === 'table') {
      publish?.(table, 'notes');
      await this.#tables.refresh(table, 'notes');
    }
    return written;
  }
}
