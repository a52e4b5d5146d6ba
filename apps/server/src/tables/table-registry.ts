import type { Expiry } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import type { LocalTable } from './local-table.ts';
import { LocalTables, type RegistrySetup } from './local-tables.ts';
import { done, type Outcome } from './outcome.ts';
import type { Topic } from './pubsub.ts';
import { TableCommands } from './table-commands.ts';
import { TableNotes } from './table-notes.ts';
import { TablePauses } from './table-pauses.ts';
import { TableQueries } from './table-queries.ts';
import { TableSubscriptions } from './table-subscriptions.ts';
import { TableWhispers } from './table-whispers.ts';

/** The same as `worth` of the setup, for a table at which nothing happens. */
const QUIET_WORTH = 2;
/** After how many milliseconds without use a table counts as one at which nothing happens. */
const QUIET = 1_000;

/**
 * The tables of this node. It reads them when somebody comes, does one thing after the other with
 * each, stores what was done before it tells anybody, and evicts them when nothing happens any more.
 */
export class TableRegistry {
  readonly commands: TableCommands;
  readonly queries: TableQueries;
  readonly subscriptions: TableSubscriptions;
  readonly pauses: TablePauses;
  readonly whispers: TableWhispers;
  readonly notes: TableNotes;
  readonly #tables: LocalTables;

  constructor(setup: RegistrySetup) {
    this.#tables = new LocalTables(setup);
    this.commands = new TableCommands(this.#tables);
    this.queries = new TableQueries(this.#tables);
    this.pauses = new TablePauses(this.#tables, this.commands);
    this.subscriptions = new TableSubscriptions(this.#tables, this.pauses);
    this.whispers = new TableWhispers(this.#tables);
    this.notes = new TableNotes(this.#tables);
  }

  /** The node stops: pauses give clocks back what they have counted, and nothing waits any more. */
  async close(): Promise<void> {
    this.#tables.closePresence();
    await this.pauses.close();
  }

  /** Called whenever a table here has changed, or this node has taken it over. */
  set onChange(listener: (local: LocalTable, table: LiveTable) => void) {
    this.#tables.onChange = listener;
  }

  /** How many tables are in memory now. */
  get liveCount(): number {
    let count = 0;
    for (const { live } of this.#tables.all()) if (live !== undefined) count += 1;
    return count;
  }

  /** Whether a table is in memory, so that nothing has to be read before something is done there. */
  isLoaded(id: string): boolean {
    return this.#tables.get(id)?.live !== undefined;
  }

  /** Reads a table into memory if it is not there. */
  load(id: string): Promise<Outcome<true>> {
    return this.#tables.at(id, async (local) => {
      const loaded = await this.#tables.load(local);
      return loaded.ok ? done(true as const) : loaded;
    });
  }

  /** Reads what is new at a table, and tells those who are connected here. */
  refresh(id: string, topic: Topic): Promise<void> {
    return this.#tables.refresh(id, topic);
  }

  /**
   * Makes this node play the bots and run the clocks of these tables. Returns those that cannot be
   * read now.
   */
  takeOver(ids: readonly string[]): Promise<readonly string[]> {
    return this.#tables.takeOver(ids);
  }

  /** Has the duties of a table that this node owns looked at again. Rejects if it cannot be read. */
  reconsider(id: string): Promise<void> {
    return this.#tables.at(id, async (local) => {
      if (!local.owned) return;
      if (local.live !== undefined) this.#tables.onChange?.(local, local.live);
      else await this.#tables.load(local);
    });
  }

  /**
   * Deletes a table for good. Returns whether there was one to delete.
   * @param before only if nothing has happened there since then, as the store says it
   */
  async remove(id: string, before?: Expiry): Promise<boolean> {
    const { store, publish } = this.#tables.setup;
    const removed = await this.#tables.at(id, async (local) => {
      if (!(await store.remove(id, before))) return false;
      local.live = undefined;
      this.#tables.dismiss(local);
      this.#tables.pauses.forget(id);
      return true;
    });
    if (removed) publish?.(id, 'log');
    return removed;
  }

  /**
   * Evicts tables that were not used for so long, in milliseconds, and writes snapshots of others
   * that are quiet.
   * @param unwatched the same for tables that nobody listens to
   */
  evictIdle(idle: number, unwatched = idle): void {
    const { now: clock, quietWorth = QUIET_WORTH } = this.#tables.setup;
    const now = clock();
    for (const local of this.#tables.all()) {
      const isUnwatched = local.listeners.size === 0 && local.leaving.size === 0;
      if (local.busy) continue;
      if (local.used <= now - QUIET) this.#tables.saveSoon(local, quietWorth);
      if (local.busy || local.used > now - (isUnwatched ? unwatched : idle)) continue;
      local.live = undefined;
      if (isUnwatched) this.#tables.drop(local);
    }
  }

  /** Waits until no snapshot is being written. */
  settled(): Promise<void> {
    return this.#tables.snapshots.settled();
  }

  /** Writes snapshots of what was played last, so that the next process opens it at once. */
  async saveAll(): Promise<void> {
    await this.settled();
    for (const local of this.#tables.all()) this.#tables.saveSoon(local, 0);
    await this.settled();
  }
}
