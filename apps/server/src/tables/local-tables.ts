import { type Game, SPECTATOR } from '@tablewright/engine';
import type { PauseWord } from '../pauses/pause-word.ts';
import { Pauses } from '../pauses/pauses.ts';
import type { Store } from '../store/store.ts';
import { BrokenLog } from './broken-log.ts';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live-table.ts';
import { LocalTable } from './local-table.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { Presence } from './presence.ts';
import { TableProjections } from './projections.ts';
import type { Topic } from './pubsub.ts';
import { SnapshotWriter } from './snapshot-writer.ts';
import { followLog, type ReadTable, readTable } from './table-reader.ts';
import { TimeSlices } from './time-slices.ts';

/** The most lines of chat that a newcomer is sent. */
export const MOST_LINES = 200;

/** After how many milliseconds of play a snapshot of a table is due. */
const SNAPSHOT_WORTH = 10;

/** What a registry of tables needs. */
export interface RegistrySetup {
  readonly store: Store;
  /** The id of this node, different from that of every other and of every earlier one. */
  readonly node: string;
  /** The game of that id, if it can be played here. */
  readonly games: (id: string) => Promise<Game | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells the other nodes that something is new at a table. */
  readonly publish?: (table: string, topic: Topic) => void;
  /** Tells the other nodes of a pause. */
  readonly publishPause?: (word: PauseWord) => void;
  /** Receives faults of the rules and of the store; never anything secret. */
  readonly report?: (what: string, thrown: unknown) => void;
  /**
   * A snapshot is written after so many milliseconds of play, so that reading the table again takes
   * no longer than that; with 0 after every entry.
   */
  readonly worth?: number;
  /** The same for a table at which nothing happens at the moment. */
  readonly quietWorth?: number;
  /** Called with every entry that this node has stored, and the table as it stands then. */
  readonly onCommitted?: (entry: Entry, table: LiveTable) => void;
}

/**
 * The tables that this node has anything of: reads them from the store, keeps them level with it,
 * and brings their listeners up to date. What is done with a table goes through {@link at}.
 */
export class LocalTables {
  /** Called after every change of a table that this node owns or has read: its duties may differ. */
  onChange: ((local: LocalTable, table: LiveTable) => void) | undefined;

  /** Called when somebody has come to a table or gone. */
  onPresence: ((local: LocalTable) => void) | undefined;
  /** Called when the pause of a table has begun, changed or ended. */
  onPause: ((table: string) => void) | undefined;

  readonly setup: RegistrySetup;
  readonly pauses: Pauses;
  readonly projections: TableProjections;
  readonly snapshots: SnapshotWriter;
  readonly slices = new TimeSlices();
  readonly #tables = new Map<string, LocalTable>();
  readonly #presence: Presence;
  #ticks = 0;

  constructor(setup: RegistrySetup) {
    this.setup = setup;
    const { store, node, now, report } = setup;
    this.pauses = new Pauses({
      now,
      publish: setup.publishPause,
      onChange: (table) => this.onPause?.(table),
    });
    this.projections = new TableProjections(node);
    this.snapshots = new SnapshotWriter({ store, now, report });
    const onChange = (id: string): Promise<void> => {
      setup.publish?.(id, 'presence');
      return this.refresh(id, 'presence');
    };
    this.#presence = new Presence({ store, node, now, report, onChange });
  }

  /** What this node has of a table, if it has anything. */
  get(id: string): LocalTable | undefined {
    return this.#tables.get(id);
  }

  /** All tables that this node has anything of. */
  all(): Iterable<LocalTable> {
    return this.#tables.values();
  }

  /** Does something with a table once all that was queued before is done. */
  at<T>(id: string, work: (local: LocalTable) => Promise<T>): Promise<T> {
    let local = this.#tables.get(id);
    if (local === undefined) {
      local = new LocalTable(id);
      this.#tables.set(id, local);
    }
    const here = local;
    here.used = this.setup.now();
    return here.alone(() => work(here));
  }

  /** Forgets a table, state and all; nobody may be connected to it. */
  drop(local: LocalTable): void {
    this.#tables.delete(local.id);
  }

  /** The next tick of a clock that orders requests and looks at the store. */
  tick(): number {
    this.#ticks += 1;
    return this.#ticks;
  }

  /** The state of a table, read from the store if it is not in memory. */
  async load(local: LocalTable): Promise<Outcome<LiveTable>> {
    if (local.live !== undefined) return done(local.live);
    const { store, games, report, worth = SNAPSHOT_WORTH } = this.setup;
    const source = { store, games, slices: this.slices, report };
    let read = await readTable(source, local.id, worth);
    while (read.ok && !(await this.#settled(local, read.value))) {
      read = await readTable(source, local.id, worth);
    }
    if (!read.ok) {
      if (read.error.code === 'no-such-table') this.dismiss(local);
      return read;
    }
    const { table, spent, taken } = read.value;
    local.live = table;
    // Of what comes out otherwise by later rules no snapshot is made.
    local.unsaved = table.otherwise === undefined ? spent : 0;
    if (taken !== undefined) this.snapshots.write(local.id, taken);
    await this.readPresence(local);
    if (local.told >= 0) this.tell(local, table);
    local.markTold(table);
    if (local.owned) this.onChange?.(local, table);
    return done(table);
  }

  /** The same, level with the store: other nodes may have gone on, and their hints been lost. */
  async loadLatest(local: LocalTable): Promise<Outcome<LiveTable>> {
    const loaded = await this.load(local);
    if (!loaded.ok) return loaded;
    await this.catchUp(local);
    // What was in memory may have been of no more use; reading says why.
    return this.load(local);
  }

  /** Reads what the store has of a table beyond what is in memory, and tells the listeners. */
  async catchUp(local: LocalTable): Promise<void> {
    if (local.live === undefined && local.listeners.size === 0) return;
    if (local.live === undefined) {
      await this.load(local);
      return;
    }
    const began = this.tick();
    const table = local.live;
    const seq = (await this.setup.store.seqsOf([local.id])).get(local.id);
    if (seq === undefined) {
      local.live = undefined;
      this.dismiss(local);
    } else if (seq < table.seq) {
      // A backup was put in its place: what is in memory never happened there.
      const entries = `there are ${seq} entries, and were ${table.seq}`;
      this.setup.report?.(`table ${local.id} has gone back`, new Error(entries));
      local.live = undefined;
      await this.load(local);
    } else if (seq === table.seq) {
      local.current = began;
      // It may have been read without being told.
      this.tell(local, table);
    } else if (table.isOlder) {
      // Older rules have gone on with it: whether all comes out the same is to be judged anew.
      local.live = undefined;
      await this.load(local);
    } else await this.#follow(local, table);
  }

  /**
   * Catches up with the store, unless that was done since the request came in. Returns whether the
   * table has changed in memory by that.
   * @param asked the tick of the request
   */
  async hasMovedOn(local: LocalTable, table: LiveTable, asked: number): Promise<boolean> {
    if (local.current > asked) return false;
    const { seq } = table;
    await this.catchUp(local);
    return local.live !== table || table.seq !== seq;
  }

  /** The moment that the clocks of a table show: they stand still in a pause. */
  clockTime(table: LiveTable): number {
    const now = this.setup.now();
    const since = this.pauses.of(table.record.id)?.since;
    return since === undefined ? now : Math.min(now, Math.max(since, table.at));
  }

  /** Sends all listeners what they have not been told yet. */
  tell(local: LocalTable, table: LiveTable): void {
    for (const observer of local.bringUpToDate(table, this.clockTime(table))) {
      this.#presence.changed(local, observer);
    }
  }

  /** A device of an observer has connected or gone. */
  presenceChanged(local: LocalTable, observer: number): void {
    this.#presence.changed(local, observer);
  }

  /** The node stops: who comes and goes is no longer written. */
  closePresence(): void {
    this.#presence.close();
  }

  /** Reads which seats have a device connected, and tells the listeners if that has changed. */
  async readPresence(local: LocalTable): Promise<void> {
    const changed = await this.#presence.read(local);
    const { live } = local;
    if (!changed || live === undefined) return;
    const face = local.faceOf(live, this.clockTime(live));
    local.broadcast({ type: 'table', seq: live.seq, face });
    this.onPresence?.(local);
  }

  /** Sends the listeners the lines of chat that they have not been told yet. */
  async readChat(local: LocalTable): Promise<void> {
    if (local.listeners.size === 0) return;
    const lines = await this.setup.store.lines(local.id, local.said, MOST_LINES);
    for (const line of lines) {
      local.said = line.number;
      local.broadcast({ type: 'chat', ...line });
    }
  }

  /** Sends the listeners of each seat the whispers that they have not been told yet. */
  async readWhispers(local: LocalTable): Promise<void> {
    // Whoever has lost the seat meanwhile hears nothing more, however late the news of it come.
    await this.catchUp(local);
    for (const [seat, { listeners }] of [...local.listeners]) {
      if (seat === SPECTATOR) continue;
      const after = local.whispered.get(seat) ?? 0;
      for (const line of await this.setup.store.whispers(local.id, seat, after, MOST_LINES)) {
        local.whispered.set(seat, line.number);
        for (const listener of listeners) listener({ type: 'whisper', ...line });
      }
    }
  }

  /** Tells those who sit at a table that its notes have changed. */
  async tellNotes(local: LocalTable): Promise<void> {
    await this.catchUp(local);
    for (const [seat, { listeners }] of local.listeners) {
      if (seat === SPECTATOR) continue;
      for (const listener of listeners) listener({ type: 'notes', table: local.id });
    }
  }

  /** Reads what is new at a table, and tells those who are connected here. */
  async refresh(id: string, topic: Topic): Promise<void> {
    if (!this.#tables.has(id)) return;
    await this.at(id, async (local) => {
      if (topic === 'log') await this.catchUp(local);
      else if (topic === 'presence') await this.readPresence(local);
      else if (topic === 'whisper') await this.readWhispers(local);
      else if (topic === 'notes') await this.tellNotes(local);
      else await this.readChat(local);
    });
  }

  /**
   * Makes this node play the bots and run the clocks of these tables. Returns those that cannot be
   * read now.
   */
  async takeOver(ids: readonly string[]): Promise<readonly string[]> {
    const missed: string[] = [];
    for (const id of ids) {
      const isTaken = await this.at(id, (local) => this.#own(local)).catch((thrown) => {
        this.setup.report?.(`taking over table ${id}`, thrown);
        return false;
      });
      if (!isTaken) missed.push(id);
    }
    return missed;
  }

  /** Writes a snapshot of a table if one is due; see `RegistrySetup.worth`. */
  saveSoon(local: LocalTable, worth = this.setup.worth ?? SNAPSHOT_WORTH): void {
    this.snapshots.saveSoon(local, worth);
  }

  /** The table is gone: tells the listeners and forgets it. */
  dismiss(local: LocalTable): void {
    local.broadcast({ type: 'gone', table: local.id });
    local.listeners.clear();
    this.drop(local);
  }

  async #own(local: LocalTable): Promise<boolean> {
    const loaded = await this.loadLatest(local);
    if (!loaded.ok) return false;
    local.owned = true;
    this.onChange?.(local, loaded.value);
    return true;
  }

  /**
   * Settles whose a table is that was read: one that older rules own and by those here comes out the
   * same is theirs from now on. Returns whether it stands in the log; else it is to be read again.
   */
  async #settled(local: LocalTable, { table, status, listed }: ReadTable): Promise<boolean> {
    this.projections.read(table, { status, listed });
    if (!table.isOlder || table.otherwise !== undefined) return true;
    const { store, now, publish, onCommitted } = this.setup;
    // In a pause clocks stand still: what is written then must not have them count.
    const at = this.pauses.isOn(local.id) ? table.at : now();
    const upgraded = table.upgrade(at);
    if (!upgraded.ok) return true;
    const rules = { version: table.record.rulesVersion, since: table.seq };
    const step = this.projections.stepOf(table, upgraded.value, { rules });
    const [isStored] = await store.append([step]);
    if (isStored !== true) return false;
    this.projections.wrote(table);
    local.owned = true;
    onCommitted?.(upgraded.value, table);
    publish?.(local.id, 'log');
    return true;
  }

  /** Follows what another node has written, which owns the table from then on. */
  async #follow(local: LocalTable, table: LiveTable): Promise<void> {
    try {
      local.unsaved += (await followLog(this.setup.store, table, this.slices)).spent;
    } catch (thrown) {
      // What is in memory is half of it.
      local.live = undefined;
      if (!(thrown instanceof BrokenLog)) throw thrown;
      // The table may have gone on with later rules; reading it anew says so.
      await this.load(local);
      return;
    }
    this.projections.forget(table);
    local.owned = false;
    this.tell(local, table);
  }
}

/** The refusal of whatever would go on with a table that is paused. */
export function paused(): ReturnType<typeof refused> {
  return refused('paused', 'the table is paused; it goes on when everybody there is ready');
}

/** The refusal for somebody who was let in before the seat got its present key. */
export function lockedOut(): ReturnType<typeof refused> {
  return refused('wrong-key', 'this seat has another key now; open it with the new one');
}
