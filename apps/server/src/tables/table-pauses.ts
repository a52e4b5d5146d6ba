import type { Seat } from '@tablewright/engine';
import type { PauseAct, PauseNews } from '@tablewright/protocol';
import type { Pause } from '../pauses/pause.ts';
import type { PauseWord } from '../pauses/pause-word.ts';
import type { Actor } from './acts.ts';
import { Attendance } from './attendance.ts';
import type { LiveTable } from './live-table.ts';
import type { LocalTable } from './local-table.ts';
import { type LocalTables, lockedOut } from './local-tables.ts';
import { done, type Outcome, refused } from './outcome.ts';
import type { TableCommands } from './table-commands.ts';

/** How often listeners are told of a pause that changes, in milliseconds. */
const TELL = 250;
/** How long until a table that could not go on is tried again, in milliseconds. */
const AGAIN = 1_000;
/** Refusals after which it may go on later. */
const PASSING: ReadonlySet<string> = new Set(['down', 'busy']);

/**
 * Pauses at the tables of this node: who asks for one, what everybody there is told of it, and when
 * play goes on. Nothing of it comes into a table's log but for how long clocks stood still.
 */
export class TablePauses {
  readonly #tables: LocalTables;
  readonly #commands: TableCommands;
  /** Who attends each table that is paused. */
  readonly #attendance = new Map<string, Attendance>();
  /** When listeners are told next, and when it is looked next whether a table may go on. */
  readonly #telling = new Map<string, NodeJS.Timeout>();
  readonly #looking = new Map<string, NodeJS.Timeout>();
  /** Tables that are about to go on. */
  readonly #ending = new Set<string>();
  #closed = false;

  constructor(tables: LocalTables, commands: TableCommands) {
    this.#tables = tables;
    this.#commands = commands;
    tables.onPause = (id) => this.#changed(id);
    tables.onPresence = ({ id }) => {
      // For whom it waits has changed, whoever it is.
      if (this.isOn(id)) this.#changed(id);
    };
  }

  /** Whether a table is paused. */
  isOn(id: string): boolean {
    return this.#tables.pauses.isOn(id);
  }

  /**
   * Does what somebody in a seat asks for: at once, before everything that waits to be done with the
   * table. Returns how many entries the log has, as every act does.
   */
  async act(id: string, actor: Actor, act: PauseAct): Promise<Outcome<number>> {
    const live = this.#tables.get(id)?.live;
    if (live !== undefined) return this.#do(live, actor, act);
    return this.#tables.at(id, async (local) => {
      const loaded = await this.#tables.load(local);
      return loaded.ok ? this.#do(loaded.value, actor, act) : loaded;
    });
  }

  /** Another node has said something. */
  hear(word: PauseWord): void {
    this.#tables.pauses.hear(word);
  }

  /** Asks the other nodes what is paused. Resolves when one has told it. */
  learn(): Promise<void> {
    return this.#tables.pauses.learn();
  }

  /** What somebody is told of a pause who comes to a table. */
  newsFor({ id }: LocalTable, table: LiveTable): readonly PauseNews[] {
    const pause = this.#tables.pauses.of(id);
    return pause === undefined ? [] : [this.#newsOf(pause, table)];
  }

  /** The node stops, and its pauses with it: clocks get back what they have counted so far. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of [...this.#telling.values(), ...this.#looking.values()]) clearTimeout(timer);
    for (const id of this.#tables.pauses.all()) {
      const since = this.#tables.pauses.of(id)?.since;
      if (since !== undefined) await this.#standStill(id, since);
    }
  }

  #do(table: LiveTable, { seat, lock }: Actor, act: PauseAct): Outcome<number> {
    const { pauses } = this.#tables;
    const { id } = table.record;
    if (lock !== undefined && lock !== table.lockOf(seat)) return lockedOut();
    if (table.seats[seat] === undefined) {
      return refused('not-allowed', 'who has no seat may only watch');
    }
    if (act.kind === 'pause') {
      pauses.call(id, act.wish ?? 'pause');
      return done(table.seq);
    }
    const pause = pauses.of(id);
    if (pause === undefined) return refused('stale', 'the table is not paused');
    if (act.kind === 'line') pauses.line(pause, act);
    else if (act.round === pause.round) this.#ready(pause, seat);
    else return refused('stale', 'somebody has asked again; see what for, and be ready then');
    return done(table.seq);
  }

  #ready(pause: Pause, seat: Seat): void {
    const { pauses, setup } = this.#tables;
    this.#attendance.get(pause.table)?.heard(seat, setup.now());
    pauses.ready(pause, seat);
    this.#look(pause.table);
  }

  #changed(id: string): void {
    if (this.#closed) return;
    const pause = this.#tables.pauses.of(id);
    const began = pause !== undefined && !this.#attendance.has(id);
    if (began) this.#attendance.set(id, new Attendance());
    if (pause === undefined) this.#goOn(id);
    else if (began) this.#stop(id);
    else this.#tellSoon(id);
    if (pause !== undefined) this.#look(id);
  }

  /** A table stops: bots and clocks are not looked at, and everybody there is told. */
  #stop(id: string): void {
    this.#with(id, (local, table) => {
      this.#tell(local, table);
      if (local.owned) this.#tables.onChange?.(local, table);
    });
  }

  /** A table goes on. */
  #goOn(id: string): void {
    this.#attendance.delete(id);
    for (const timers of [this.#telling, this.#looking]) {
      clearTimeout(timers.get(id));
      timers.delete(id);
    }
    const here = this.#tables.get(id);
    if (here === undefined || (here.listeners.size === 0 && !here.owned)) return;
    here.broadcast({ type: 'pause', table: id });
    this.#read(id, (local, table) => {
      // Whoever was refused meanwhile, and decides by updates, is asked again.
      local.tellAgain(table, this.#tables.clockTime(table));
      if (local.owned) this.#tables.onChange?.(local, table);
    });
  }

  /** However much is written at once, nobody is told more often than they can read. */
  #tellSoon(id: string): void {
    if (this.#telling.has(id)) return;
    const tell = (): void => {
      this.#telling.delete(id);
      this.#with(id, (local, table) => this.#tell(local, table));
    };
    this.#telling.set(id, setTimeout(tell, TELL).unref());
  }

  #tell(local: LocalTable, table: LiveTable): void {
    const pause = this.#tables.pauses.of(local.id);
    if (pause !== undefined) local.broadcast(this.#newsOf(pause, table));
  }

  #newsOf(pause: Pause, table: LiveTable): PauseNews {
    const { table: id, wish, round, lines } = pause;
    const missing = this.#missing(pause, table);
    return { type: 'pause', table: id, pause: { wish, missing, round, lines: [...lines] } };
  }

  /** For how many people a table waits; bots are always ready. */
  #missing(pause: Pause, table: LiveTable): number {
    const people = this.#attending(pause, table).filter(
      (seat) => table.seats[seat]?.kind === 'person',
    );
    return people.filter((seat) => !pause.isReady(seat)).length;
  }

  #attending({ table: id }: Pause, { seats }: LiveTable): readonly Seat[] {
    const present = this.#tables.get(id)?.present ?? new Set();
    const all = [...seats.keys()];
    return this.#attendance.get(id)?.at(this.#tables.setup.now(), all, present) ?? all;
  }

  /** Looks whether a table may go on: it waits for nobody, and somebody is there who is ready. */
  #look(id: string): void {
    this.#with(id, (_local, table) => {
      const pause = this.#tables.pauses.of(id);
      if (pause === undefined || this.#closed) return;
      const isWanted = this.#attending(pause, table).some((seat) => pause.isReady(seat));
      if (isWanted && this.#missing(pause, table) === 0) this.#end(pause);
      else this.#lookLater(id);
    });
  }

  /** Somebody who is gone is not waited for any more after a while, and everybody sees one less. */
  #lookLater(id: string): void {
    const next = this.#attendance.get(id)?.next;
    clearTimeout(this.#looking.get(id));
    this.#looking.delete(id);
    if (next === undefined) return;
    const look = (): void => {
      this.#looking.delete(id);
      this.#tellSoon(id);
      // Even if nobody is connected to this node any more.
      this.#read(id, () => this.#look(id));
    };
    const wait = Math.max(0, next - this.#tables.setup.now());
    this.#looking.set(id, setTimeout(look, wait).unref());
  }

  async #end({ table: id, calls, since }: Pause): Promise<void> {
    if (this.#ending.has(id)) return;
    this.#ending.add(id);
    // Before anything else is done there: it would be charged to whoever thinks.
    const stood = await this.#standStill(id, since);
    this.#ending.delete(id);
    if (stood) {
      // Whoever has asked again meanwhile is not among them.
      this.#tables.pauses.end(id, calls);
      this.#look(id);
    } else setTimeout(() => this.#look(id), AGAIN).unref();
  }

  /** Returns whether it is done, or cannot be done. */
  async #standStill(id: string, since: number): Promise<boolean> {
    try {
      const stood = await this.#commands.standStill(id, since);
      return stood.ok || !PASSING.has(stood.error.code);
    } catch (thrown) {
      this.#tables.setup.report?.(`table ${id}`, thrown);
      return false;
    }
  }

  /** Does something with a table, if this node has anything of it; at once, if it is in memory. */
  #with(id: string, work: (local: LocalTable, table: LiveTable) => void): void {
    const local = this.#tables.get(id);
    if (local === undefined) return;
    if (local.live === undefined) this.#read(id, work);
    else work(local, local.live);
  }

  #read(id: string, work: (local: LocalTable, table: LiveTable) => void): void {
    const done = this.#tables.at(id, async (local) => {
      const read = await this.#tables.load(local);
      if (read.ok) work(local, read.value);
    });
    done.catch((thrown) => this.#tables.setup.report?.(`table ${id}`, thrown));
  }
}
