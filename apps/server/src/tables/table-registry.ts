import {
  type Game,
  type Observer,
  type Seat,
  SPECTATOR,
  type WireAnswer,
} from '@tablewright/engine';
import type { MatchFile } from '@tablewright/engine/host';
import type { Act, ServerMessage, TableFace } from '@tablewright/protocol';
import type { PlannedTable } from '../lobby/planned-table.ts';
import type { Expiry, NewTable, SaidLine, Store, StoredKey, TableChanges } from '../store/store.ts';
import type { Actor } from './acts.ts';
import { Committer } from './committer.ts';
import { cpuTime, cpuTimeSince } from './cpu-time.ts';
import type { Entry, GivenBy, TableRecord } from './entry.ts';
import { LiveTable } from './live-table.ts';
import { type Listener, LocalTable } from './local-table.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { Presence } from './presence.ts';
import { TableProjections } from './projections.ts';
import { toStored } from './stored-snapshot.ts';
import { followLog, noTable, readTable } from './table-reader.ts';
import type { TableSnapshot } from './table-snapshot.ts';
import { TimeSlices } from './time-slices.ts';

/** Lines of chat that a newcomer hears at most. */
const MOST_LINES = 200;
/** Tables that the store is asked about at a time. */
const LOOKED_AT = 500;
/** How often an act is tried again that other nodes were faster than. */
const TRIES = 5;

/** After how many milliseconds of play a table is worth another snapshot. */
const WORTH = 10;
/** The same of a table at which nobody does anything; what is less is soon played again. */
const QUIET_WORTH = 2;
/** After how many milliseconds a table counts as one at which nobody does anything. */
const QUIET = 1_000;

/** What is new at a table: its log, its chat, or who is there. */
export type Topic = 'log' | 'chat' | 'people';

/** What the keeper of tables needs. */
export interface RegistrySetup {
  readonly store: Store;
  /** The name of this node, different from that of every other and of every earlier one. */
  readonly node: string;
  /** The game of that id, if it can be played here. */
  readonly games: (id: string) => Promise<Game | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells other nodes that something is new at a table. */
  readonly tellOthers?: (table: string, what: Topic) => void;
  /** Told of what is wrong with the rules or the store; never of anything secret. */
  readonly report?: (what: string, thrown: unknown) => void;
  /**
   * After how many milliseconds of play a snapshot of a table is kept, so that reading it again
   * takes no longer than that; with 0 after every entry.
   */
  readonly worth?: number;
  /** The same of a table at which nobody does anything. */
  readonly quietWorth?: number;
  /** Told of every entry that this node has kept, with the table as it is then. */
  readonly onKept?: (entry: Entry, table: LiveTable) => void;
}

/** What somebody has heard of a table; who does not say so is told everything. */
export interface Known {
  /** How many entries. */
  readonly seq?: number | undefined;
  /** The number of the last line of chat. */
  readonly said?: number | undefined;
}

/** Somebody who sits down. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly mark: number | undefined;
  readonly entropy: string;
  readonly handed: boolean;
  readonly guest: string | undefined;
  /** The hash of the new key of the seat. */
  readonly key: string;
  /** The hash of a key that works once. */
  readonly spend: string | undefined;
  /** The lock of the seat before that key was looked at; with another one it opens nothing. */
  readonly lock?: number | undefined;
}

/** Somebody was let in. */
export interface Entered {
  readonly observer: Observer;
  /** The lock of the seat when that was found; see `LiveTable.lockOf`. */
  readonly lock: number;
}

/** Somebody is at a table. */
export interface Stay {
  readonly leave: () => void;
  /** The lock of the seat, for what this one does there; see `LiveTable.lockOf`. */
  readonly lock: number;
}

/**
 * Keeps the tables of this node: reads them when somebody comes, does one thing after the other at
 * each, writes down what was done before it tells anybody, and forgets the table when it rests.
 */
export class TableRegistry {
  /** Told after every change of a table that is here: what the house has to do may be another. */
  onChange: ((local: LocalTable, table: LiveTable) => void) | undefined;

  readonly #setup: RegistrySetup;
  readonly #committer: Committer;
  readonly #tables = new Map<string, LocalTable>();
  readonly #projections: TableProjections;
  readonly #presence: Presence;
  readonly #slices = new TimeSlices();
  /** Counts what is asked for, of this keeper and by it of the store. */
  #moments = 0;
  /** Snapshots that are being written. */
  readonly #writing = new Map<string, Promise<void>>();

  constructor(setup: RegistrySetup) {
    this.#setup = setup;
    this.#committer = new Committer(setup.store);
    this.#projections = new TableProjections(setup.node);
    const { store, node, now, report } = setup;
    const onChange = (id: string): Promise<void> => {
      setup.tellOthers?.(id, 'people');
      return this.heardOf(id, 'people');
    };
    this.#presence = new Presence({ store, node, now, report, onChange });
  }

  /** Whether a table is in memory: nothing has to be read before something is done there. */
  holds(id: string): boolean {
    return this.#tables.get(id)?.live !== undefined;
  }

  /** Has a table in memory, reading it if it is not there. */
  wake(id: string): Promise<Outcome<true>> {
    return this.#at(id, async (local) => {
      const loaded = await this.#load(local);
      return loaded.ok ? done(true as const) : loaded;
    });
  }

  /** Waits for what is written off the path of those who play. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing.values());
  }

  /** Keeps snapshots of what was played last, so that the next process opens it at once. */
  async retire(): Promise<void> {
    await this.settled();
    for (const local of this.#tables.values()) this.#keepSoon(local, 0);
    await this.settled();
  }

  /** How many tables are in memory now. */
  get liveCount(): number {
    let count = 0;
    for (const { live } of this.#tables.values()) if (live !== undefined) count += 1;
    return count;
  }

  /**
   * Opens a table; with all seats taken its match begins at once.
   * @param keys the keys that open it
   * @param places the seats that the host's device plays
   */
  open(
    record: TableRecord,
    first: Extract<Entry, { kind: 'open' }>,
    { keys, places }: Pick<NewTable, 'keys' | 'places'>,
  ): Promise<Outcome<number>> {
    return this.#at(record.id, async (local) => {
      const game = await this.#setup.games(record.game);
      if (game === undefined) return refused('no-such-game', `"${record.game}" is not played here`);
      const table = new LiveTable(record, game);
      table.follow({ seq: 1, at: record.opened, entry: first });
      const step = this.#projections.stepOf(table, first);
      await this.#setup.store.openTable({ record, first: step, keys, places });
      this.#projections.wrote(table);
      local.live = table;
      local.haveHeard(table);
      local.mine = true;
      this.#setup.onKept?.(first, table);
      this.onChange?.(local, table);
      return done(table.seq);
    });
  }

  /**
   * Opens the next table of a match that is over, and names it there: both, or neither.
   * @param by in which seat somebody does, and the next table of before that is no more
   */
  async openNext(
    id: string,
    by: { readonly seat: Seat | undefined; readonly gone: string | undefined },
    { record, first, keys, places }: PlannedTable,
  ): Promise<Outcome<number>> {
    const game = await this.#setup.games(record.game);
    if (game === undefined) return refused('no-such-game', `"${record.game}" is not played here`);
    const next = new LiveTable(record, game);
    next.follow({ seq: 1, at: record.opened, entry: first });
    const opens: NewTable = { record, first: this.#projections.stepOf(next, first), keys, places };
    const seat = by.seat === undefined ? {} : { seat: by.seat };
    const named = await this.#change(id, (table, now) => {
      const made = table.nameNext({ table: record.id, ...seat }, by.gone, now);
      return made.ok ? { entry: made.value, changes: { opens } } : made;
    });
    if (!named.ok) return named;
    this.#setup.onKept?.(first, next);
    await this.takeOver([record.id]);
    return named;
  }

  /** Does what somebody asks for. What comes back is the number under which it is kept for good. */
  async act(id: string, actor: Actor, act: Act): Promise<Outcome<number>> {
    // Nobody says so when a node dies with those who are connected to it.
    if (act.kind === 'replace') await this.#at(id, (local) => this.#readPresence(local));
    return this.#change(id, (table, now, present) => {
      const known = table.seqOf(actor.seat, act.id);
      if (known !== undefined) return { known };
      const made = table.perform(actor, act, now, (seat) => present.has(seat));
      if (!made.ok) return made;
      const entry = made.value;
      if (entry.kind === 'stand') return { entry, changes: { vacate: entry.seat } };
      // What was given out while a bot played holds no more.
      if (entry.kind === 'return') return { entry, changes: { revoke: entry.seat } };
      return { entry };
    });
  }

  /**
   * The number under which an act of that name is kept, if there is one: only who did it knows it.
   * @param seat in which it was done; in any without it
   */
  async repeated(id: string, seat: Observer | undefined, act: string): Promise<number | undefined> {
    // It may have been done at another node just now.
    await this.heardOf(id, 'log');
    return this.with(id, (table) => {
      const seats = seat === undefined ? [...table.seats.keys()] : [seat];
      return seats.map((one) => table.seqOf(one, act)).find((seq) => seq !== undefined);
    });
  }

  /** Somebody sits down, or takes over a seat that was handed to them. */
  sit(id: string, sitter: Sitter): Promise<Outcome<number>> {
    const { guest, key, spend, lock, ...person } = sitter;
    return this.#change(id, (table, now) => {
      if (lock !== undefined && lock !== table.lockOf(sitter.seat)) return lockedOut();
      const host = guest !== undefined && guest === table.record.host;
      const made = table.seatPerson({ ...person, host }, now);
      if (!made.ok) return made;
      return {
        entry: made.value,
        changes: {
          vacate: sitter.seat,
          occupy: { seat: sitter.seat, guest, key },
          ...(spend === undefined ? {} : { spend }),
        },
      };
    });
  }

  /**
   * A seat, or watching, gets another key, and with it everybody is out who opened it before, but
   * this guest.
   */
  lock(
    id: string,
    seat: Observer,
    by: { readonly guest: string | undefined; readonly key: string },
    letIn?: number,
  ): Promise<Outcome<number>> {
    return this.#change(id, (table, now) => {
      if (letIn !== undefined && letIn !== table.lockOf(seat)) return lockedOut();
      const made = table.lock(seat, now);
      if (!made.ok) return made;
      return { entry: made.value, changes: { vacate: seat, occupy: { seat, ...by } } };
    });
  }

  /**
   * The answer of the house for a seat: a bot's, or the one that the clock gives.
   * @param seq the number of entries at which it was decided; with more it is refused
   */
  answerFor(
    id: string,
    seq: number,
    answer: { readonly seat: Seat; readonly slot: number; readonly answer: WireAnswer },
    how: GivenBy,
  ): Promise<Outcome<number>> {
    return this.#change(id, (table, now) => {
      if (table.seq !== seq) return refused('stale', `the table is at ${table.seq}, not ${seq}`);
      const made = table.answerFor(answer.seat, answer.slot, answer.answer, how, now);
      return made.ok ? { entry: made.value } : made;
    });
  }

  /** Somebody is told that the time for their decision is nearly up; once. */
  nudge(id: string, seat: Seat): Promise<Outcome<number>> {
    return this.#change(id, (table, now) => {
      const made = table.nudge(seat, now);
      return made.ok ? { entry: made.value } : made;
    });
  }

  /**
   * Of the people for whom a table has waited since the entry `seq`, those of whom no device is
   * connected.
   */
  absent(id: string, seq: number): Promise<readonly Seat[]> {
    return this.#at(id, async (local) => {
      const loaded = await this.#load(local);
      if (!loaded.ok) return [];
      const table = loaded.value;
      const waiting = table.awaited.filter((seat) => table.turnOf(seat) === seq);
      if (waiting.length > 0) await this.#readPresence(local);
      return waiting.filter((seat) => !local.present.has(seat));
    });
  }

  /**
   * Somebody comes to a table, or comes back, and hears from now on what happens there.
   * @param arrive gets what they have missed, before the listener can hear anything
   * @param letIn the lock of the seat when they were let in; with another one they are refused
   */
  watch(
    id: string,
    observer: Observer,
    { seq = -1, said = 0 }: Known,
    listener: Listener,
    arrive: (messages: readonly ServerMessage[]) => void,
    letIn?: number,
  ): Promise<Outcome<Stay>> {
    return this.#at(id, async (local) => {
      const loaded = await this.#load(local);
      if (!loaded.ok) return loaded;
      await this.#catchUp(local);
      const table = local.live;
      if (table === undefined) return noTable(id);
      const lock = table.lockOf(observer);
      if (letIn !== undefined && letIn !== lock) return lockedOut();
      // Those who are here already hear of these lines as well.
      await this.#readChat(local);
      const lines = await this.#setup.store.lines(id, 0, MOST_LINES);
      const now = this.#setup.now();
      if (local.listeners.size === 0) local.said = lines.at(-1)?.number ?? 0;
      const update = table.updateFor(observer, seq, now);
      const away = local.hear(observer, listener, lock);
      arrive([
        { type: 'table', seq: table.seq, face: local.faceOf(table, now) },
        ...(update === undefined ? [] : [update]),
        ...lines
          .filter(({ number }) => number > said && number <= local.said)
          .map((line) => ({ type: 'chat', ...line }) as const),
      ]);
      this.#presence.changed(local, observer);
      const leave = (): void => {
        away();
        this.#presence.changed(local, observer);
      };
      return done({ leave, lock });
    });
  }

  /** What everybody may know of a table. */
  face(id: string): Promise<Outcome<TableFace>> {
    return this.#at(id, async (local) => {
      const loaded = await this.#load(local);
      if (!loaded.ok) return loaded;
      // A hint of another node may have been lost.
      await this.#catchUp(local);
      const table = local.live;
      if (table === undefined) return noTable(id);
      return done(local.faceOf(table, this.#setup.now()));
    });
  }

  /** Keeps a key to take over a seat, as long as the seat has this lock. */
  handKey(key: StoredKey, lock: number): Promise<Outcome<true>> {
    return this.#at(key.match, async (local) => {
      const loaded = await this.#load(local);
      if (!loaded.ok) return loaded;
      // Another node may have changed it just now.
      await this.#catchUp(local);
      if (local.live?.lockOf(key.seat) !== lock) return lockedOut();
      await this.#setup.store.replaceKey(key, this.#setup.now());
      return done(true as const);
    });
  }

  /** The view of an observer after so many answers. */
  past(id: string, observer: Observer, answers: number): Promise<Outcome<unknown>> {
    return this.#ask(id, async (table) => {
      const view = await this.#slices.through(table.pastFor(observer, answers));
      if (view !== undefined) return done(view);
      return refused('out-of-range', `the match has no moment after ${answers} answers`);
    });
  }

  /** The match as a file with its secret, once it is over; nothing must be asked for before. */
  file(id: string): Promise<Outcome<MatchFile>> {
    return this.#ask(id, async ({ match, status }) => {
      if (match === undefined || status === 'playing') {
        return refused('not-allowed', 'the match is not over; its file would tell what is secret');
      }
      return done(match.toFile({ withSecret: true }));
    });
  }

  /** Does something with a table as it stands now, when nothing else is done there. */
  with<T>(id: string, work: (table: LiveTable) => T): Promise<T | undefined> {
    return this.#at(id, async (local) => {
      const loaded = await this.#load(local);
      return loaded.ok ? work(loaded.value) : undefined;
    });
  }

  /** Says something at a table, a repeat only once; whoever is there hears it once it is kept. */
  async say(line: SaidLine): Promise<number> {
    const number = await this.#setup.store.say(line);
    this.#setup.tellOthers?.(line.table, 'chat');
    await this.heardOf(line.table, 'chat');
    return number;
  }

  /** Something is new at a table: those who are here are told of it. */
  async heardOf(id: string, what: Topic): Promise<void> {
    if (!this.#tables.has(id)) return;
    await this.#at(id, async (local) => {
      if (what === 'log') await this.#catchUp(local);
      else if (what === 'people') await this.#readPresence(local);
      else await this.#readChat(local);
    });
  }

  /**
   * This node takes over what the house has to do at these tables; returns those that cannot be
   * read now.
   */
  async takeOver(ids: readonly string[]): Promise<readonly string[]> {
    const missed: string[] = [];
    for (const id of ids) {
      const taken = this.#at(id, async (local) => {
        const loaded = await this.#load(local);
        if (!loaded.ok) return false;
        await this.#catchUp(local);
        if (local.live === undefined) return false;
        local.mine = true;
        this.onChange?.(local, local.live);
        return true;
      });
      const isTaken = await taken.catch((thrown) => {
        this.#setup.report?.(`taking over table ${id}`, thrown);
        return false;
      });
      if (!isTaken) missed.push(id);
    }
    return missed;
  }

  /** Looks again at what the house has to do at a table. Rejects if the table cannot be read. */
  reconsider(id: string): Promise<void> {
    return this.#at(id, async (local) => {
      if (!local.mine) return;
      if (local.live !== undefined) this.onChange?.(local, local.live);
      else await this.#load(local);
    });
  }

  /** The present locks of a table's seats; see `LiveTable.lockOf`. */
  locks(id: string): Promise<Outcome<(observer: Observer) => number>> {
    return this.#at(id, async (local) => {
      const loaded = await this.#load(local);
      if (!loaded.ok) return loaded;
      // Whoever is let in by an old lock would be locked out as soon as they do anything.
      await this.#catchUp(local);
      const table = local.live;
      if (table === undefined) return noTable(id);
      const observers = [SPECTATOR, ...table.seats.keys()];
      const locks = new Map(observers.map((observer) => [observer, table.lockOf(observer)]));
      return done((observer) => locks.get(observer) ?? 0);
    });
  }

  /**
   * Looks at the tables that somebody here listens to: other nodes may have gone on there and the
   * hints of it may have been lost.
   */
  async lookAround(): Promise<void> {
    const ids = this.listenedTo();
    for (let first = 0; first < ids.length; first += LOOKED_AT) {
      const some = ids.slice(first, first + LOOKED_AT);
      const seqs = await this.#setup.store.seqsOf(some);
      for (const id of some) {
        if (seqs.get(id) !== this.#tables.get(id)?.told) await this.heardOf(id, 'log');
      }
    }
  }

  /** The tables that somebody here listens to. */
  listenedTo(): readonly string[] {
    return [...this.#tables.values()]
      .filter(({ listeners }) => listeners.size > 0)
      .map(({ id }) => id);
  }

  /**
   * Deletes a table for good; whether there was one to delete.
   * @param before only if it has rested since then, as the store says it
   */
  async remove(id: string, before?: Expiry): Promise<boolean> {
    const removed = await this.#at(id, async (local) => {
      if (!(await this.#setup.store.remove(id, before))) return false;
      local.live = undefined;
      this.#dismiss(local);
      return true;
    });
    if (removed) this.#setup.tellOthers?.(id, 'log');
    return removed;
  }

  /**
   * Forgets tables at which nothing has happened for so long, in milliseconds, and keeps snapshots
   * of others that are quiet.
   * @param left the same for tables that nobody listens to
   */
  rest(idle: number, left = idle): void {
    const now = this.#setup.now();
    for (const local of this.#tables.values()) {
      const isLeft = local.listeners.size === 0 && local.leaving.size === 0;
      if (local.busy) continue;
      if (local.used <= now - QUIET) this.#keepSoon(local, this.#setup.quietWorth ?? QUIET_WORTH);
      if (local.busy || local.used > now - (isLeft ? left : idle)) continue;
      local.live = undefined;
      if (isLeft) this.#tables.delete(local.id);
    }
  }

  #at<T>(id: string, work: (local: LocalTable) => Promise<T>): Promise<T> {
    let local = this.#tables.get(id);
    if (local === undefined) {
      local = new LocalTable(id);
      this.#tables.set(id, local);
    }
    const here = local;
    here.used = this.#setup.now();
    return here.alone(() => work(here));
  }

  /** Changes a table: in memory, then in the store, and only then for those who listen. */
  #change(
    id: string,
    make: (
      table: LiveTable,
      now: number,
      present: ReadonlySet<Seat>,
    ) =>
      | { readonly known: number }
      | { readonly entry: Entry; readonly changes?: TableChanges }
      | ReturnType<typeof refused>,
  ): Promise<Outcome<number>> {
    const asked = this.#moment();
    return this.#at(id, async (local) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const loaded = await this.#load(local);
        if (!loaded.ok) return loaded;
        const table = loaded.value;
        let made: ReturnType<typeof make>;
        const began = cpuTime();
        try {
          made = make(table, this.#setup.now(), local.present);
        } catch (thrown) {
          // What is in memory may be half of it, and is no longer what is kept.
          local.live = undefined;
          this.#setup.report?.(`table ${id}`, thrown);
          return refused('fault', 'the rules broke on that; the table is as it was');
        }
        const took = cpuTimeSince(began);
        if ('known' in made) return done(made.known);
        if ('ok' in made) {
          // Another node may have gone on: only the newest word of the table may refuse anything.
          if (await this.#hasGoneOn(local, table, asked)) continue;
          if (made.error.code === 'fault') this.#setup.report?.(`table ${id}`, table.match?.fault);
          return made;
        }
        const sent = this.#moment();
        try {
          if (
            await this.#committer.append(this.#projections.stepOf(table, made.entry, made.changes))
          ) {
            local.current = sent;
            this.#projections.wrote(table);
            this.#setup.onKept?.(made.entry, table);
            this.#tell(local, table);
            this.#setup.tellOthers?.(id, 'log');
            local.mine = true;
            local.unkept += took;
            this.onChange?.(local, table);
            this.#keepSoon(local);
            return done(table.seq);
          }
          // Another node was faster: what was done in memory never happened.
          local.live = undefined;
        } catch (thrown) {
          // Whether it was written nobody knows; the store says so when the table is read again.
          local.live = undefined;
          this.#setup.report?.(`store, table ${id}`, thrown);
          // If it was, those who listen have to hear of it, here and at other nodes.
          this.#setup.tellOthers?.(id, 'log');
          this.heardOf(id, 'log').catch((again) => this.#setup.report?.(`table ${id}`, again));
          return refused('down', 'what you did could not be written down; try it again');
        }
      }
      return refused('busy', 'too many act here at once; try it again');
    });
  }

  /** Asks a table for something; it refuses only what it refuses by its newest word as well. */
  #ask<T>(id: string, what: (table: LiveTable) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const asked = this.#moment();
    return this.#at(id, async (local) => {
      for (;;) {
        const loaded = await this.#load(local);
        if (!loaded.ok) return loaded;
        const said = await what(loaded.value);
        if (said.ok || !(await this.#hasGoneOn(local, loaded.value, asked))) return said;
      }
    });
  }

  /** Says to all who listen what they do not know yet. */
  #tell(local: LocalTable, table: LiveTable): void {
    for (const observer of local.catchUp(table, this.#setup.now())) {
      this.#presence.changed(local, observer);
    }
  }

  /** Keeps snapshots of a table as long as it is worth one, when nobody waits for anything there. */
  #keepSoon(local: LocalTable, worth = this.#setup.worth ?? WORTH): void {
    const { report } = this.#setup;
    if (local.unkept <= worth || this.#writing.has(local.id)) return;
    const written = this.#keepOn(local, worth)
      .catch((thrown) => report?.(`snapshot of table ${local.id}`, thrown))
      .finally(() => this.#writing.delete(local.id));
    this.#writing.set(local.id, written);
  }

  /** What is played while a snapshot is written may be worth another one. */
  async #keepOn(local: LocalTable, worth: number): Promise<void> {
    while (local.unkept > worth) {
      const taken = await this.#at(local.id, async () => {
        const snapshot = local.live?.snapshot();
        if (snapshot !== undefined) local.unkept = 0;
        return snapshot;
      });
      // Before the match there is none.
      if (taken === undefined) return;
      await this.#keep(taken);
    }
  }

  async #keep(taken: TableSnapshot): Promise<void> {
    const kept = await this.#setup.store.keepSnapshot(await toStored(taken));
    // Where another node has kept one meanwhile, the next of this one has to bring everything along.
    for (const chapter of taken.chapters) chapter.isKept = kept;
  }

  /** The table of a room, read from the store if it is not in memory. */
  async #load(local: LocalTable): Promise<Outcome<LiveTable>> {
    if (local.live !== undefined) return done(local.live);
    const { store, games, report, worth = WORTH } = this.#setup;
    const source = { store, games, slices: this.#slices, report };
    const read = await readTable(source, local.id, worth);
    if (!read.ok) {
      if (read.error.code === 'no-such-table') this.#dismiss(local);
      return read;
    }
    const { table, spent, taken, ...changes } = read.value;
    this.#projections.read(table, changes);
    local.live = table;
    local.unkept = spent;
    if (taken !== undefined && !this.#writing.has(local.id)) {
      const written = this.#keep(taken)
        .catch((thrown) => report?.(`snapshot of table ${local.id}`, thrown))
        .finally(() => this.#writing.delete(local.id));
      this.#writing.set(local.id, written);
    }
    await this.#readPresence(local);
    if (local.told >= 0) this.#tell(local, table);
    local.haveHeard(table);
    if (local.mine) this.onChange?.(local, table);
    return done(table);
  }

  #moment(): number {
    this.#moments += 1;
    return this.#moments;
  }

  /**
   * Catches up with the store, unless that was done since something was asked for; whether the table
   * is not what it was in memory.
   */
  async #hasGoneOn(local: LocalTable, table: LiveTable, asked: number): Promise<boolean> {
    if (local.current > asked) return false;
    const { seq } = table;
    await this.#catchUp(local);
    return local.live !== table || table.seq !== seq;
  }

  async #catchUp(local: LocalTable): Promise<void> {
    if (local.live === undefined && local.listeners.size === 0) return;
    if (local.live === undefined) {
      await this.#load(local);
      return;
    }
    const began = this.#moment();
    const seqs = await this.#setup.store.seqsOf([local.id]);
    const seq = seqs.get(local.id);
    if (seq === undefined) {
      local.live = undefined;
      this.#dismiss(local);
      return;
    }
    const table = local.live;
    if (seq < table.seq) {
      // A backup was put in its place: what is in memory never happened there.
      const entries = `there are ${seq} entries, and were ${table.seq}`;
      this.#setup.report?.(`table ${local.id} has gone back`, new Error(entries));
      local.live = undefined;
      await this.#load(local);
      return;
    }
    if (seq === table.seq) {
      local.current = began;
      // It may have been read and not been told.
      this.#tell(local, table);
      return;
    }
    try {
      local.unkept += (await followLog(this.#setup.store, table, this.#slices)).spent;
    } catch (thrown) {
      // What is in memory is half of it.
      local.live = undefined;
      throw thrown;
    }
    this.#projections.forget(table);
    local.mine = false;
    this.#tell(local, table);
  }

  async #readChat(local: LocalTable): Promise<void> {
    if (local.listeners.size === 0) return;
    const lines = await this.#setup.store.lines(local.id, local.said, MOST_LINES);
    for (const line of lines) {
      local.said = line.number;
      local.tell({ type: 'chat', ...line });
    }
  }

  async #readPresence(local: LocalTable): Promise<void> {
    const changed = await this.#presence.read(local);
    const { live } = local;
    if (!changed || live === undefined) return;
    local.tell({ type: 'table', seq: live.seq, face: local.faceOf(live, this.#setup.now()) });
  }

  #dismiss(local: LocalTable): void {
    local.tell({ type: 'gone', table: local.id });
    local.listeners.clear();
    this.#tables.delete(local.id);
  }
}

function lockedOut(): ReturnType<typeof refused> {
  return refused('wrong-key', 'this seat has another key now; open it with the new one');
}
