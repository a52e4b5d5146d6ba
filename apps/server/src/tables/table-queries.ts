import { type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import { withoutConfidential } from '@tablewright/engine/documents';
import { type MatchFile, withoutWhispers } from '@tablewright/engine/host';
import type { TableFace, Told } from '@tablewright/protocol';
import type { LiveTable } from './live-table.ts';
import type { LocalTables } from './local-tables.ts';
import { done, type Outcome, refused } from './outcome.ts';

/** Everything that is asked about a table and changes nothing. */
export class TableQueries {
  readonly #tables: LocalTables;

  constructor(tables: LocalTables) {
    this.#tables = tables;
  }

  /** What everybody may know of a table. */
  face(id: string): Promise<Outcome<TableFace>> {
    return this.#tables.at(id, async (local) => {
      const loaded = await this.#tables.loadLatest(local);
      if (!loaded.ok) return loaded;
      return done(local.faceOf(loaded.value, this.#tables.clockTime(loaded.value)));
    });
  }

  /** The present locks of a table's seats; see `LiveTable.lockOf`. */
  locks(id: string): Promise<Outcome<(observer: Observer) => number>> {
    return this.#tables.at(id, async (local) => {
      // Whoever is let in under an old lock would be locked out as soon as they do anything.
      const loaded = await this.#tables.loadLatest(local);
      if (!loaded.ok) return loaded;
      const table = loaded.value;
      const observers = [SPECTATOR, ...table.seats.keys()];
      const locks = new Map(observers.map((observer) => [observer, table.lockOf(observer)]));
      return done((observer) => locks.get(observer) ?? 0);
    });
  }

  /** The view of an observer after so many answers. */
  past(id: string, observer: Observer, answers: number): Promise<Outcome<unknown>> {
    return this.#lookBack(id, answers, (table) => table.pastFor(observer, answers));
  }

  /** What an observer saw at each event of an answer. */
  told(id: string, observer: Observer, answers: number): Promise<Outcome<Told>> {
    return this.#lookBack(id, answers, (table) => table.toldFor(observer, answers));
  }

  #lookBack<T>(
    id: string,
    answers: number,
    look: (table: LiveTable) => Generator<void, T | undefined>,
  ): Promise<Outcome<T>> {
    return this.#ask(id, async (table) => {
      const seen = await this.#tables.slices.through(look(table));
      if (seen !== undefined) return done(seen);
      return refused('out-of-range', `the match has no moment after ${answers} answers`);
    });
  }

  /**
   * The match as a file with its secret, and the table at which it goes on, if it does. It is refused
   * as long as it may be played on at this one. Confidential documents and
   * whispers stay at the table.
   */
  file(id: string): Promise<Outcome<{ file: MatchFile; goesOnAt: string | undefined }>> {
    return this.#ask(id, async (table) => {
      const file = table.file();
      if (file !== undefined) {
        const shared = withoutWhispers(withoutConfidential(table.game, file));
        return done({ file: shared, goesOnAt: table.goesOnAt });
      }
      const secret = 'its file would tell what is secret';
      return table.otherwise === undefined
        ? refused('not-allowed', `the match is not over; ${secret}`)
        : refused('not-allowed', `the match may go on; ${secret} until its host closes the table`);
    });
  }

  /** Reads something off a table when nothing else is being done with it. */
  inspect<T>(id: string, work: (table: LiveTable) => T): Promise<T | undefined> {
    return this.#tables.at(id, async (local) => {
      const loaded = await this.#tables.load(local);
      return loaded.ok ? work(loaded.value) : undefined;
    });
  }

  /**
   * The number under which an act of that request id is stored, if it is: only whoever did it knows
   * the id.
   * @param seat in which it was done; in any without it
   */
  async repeated(id: string, seat: Observer | undefined, act: string): Promise<number | undefined> {
    // It may have been done at another node just now.
    await this.#tables.refresh(id, 'log');
    return this.inspect(id, (table) => {
      const seats = seat === undefined ? [...table.seats.keys()] : [seat];
      return seats.map((one) => table.seqOf(one, act)).find((seq) => seq !== undefined);
    });
  }

  /**
   * Of the people for whom a table has waited since the entry `seq`, those without a connected
   * device.
   */
  absent(id: string, seq: number): Promise<readonly Seat[]> {
    return this.#tables.at(id, async (local) => {
      const loaded = await this.#tables.load(local);
      if (!loaded.ok) return [];
      const table = loaded.value;
      const waiting = table.awaited.filter((seat) => table.turnOf(seat) === seq);
      if (waiting.length > 0) await this.#tables.readPresence(local);
      return waiting.filter((seat) => !local.present.has(seat));
    });
  }

  /** Asks a table for something; what its latest state would grant is not refused. */
  #ask<T>(id: string, what: (table: LiveTable) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const asked = this.#tables.tick();
    return this.#tables.at(id, async (local) => {
      for (;;) {
        const loaded = await this.#tables.load(local);
        if (!loaded.ok) return loaded;
        const said = await what(loaded.value);
        if (said.ok || !(await this.#tables.hasMovedOn(local, loaded.value, asked))) return said;
      }
    });
  }
}
