import type { Store } from '../store/store.ts';
import type { LocalTable } from './local-table.ts';
import { toStored } from './stored-snapshot.ts';
import type { TableSnapshot } from './table-snapshot.ts';

/** What a {@link SnapshotWriter} needs. */
export interface SnapshotWriterSetup {
  readonly store: Pick<Store, 'keepSnapshot'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly report?: ((what: string, thrown: unknown) => void) | undefined;
}

/** Writes snapshots of tables in the background: nobody who plays waits for one. */
export class SnapshotWriter {
  readonly #setup: SnapshotWriterSetup;
  /** Snapshots being written, by table. */
  readonly #writing = new Map<string, Promise<void>>();

  constructor(setup: SnapshotWriterSetup) {
    this.#setup = setup;
  }

  /** Waits until no snapshot is being written. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing.values());
  }

  /**
   * Takes snapshots of a table, each when nothing else is queued before it, until replaying what is
   * not in the last one takes no longer than `worth`, in milliseconds.
   */
  saveSoon(local: LocalTable, worth: number): void {
    if (local.unsaved <= worth) return;
    this.#begin(local.id, () => this.#saveAll(local, worth));
  }

  /** Writes a snapshot that was taken while a table was read. */
  write(id: string, taken: TableSnapshot): void {
    this.#begin(id, () => this.#write(taken));
  }

  #begin(id: string, work: () => Promise<void>): void {
    if (this.#writing.has(id)) return;
    const written = work()
      .catch((thrown) => this.#setup.report?.(`snapshot of table ${id}`, thrown))
      .finally(() => this.#writing.delete(id));
    this.#writing.set(id, written);
  }

  /** What is played while a snapshot is written may be worth another one. */
  async #saveAll(local: LocalTable, worth: number): Promise<void> {
    while (local.unsaved > worth) {
      local.used = this.#setup.now();
      const taken = await local.alone(async () => {
        const snapshot = local.live?.snapshot();
        if (snapshot !== undefined) local.unsaved = 0;
        return snapshot;
      });
      // Before the match there is none.
      if (taken === undefined) return;
      await this.#write(taken);
    }
  }

  async #write(taken: TableSnapshot): Promise<void> {
    const kept = await this.#setup.store.keepSnapshot(await toStored(taken));
    // If another node has written one meanwhile, the next of this one has to bring every chapter.
    for (const chapter of taken.chapters) chapter.isKept = kept;
  }
}
